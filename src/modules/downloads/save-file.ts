/** Saves a file under a name, as the browser's own downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click; one minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

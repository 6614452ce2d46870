/** Leaves the portal and replaces the history entry: key and state do not stay, and Back leads to the application. */
export function leaveFor(url: string): void {
  window.location.replace(url)
}

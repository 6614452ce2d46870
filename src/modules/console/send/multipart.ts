/** A part of a multipart form. */
export interface Part {
  name: string
  content: string | Blob
  /** Set only for files. */
  fileName?: string
  contentType?: string
}

/**
 * Writes a multipart form. The type of the result has its boundary. FormData is not used, because it adds a file name to
 * every part with a content type, which the samples do not send.
 */
export function multipartBody(parts: readonly Part[], boundary: string = crypto.randomUUID()): Blob {
  const pieces = parts.flatMap(({ name, content, fileName, contentType }) => {
    const file = fileName === undefined ? '' : `; filename="${escaped(fileName)}"`
    const type = contentType === undefined ? '' : `Content-Type: ${contentType}\r\n`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${file}\r\n${type}\r\n`
    return [head, content, '\r\n']
  })
  return new Blob([...pieces, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` })
}

/** Escapes a name in the same way as browsers do. */
function escaped(text: string): string {
  return text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
}

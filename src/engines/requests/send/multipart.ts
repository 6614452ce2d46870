import { dispositionOf } from '@/engines/samples/prepared-request'

/** A part of a multipart body. */
export interface Part {
  name: string
  content: string | Blob
  /** Set only for files. */
  fileName?: string
  contentType?: string
}

/**
 * Writes a multipart body. The type of the result has its boundary. FormData is not used: it writes only forms, and adds a
 * file name to every part with a content type, which the samples do not send.
 */
export function multipartBody(mimeType: string, parts: readonly Part[], boundary: string = crypto.randomUUID()): Blob {
  const pieces = parts.flatMap((part) => {
    const type = part.contentType === undefined ? '' : `Content-Type: ${part.contentType}\r\n`
    const head = `--${boundary}\r\nContent-Disposition: ${dispositionOf(mimeType, part)}\r\n${type}\r\n`
    return [head, part.content, '\r\n']
  })
  return new Blob([...pieces, `--${boundary}--\r\n`], { type: `${mimeType}; boundary=${boundary}` })
}

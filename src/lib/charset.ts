/**
 * Returns the name of a text's encoding: by its first bytes, its content type or its XML declaration, else UTF-8. A text that
 * starts with an ASCII character and a zero is in UTF-16, also without a byte order mark.
 */
export function charsetOf(contentType: string, first: Uint8Array): string {
  const [one, other] = first
  if (one === 0xff && other === 0xfe) return 'utf-16le'
  if (one === 0xfe && other === 0xff) return 'utf-16be'
  const start = String.fromCharCode(...first.subarray(0, 200))
  const named =
    /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(start)?.[1]
  if (named === undefined && one && other === 0) return 'utf-16le'
  if (named === undefined && one === 0 && other) return 'utf-16be'
  try {
    return new TextDecoder(named).encoding
  } catch {
    return 'utf-8'
  }
}

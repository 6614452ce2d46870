/** Decodes a percent-encoded part of an address. A malformed one is returned unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Replaces lone surrogates by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
}

/** Percent-encodes any text. encodeURIComponent throws on a lone surrogate. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(wellFormed(text))
}

/**
 * Percent-encodes a text for the value of a query, but keeps what is percent-encoded and the reserved characters that a
 * query may contain. Encodes those with a meaning there: `&` starts the next pair, `+` is a space.
 */
export function reservedEncoded(text: string): string {
  return encodedExcept(text, /(%[\da-f]{2}|[!$'()*,/:;=?@])/i)
}

/** Percent-encodes a text for a step of a path, but keeps what is percent-encoded and the reserved characters of a step. */
export function reservedStep(text: string): string {
  return encodedExcept(text, /(%[\da-f]{2}|[!$&'()*+,:;=@])/i)
}

/** Percent-encodes a text for a cookie, but keeps what is percent-encoded and the reserved characters of a cookie. */
export function reservedCookie(text: string): string {
  return encodedExcept(text, /(%[\da-f]{2}|[!$'()*/:=?@])/i)
}

/** @param kept matches what stays as it is, as a group. */
function encodedExcept(text: string, kept: RegExp): string {
  const parts = text.split(kept)
  return parts.map((part, index) => (index % 2 === 1 ? part : percentEncoded(part))).join('')
}

/** Decodes a percent-encoded part of an address. A malformed one is returned unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Percent-encodes any text. encodeURIComponent throws on a lone surrogate, so that is replaced by U+FFFD first. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}

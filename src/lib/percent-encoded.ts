/** Percent-encodes any text. encodeURIComponent throws on a lone surrogate, so that is replaced by U+FFFD first. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}

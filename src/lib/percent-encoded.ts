/** As encodeURIComponent, which throws at half of a pair of surrogates: such a half becomes the replacement character. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}

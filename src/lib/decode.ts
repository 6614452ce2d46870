/** Decodes a percent-encoded part of an address. A malformed one is returned unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

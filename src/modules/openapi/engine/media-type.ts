/** True for content types whose bodies are files rather than texts. */
export function isBinaryType(contentType: string): boolean {
  return /pdf|zip|octet-stream|^(image|audio|video|font)\/(?!.*\+xml)/i.test(contentType)
}

/** Computes a digest of a text (FNV-1a), to notice changes. It is no protection against people who make texts to match. */
export function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}:${hash >>> 0}`
}

/** Ids that the portal's own frame has; a heading never takes one. */
const reserved = ['main', 'root']

/** Makes the ids of headings as code hosts do: small letters, hyphens for spaces, punctuation dropped, repeats counted. */
export function createSlugger(): (text: string) => string {
  const used = new Map(reserved.map((id) => [id, 0]))
  return (text) => {
    const plain = text
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    const base = plain || 'section'
    let id = base
    while (used.has(id)) {
      const count = (used.get(base) ?? 0) + 1
      used.set(base, count)
      id = `${base}-${count}`
    }
    used.set(id, 0)
    return id
  }
}

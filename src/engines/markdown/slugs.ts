/** Ids of the portal's own elements, which a heading must not have. */
const reservedIds = ['main', 'root']

/** Makes ids of headings as GitHub does: lower case, hyphens for spaces, no punctuation, repeated ids numbered. */
export function createSlugger(): (text: string) => string {
  const usedIds = new Map(reservedIds.map((id) => [id, 0]))
  return (text) => {
    const plain = text
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    const base = plain || 'section'
    let id = base
    while (usedIds.has(id)) {
      const count = (usedIds.get(base) ?? 0) + 1
      usedIds.set(base, count)
      id = `${base}-${count}`
    }
    usedIds.set(id, 0)
    return id
  }
}

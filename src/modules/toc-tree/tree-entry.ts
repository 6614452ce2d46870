/** One row of a tree, ready to be shown. */
export interface TreeEntry {
  /** Unique within the tree; also the key under which it is remembered as open. */
  id: string
  text: string
  /** Path in the portal, with query; undefined for an entry that only holds others. */
  to: string | undefined
  /** Address outside the portal. */
  href: string | undefined
  /** Paths without query on which the entry is current. */
  paths: string[]
  internal: boolean
  /** Method of an operation, upper case. */
  method?: string
  children: TreeEntry[]
}

/** The entries from the outermost to the one that is current on a path; empty when none is. */
export function trail(entries: readonly TreeEntry[], path: string): TreeEntry[] {
  for (const entry of entries) {
    if (entry.paths.includes(path)) return [entry, ...trail(entry.children, path)]
    const below = trail(entry.children, path)
    if (below.length > 0) return [entry, ...below]
  }
  return []
}

/**
 * The pages of a tree in reading order, each once. An entry that leads to a heading stands for its page only where that
 * has no entry of its own.
 */
export function pagesOf(entries: readonly TreeEntry[]): { text: string; to: string }[] {
  const listed = withLinks(entries)
  const own = new Set(listed.map(({ to }) => to))
  const seen = new Set<string>()
  return listed.filter(({ to }) => {
    const [page = ''] = to.split('#')
    if (seen.has(page) || (page !== to && own.has(page))) return false
    seen.add(page)
    return true
  })
}

function withLinks(entries: readonly TreeEntry[]): { text: string; to: string }[] {
  return entries.flatMap(({ text, to, children }) => [
    ...(to === undefined ? [] : [{ text, to }]),
    ...withLinks(children),
  ])
}

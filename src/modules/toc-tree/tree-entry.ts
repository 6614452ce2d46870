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

/** The pages of a tree in reading order, each once. */
export function pagesOf(entries: readonly TreeEntry[]): { text: string; to: string }[] {
  const seen = new Set<string>()
  const pages: { text: string; to: string }[] = []
  const visit = (entry: TreeEntry) => {
    if (entry.to !== undefined && !seen.has(entry.to)) {
      seen.add(entry.to)
      pages.push({ text: entry.text, to: entry.to })
    }
    entry.children.forEach(visit)
  }
  entries.forEach(visit)
  return pages
}

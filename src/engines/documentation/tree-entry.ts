/** One row of a navigation tree. */
export interface TreeEntry {
  /** Unique within the tree. The state of the tree refers to it. */
  id: string
  text: string
  /** Path in the portal, with query; undefined for an entry without a page of its own. */
  to: string | undefined
  /** Address outside the portal. */
  href: string | undefined
  /** The paths, without query, on which the entry is current. */
  paths: string[]
  internal: boolean
  /** HTTP method of an operation, in upper case. */
  method?: string
  children: TreeEntry[]
  /** Whether its children are being loaded. */
  isLoading?: boolean
}

/** The entries from the first level down to the one that is current on a path; empty if none is. */
export function trail(entries: readonly TreeEntry[], path: string): TreeEntry[] {
  for (const entry of entries) {
    if (entry.paths.includes(path)) return [entry, ...trail(entry.children, path)]
    const below = trail(entry.children, path)
    if (below.length > 0) return [entry, ...below]
  }
  return []
}

/**
 * The pages of a tree in reading order, each once. An entry that links to a heading counts as a page only if its page has no
 * entry of its own.
 */
export function pagesOf(entries: readonly TreeEntry[]): { text: string; to: string }[] {
  const links = linksOf(entries)
  const urls = new Set(links.map(({ to }) => to))
  const seen = new Set<string>()
  return links.filter(({ to }) => {
    const [page = ''] = to.split('#')
    if (seen.has(page) || (page !== to && urls.has(page))) return false
    seen.add(page)
    return true
  })
}

function linksOf(entries: readonly TreeEntry[]): { text: string; to: string }[] {
  return entries.flatMap(({ text, to, children }) => [
    ...(to === undefined ? [] : [{ text, to }]),
    ...linksOf(children),
  ])
}

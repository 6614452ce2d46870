import { decode } from '@/lib/percent-encoding'
import { cleanUrl, isLinkable, pathInPortal, portalOrigin, resolveUrl } from '@/lib/document-url'
import type { TocNode, TocRules } from './parse-toc'
import type { TreeEntry } from './tree-entry'

/** Facts about the reader that decide which entries are visible. */
export interface Reader {
  signedIn: boolean
  internal: boolean
  featureFlags: readonly string[]
}

/** The place of a table of contents in the portal. */
export interface TocPlace {
  /** Prefix of the ids of the entries, which differ between tables of contents. */
  name: string
  /** Returns the path in the portal of a relative link; a `swagger` link leads to an API document. */
  pathOf: (link: string, swagger: boolean) => string
}

export interface ResolvedToc {
  entries: TreeEntry[]
  /** The rule of each private path: signed-in readers only (`login`) or staff only (`internal`). Paths have no query. */
  privatePaths: Map<string, 'login' | 'internal'>
}

/**
 * Resolves the links of a table of contents and applies its rules. Entries that the reader may not see are left out with all
 * entries below them, and their paths are recorded as private (DOC-16). Internal entries link to `internal=true` (DOC-15).
 */
export function resolveToc(nodes: readonly TocNode[], place: TocPlace, reader: Reader): ResolvedToc {
  const privatePaths: ResolvedToc['privatePaths'] = new Map()

  function resolve(list: readonly TocNode[], parentId: string, inherited: TocRules): TreeEntry[] {
    return list.flatMap((node, index) => {
      const rules = {
        internal: inherited.internal || node.rules.internal,
        login: inherited.login || node.rules.login,
        flags: [...inherited.flags, ...node.rules.flags],
      }
      const id = `${parentId}/${index}`
      const main = node.link === undefined ? undefined : target(node.link, node.swagger, rules.internal)
      const others = node.links.map((link) => target(link, node.swagger, false))
      const paths = [main, ...others].flatMap((item) =>
        item?.to === undefined ? [] : [identifyingPath(item.to, node.swagger)],
      )
      const children = resolve(node.children, id, rules).map((child) => withoutPathsOf(child, paths))
      if (rules.internal || rules.login) {
        for (const path of paths) privatePaths.set(path, rules.internal ? 'internal' : 'login')
      }
      if (!maySee(rules, reader)) return []
      return [{ id, text: node.text, to: main?.to, href: main?.href, paths, internal: rules.internal, children }]
    })
  }

  function target(link: string, swagger: boolean, internal: boolean): { to?: string; href?: string } {
    const url = resolveUrl(link)
    if (!url) return {}
    if (url.origin !== portalOrigin) return isLinkable(url) ? { href: url.href } : {}
    const clean = cleanUrl(link)
    const isRooted = /^[/\\]/.test(clean)
    const to = isRooted ? pathInPortal(url) : place.pathOf(clean, swagger)
    return { to: internal ? withInternal(to) : to }
  }

  return { entries: resolve(nodes, place.name, { internal: false, login: false, flags: [] }), privatePaths }
}

function maySee({ internal, login, flags }: TocRules, reader: Reader): boolean {
  if (internal && !reader.internal) return false
  if (login && !reader.signedIn) return false
  return flags.every((flag) => reader.featureFlags.includes(flag))
}

/** Removes the paths that an entry shares with the entries above it: a heading of a page is not current, its page is. */
function withoutPathsOf(entry: TreeEntry, above: readonly string[]): TreeEntry {
  if (!entry.to?.includes('#')) return entry
  return { ...entry, paths: entry.paths.filter((path) => !above.includes(path)) }
}

function withInternal(to: string): string {
  const [path = '', hash = ''] = to.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}internal=true${hash && `#${hash}`}`
}

/** The path that identifies a page. All API documents of a service have one path, so `doc` belongs to it. */
function identifyingPath(to: string, swagger: boolean): string {
  const { pathname, searchParams } = new URL(to, portalOrigin)
  const doc = searchParams.get('doc')
  return swagger && doc !== null ? `${pathname}?doc=${doc}` : decode(pathname)
}

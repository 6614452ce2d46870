import { decode } from '@/lib/decode'
import { cleanAddress, isLinkable, pathInPortal, portalOrigin, resolveAddress } from '@/lib/document-address'
import type { TocNode, TocRules } from './parse-toc'
import type { TreeEntry } from './tree-entry'

/** What decides which entries somebody sees. */
export interface Reader {
  signedIn: boolean
  internal: boolean
  featureFlags: readonly string[]
}

/** Where the entries of one table of contents lead. */
export interface TocPlace {
  /** Tells the entries of several tables apart. */
  name: string
  /** Path in the portal for a link of the table; `swagger` links lead to API documents. */
  pathOf: (link: string, swagger: boolean) => string
}

export interface ResolvedToc {
  entries: TreeEntry[]
  /** Paths without query that ask for sign-in (`login`) or are for staff (`internal`); asked for when opened by address. */
  privatePaths: Map<string, 'login' | 'internal'>
}

/**
 * Applies the rules (2 §2): entries that the reader may not see are left out with everything below them, and their
 * paths recorded as private; entries with the rule `internal` lead to an address with `internal=true`.
 */
export function resolveToc(nodes: readonly TocNode[], place: TocPlace, reader: Reader): ResolvedToc {
  const privatePaths: ResolvedToc['privatePaths'] = new Map()

  function resolve(list: readonly TocNode[], parent: string, inherited: TocRules): TreeEntry[] {
    return list.flatMap((node, index) => {
      const rules = {
        internal: inherited.internal || node.rules.internal,
        login: inherited.login || node.rules.login,
        flags: [...inherited.flags, ...node.rules.flags],
      }
      const id = `${parent}/${index}`
      const own = node.link === undefined ? undefined : target(node.link, node.swagger, rules.internal)
      const more = node.links.map((link) => target(link, node.swagger, false))
      const paths = [own, ...more].flatMap((item) =>
        item?.to === undefined ? [] : [withoutQuery(item.to, node.swagger)],
      )
      const children = resolve(node.children, id, rules).map((child) => withoutHeading(child, paths))
      if (rules.internal || rules.login) {
        for (const path of paths) privatePaths.set(path, rules.internal ? 'internal' : 'login')
      }
      if (!maySee(rules, reader)) return []
      return [{ id, text: node.text, to: own?.to, href: own?.href, paths, internal: rules.internal, children }]
    })
  }

  function target(link: string, swagger: boolean, internal: boolean): { to?: string; href?: string } {
    const address = resolveAddress(link)
    if (!address) return {}
    if (address.origin !== portalOrigin) return isLinkable(address) ? { href: address.href } : {}
    const clean = cleanAddress(link)
    const isRooted = /^[/\\]/.test(clean)
    const to = isRooted ? pathInPortal(address) : place.pathOf(clean, swagger)
    return { to: internal ? withInternal(to) : to }
  }

  return { entries: resolve(nodes, place.name, { internal: false, login: false, flags: [] }), privatePaths }
}

function maySee({ internal, login, flags }: TocRules, reader: Reader): boolean {
  if (internal && !reader.internal) return false
  if (login && !reader.signedIn) return false
  return flags.every((flag) => reader.featureFlags.includes(flag))
}

/** An entry that leads to a heading of the page above it leaves being current to that page's own entry. */
function withoutHeading(entry: TreeEntry, above: readonly string[]): TreeEntry {
  if (!entry.to?.includes('#')) return entry
  return { ...entry, paths: entry.paths.filter((path) => !above.includes(path)) }
}

function withInternal(to: string): string {
  const [path = '', hash = ''] = to.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}internal=true${hash && `#${hash}`}`
}

/** An API document is told from another by its `doc`, which therefore belongs to its path. */
function withoutQuery(to: string, swagger: boolean): string {
  const { pathname, searchParams } = new URL(to, portalOrigin)
  const doc = searchParams.get('doc')
  return swagger && doc !== null ? `${pathname}?doc=${doc}` : decode(pathname)
}

import { cleanUrl, portalOrigin, resolveUrl } from '@/lib/document-url'
import { documentUrl } from '@/engines/documentation/api-location'
import { pageOf } from '@/engines/documentation/doc-location'
import type { TocNode } from '@/engines/documentation/parse-toc'

/** A page, an API document or another site that a table of contents shows to everybody. */
export interface PublicEntry {
  kind: 'page' | 'api' | 'elsewhere'
  /** Text of the entry; undefined for a page that is only a further address of its entry. */
  text: string | undefined
  /** Text of the entry of the first level that it belongs to; undefined for one without entries below it. */
  section: string | undefined
  /** Absolute address of the file or of the other site. */
  url: string
}

/**
 * Lists what a table of contents shows to everybody, each address once and in the order of the table: entries without a
 * rule, below entries without a rule (DOC-14). An address that another entry restricts is left out.
 * @param location Absolute address of the documentation, with a slash at the end. Files outside it are left out.
 */
export function publicEntries(toc: readonly TocNode[], location: string): PublicEntry[] {
  const entries = new Map<string, PublicEntry>()
  const restricted = new Set<string>()

  function collect(node: TocNode, section: string | undefined, isRestricted: boolean): void {
    const { rules, children, swagger, text } = node
    const isHidden = isRestricted || rules.internal || rules.login || rules.flags.length > 0
    for (const link of [node.link ?? [], ...node.links].flat()) {
      const target = targetOf(link, swagger, location)
      if (target === undefined) continue
      if (isHidden) restricted.add(target.url)
      // An entry that leads to a heading, or to other pages too, does not name them.
      const name = link === node.link && !link.includes('#') ? text : undefined
      if (!isHidden && !entries.has(target.url)) entries.set(target.url, { ...target, text: name, section })
    }
    for (const child of children) collect(child, section, isHidden)
  }

  for (const node of toc) collect(node, node.children.length > 0 ? node.text : undefined, false)
  return [...entries.values()].filter(({ url }) => !restricted.has(url))
}

function targetOf(link: string, swagger: boolean, location: string): Pick<PublicEntry, 'kind' | 'url'> | undefined {
  const address = resolveUrl(link)
  const clean = cleanUrl(link)
  if (!address) return undefined
  if (address.origin !== portalOrigin) {
    return /^https?:$/.test(address.protocol) ? { kind: 'elsewhere', url: address.href } : undefined
  }
  // A rooted link leads to another part of the portal.
  if (/^[/\\]/.test(clean)) return undefined
  const [file = ''] = clean.split('#')
  // A page is a file like any other; no slug comes before it.
  const doc = `/${swagger ? file : `${pageOf(file)}.md`}`
  const url = documentUrl({ slug: '', doc }, location)
  return url === undefined ? undefined : { kind: swagger ? 'api' : 'page', url }
}

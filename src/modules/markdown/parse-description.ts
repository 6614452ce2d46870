import type { Element, ElementContent } from 'hast'
import { parseMarkdown } from './parse-markdown'
import type { ParsedMarkdown } from './parsed-markdown'

/** Before the id of a heading in a description: the page's own sections have ids such as `responses`. */
const prefix = 'text.'

/**
 * Parses a description of a specification, which may be HTML, as a part of a page: its headings go two levels down,
 * because the page and its sections have headings of their own, and so do their ids.
 * @throws when it is too long or too large to be shown.
 */
export async function parseDescription(text: string): Promise<ParsedMarkdown> {
  const parsed = /<[a-z/!]/i.test(text) ? (await import('./parse-html')).parseHtml(text) : parseMarkdown(text)
  const ids = new Set<unknown>()
  const links: Element[] = []
  const stack = [...parsed.tree.children] as ElementContent[]
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.type !== 'element') continue
    stack.push(...next.children)
    if (next.tagName === 'a') links.push(next)
    const [, level] = /^h([1-6])$/.exec(next.tagName) ?? []
    if (level === undefined) continue
    next.tagName = `h${Math.min(Number(level) + 2, 6)}`
    const { id } = next.properties
    // The references of footnotes name the heading of these.
    if (id === 'footnote-label') continue
    ids.add(`#${String(id)}`)
    next.properties['id'] = prefix + String(id)
  }
  for (const { properties } of links) {
    const { href } = properties
    if (ids.has(href)) properties['href'] = `#${prefix}${String(href).slice(1)}`
  }
  return parsed
}

import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { safeUrl } from './safe-url'

/** What may be rendered, and which properties it may have. Everything else is left out. */
const allowed: Record<string, readonly string[]> = {
  a: ['href', 'title', 'id', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
  blockquote: [],
  br: [],
  code: ['className'],
  del: [],
  em: [],
  h1: ['id'],
  h2: ['id', 'className'],
  h3: ['id'],
  h4: ['id'],
  h5: ['id'],
  h6: ['id'],
  hr: [],
  img: ['src', 'alt', 'title'],
  input: ['type', 'checked', 'disabled'],
  li: ['id', 'className'],
  ol: ['start', 'className'],
  p: [],
  pre: [],
  section: ['dataFootnotes'],
  strong: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['align'],
  th: ['align'],
  thead: [],
  tr: [],
  ul: ['className'],
}

/** Deeper nesting is flattened to its text: neither copying to the page nor rendering may run out of stack. */
const deepest = 60
/** More elements than this are not a page that somebody reads, and would keep the browser busy. */
const most = 20_000

/** Elements that hold elements only; the line breaks between those are no text. */
const containers = new Set(['ol', 'table', 'tbody', 'thead', 'tr', 'ul'])

/** A tree that is safe to render. @throws when it has too many elements. */
export function sanitize(root: Root): Root {
  let count = 0

  function clean(node: RootContent | ElementContent, depth: number, code = false): ElementContent[] {
    if (node.type === 'text') return code ? [{ type: 'text', value: node.value }] : breakable(node.value)
    if (node.type !== 'element') return []
    count += 1
    if (count > most) throw new Error('The page has too many elements')
    const names = allowed[node.tagName]
    if (depth > deepest) return [{ type: 'text', value: textOf(node) }]
    const inside = containers.has(node.tagName) ? node.children.filter(({ type }) => type === 'element') : node.children
    const children = inside.flatMap((child) => clean(child, depth + 1, code || node.tagName === 'pre'))
    const properties = names && pick(node, names)
    if (!properties) return children
    return [{ type: 'element', tagName: node.tagName, properties, children }]
  }

  return { type: 'root', children: root.children.flatMap((child) => clean(child, 0)) }
}

/**
 * Text with places to break within endless words: finding them by itself, as `overflow-wrap` asks for, takes a browser
 * minutes for a word of 100,000 letters.
 */
function breakable(value: string): ElementContent[] {
  if (!/\S{500}/.test(value)) return [{ type: 'text', value }]
  const parts = value.match(/[\s\S]{1,100}/gu) ?? []
  return parts.flatMap((part, index): ElementContent[] => {
    const text: ElementContent = { type: 'text', value: part }
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text]
  })
}

/** The allowed properties; undefined when the element is nothing without the one that had to go. */
function pick(node: Element, names: readonly string[]): Properties | undefined {
  const kept: Properties = {}
  for (const name of names) {
    const value = node.properties[name]
    if (value !== undefined && value !== null) kept[name] = value
  }
  if (node.tagName === 'a') {
    const href = safeUrl(kept['href'], ['http', 'https', 'mailto'])
    return href === undefined ? undefined : { ...kept, href }
  }
  if (node.tagName === 'img') {
    const src = safeUrl(kept['src'], ['http', 'https'])
    return src === undefined ? undefined : { ...kept, src }
  }
  return kept
}

/** The text in a node, without recursion: hostile nesting may be deeper than the stack. */
export function textOf(node: RootContent | ElementContent): string {
  const parts: string[] = []
  const stack: (RootContent | ElementContent)[] = [node]
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.type === 'text') parts.push(next.value)
    else if (next.type === 'element') stack.push(...next.children.toReversed())
  }
  return parts.join('')
}

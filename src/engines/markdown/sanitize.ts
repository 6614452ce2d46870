import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { defaultUrlTransform } from 'react-markdown'
import { cleanUrl, isLinkable, resolveUrl } from '@/lib/document-url'
import { textOf } from './hast-tree'

/** The elements that may be rendered, each with the properties it may have. */
const allowedProperties: Record<string, readonly string[]> = {
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

/** Elements nested deeper become text: copying the tree to the page and rendering it must not run out of stack. */
const maxDepth = 60
/** A page with more elements would block the browser. */
const maxElements = 20_000

/** Elements that hold elements only: the line breaks between those are not text. */
const elementsWithoutText = new Set(['ol', 'table', 'tbody', 'thead', 'tr', 'ul'])

/**
 * Copies a tree without anything that is unsafe to render. An element that is not allowed is replaced by its children.
 * @throws Error if the tree has too many elements.
 */
export function sanitize(root: Root): Root {
  let count = 0

  function clean(node: RootContent | ElementContent, depth: number, isCode = false): ElementContent[] {
    if (node.type === 'text') return isCode ? [{ type: 'text', value: node.value }] : withBreakOpportunities(node.value)
    if (node.type !== 'element') return []
    count += 1
    if (count > maxElements) throw new Error('The page has too many elements')
    if (depth > maxDepth) return [{ type: 'text', value: textOf(node) }]
    const { tagName } = node
    const inside = elementsWithoutText.has(tagName)
      ? node.children.filter(({ type }) => type === 'element')
      : node.children
    const children = inside.flatMap((child) => clean(child, depth + 1, isCode || tagName === 'pre'))
    const properties = safeProperties(node)
    return properties ? [{ type: 'element', tagName, properties, children }] : children
  }

  return { type: 'root', children: root.children.flatMap((child) => clean(child, 0)) }
}

/** The allowed properties of an element; undefined if the element itself is not allowed. */
function safeProperties({ tagName, properties }: Element): Properties | undefined {
  const names = allowedProperties[tagName]
  if (!names) return undefined
  const safe: Properties = {}
  for (const name of names) {
    const value = properties[name]
    if (value !== undefined && value !== null) safe[name] = value
  }
  const urlName = tagName === 'a' ? 'href' : tagName === 'img' ? 'src' : undefined
  if (urlName === undefined) return safe
  const address = safeUrl(safe[urlName])
  return address === undefined ? undefined : { ...safe, [urlName]: address }
}

/**
 * The address of a link or an image without control characters; undefined unless it is safe: react-markdown's rule, and of
 * the schemes that this lets through only http(s) and mailto.
 */
function safeUrl(value: Properties[string]): string | undefined {
  if (typeof value !== 'string') return undefined
  const address = cleanUrl(value)
  const url = resolveUrl(address)
  return url && isLinkable(url) && defaultUrlTransform(address) === address ? address : undefined
}

/**
 * Splits text that has an endless word by `wbr` elements. Finding the places itself, as `overflow-wrap` asks it to, takes
 * a browser minutes for a word of 100,000 letters.
 */
function withBreakOpportunities(value: string): ElementContent[] {
  if (!/\S{500}/.test(value)) return [{ type: 'text', value }]
  const parts = value.match(/[\s\S]{1,100}/gu) ?? []
  return parts.flatMap((part, index): ElementContent[] => {
    const text: ElementContent = { type: 'text', value: part }
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text]
  })
}

import type { Element, ElementContent, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { htmlTagNames } from 'html-tag-names'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { toParsedMarkdown } from './parse-markdown'
import type { ParsedMarkdown } from './parsed-markdown'

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true })

const htmlElements = new Set(htmlTagNames)

/** HTML elements by the element that Markdown has for the same purpose. */
const markdownEquivalents: Record<string, string> = {
  b: 'strong',
  i: 'em',
  kbd: 'code',
  s: 'del',
  samp: 'code',
  strike: 'del',
  tt: 'code',
  var: 'em',
}

/** HTML elements that become paragraphs if they hold nothing but inline elements and text. */
const blockElements = new Set(['center', 'dd', 'details', 'div', 'dt', 'figcaption', 'summary'])

const inlineElements = new Set([
  'a',
  'b',
  'br',
  'code',
  'del',
  'em',
  'i',
  'img',
  'kbd',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
])

/** Elements whose text is not meant for readers. */
const elementsWithoutReadableText = new Set(['script', 'style', 'template', 'title'])

/**
 * Parses Markdown with HTML in it. HTML becomes the elements that Markdown has for it; of all other HTML only the text stays
 * (docs/decisions/0032).
 * @throws Error if the text has too many elements.
 */
export function parseHtml(text: string): ParsedMarkdown {
  const withRawHtml = processor.runSync(processor.parse(text))
  convertPlaceholders(withRawHtml)
  const tree = raw(withRawHtml) as Root
  const stack: (Root | Element)[] = [tree]
  for (let next = stack.pop(); next; next = stack.pop()) {
    next.children = (next.children as ElementContent[]).filter(isReadable)
    for (const child of next.children as ElementContent[]) {
      if (child.type !== 'element') continue
      convertElement(child)
      stack.push(child)
    }
  }
  return toParsedMarkdown(tree)
}

/**
 * Turns placeholders such as `<token>` into text. A tag is HTML, not a placeholder, if HTML has an element of this name, or if
 * the tag is closed: then it is an element of the author's own.
 */
function convertPlaceholders(parent: Root | Element) {
  const children = parent.children as ElementContent[]
  const endTagIndexes = new Map(children.map((child, index) => [rawName(child, /^<\/([^\s<>/]+)>$/), index]))
  parent.children = children.map((child, index): ElementContent => {
    if (child.type === 'element') convertPlaceholders(child)
    const name = rawName(child, /^<([a-z][^\s<>/]*)>$/i)
    const isElement = htmlElements.has(name.toLowerCase()) || (endTagIndexes.get(name) ?? -1) > index
    return name === '' || isElement ? child : { type: 'text', value: `<${name}>` }
  })
}

/** The first group of a pattern that raw HTML matches; empty for any other node. */
function rawName(node: ElementContent, pattern: RegExp): string {
  return (node.type === 'raw' && pattern.exec(node.value)?.[1]) || ''
}

function isReadable(node: ElementContent): boolean {
  if (node.type !== 'element') return true
  // An end tag without a start tag makes an empty paragraph.
  if (node.tagName === 'p' && node.children.every(isBlank)) return false
  if (node.tagName === 'input') return node.properties['type'] === 'checkbox'
  return !elementsWithoutReadableText.has(node.tagName)
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}

/** Changes an element into what Markdown could have made. Ids are left to the portal, except those of footnotes. */
function convertElement(element: Element) {
  const { tagName, properties, children } = element
  const isParagraph =
    blockElements.has(tagName) &&
    children.every((child) => child.type !== 'element' || inlineElements.has(child.tagName))
  element.tagName = markdownEquivalents[tagName] ?? (isParagraph ? 'p' : tagName)
  if (!String(properties['id']).startsWith('user-content-')) delete properties['id']
  if (tagName === 'input') properties['disabled'] = true
}

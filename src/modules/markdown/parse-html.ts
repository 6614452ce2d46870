import type { Element, ElementContent, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { htmlTagNames } from 'html-tag-names'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { pageOf } from './parse-markdown'
import type { ParsedMarkdown } from './parsed-markdown'

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true })

const known = new Set(htmlTagNames)

/** Elements that say what Markdown has another element for. */
const sameAs: Record<string, string> = {
  b: 'strong',
  i: 'em',
  kbd: 'code',
  s: 'del',
  samp: 'code',
  strike: 'del',
  tt: 'code',
  var: 'em',
}

/** Elements that may hold lines of text and that Markdown has none for. */
const boxes = new Set(['center', 'dd', 'details', 'div', 'dt', 'figcaption', 'summary'])

const inline = new Set([
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

/** Elements whose text is none that anybody reads. */
const unread = new Set(['script', 'style', 'template', 'title'])

/**
 * Parses Markdown whose HTML is read as the Markdown that it stands for; of all else in it only the text is left
 * (decision 0032). @throws when it is too large to be shown.
 */
export function parseHtml(text: string): ParsedMarkdown {
  const written = processor.runSync(processor.parse(text))
  keepPlaceholders(written)
  const tree = raw(written) as Root
  const stack: (Root | Element)[] = [tree]
  for (let next = stack.pop(); next; next = stack.pop()) {
    next.children = (next.children as ElementContent[]).filter(isRead)
    for (const child of next.children as ElementContent[]) {
      if (child.type !== 'element') continue
      tame(child)
      stack.push(child)
    }
  }
  return pageOf(tree)
}

/** `<token>` is no HTML but what a reader is to put in its place; what is closed is somebody's own element. */
function keepPlaceholders(parent: Root | Element) {
  const children = parent.children as ElementContent[]
  const ends = new Map(children.map((child, index) => [nameIn(child, /^<\/([^\s<>/]+)>$/), index]))
  parent.children = children.map((child, index): ElementContent => {
    if (child.type === 'element') keepPlaceholders(child)
    const name = nameIn(child, /^<([a-z][^\s<>/]*)>$/i)
    const isElement = known.has(name.toLowerCase()) || (ends.get(name) ?? -1) > index
    return name === '' || isElement ? child : { type: 'text', value: `<${name}>` }
  })
}

/** The name in HTML of this form as it is written; empty for anything else. */
function nameIn(node: ElementContent, form: RegExp): string {
  return (node.type === 'raw' && form.exec(node.value)?.[1]) || ''
}

function isRead(node: ElementContent): boolean {
  if (node.type !== 'element') return true
  // What closes a paragraph that is none makes an empty one.
  if (node.tagName === 'p' && node.children.every(isBlank)) return false
  return !unread.has(node.tagName) && (node.tagName !== 'input' || node.properties['type'] === 'checkbox')
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}

/** Leaves nothing of an element but what Markdown could have made; ids are the page's own. */
function tame(element: Element) {
  const { tagName, properties, children } = element
  const isLine = boxes.has(tagName) && children.every((child) => child.type !== 'element' || inline.has(child.tagName))
  element.tagName = sameAs[tagName] ?? (isLine ? 'p' : tagName)
  if (!String(properties['id']).startsWith('user-content-')) delete properties['id']
  if (tagName === 'input') properties['disabled'] = true
}

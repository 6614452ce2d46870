import type { Element, ElementContent, Root } from 'hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { markCallouts } from './callouts'
import { nameTables } from './name-tables'
import { longestPage, type Heading, type ParsedMarkdown } from './parsed-markdown'
import { sanitize, textOf } from './sanitize'
import { createSlugger } from './slugs'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Raw HTML is not carried over (decisions, Documentation).
  .use(remarkRehype, { footnoteLabelProperties: { className: ['vh'] } })

/** Parses a page: GitHub's Markdown without raw HTML. @throws when the page is too long or too large to be shown. */
export function parseMarkdown(text: string): ParsedMarkdown {
  if (text.length > longestPage) throw new Error('The page is too long')
  return pageOf(processor.runSync(processor.parse(text)))
}

/** What of a tree may be shown, with its headings named. @throws when it is too large to be shown. */
export function pageOf(root: Root): ParsedMarkdown {
  const tree = sanitize(root)
  markCallouts(tree)
  nameTables(tree)
  return { tree, ...nameHeadings(tree) }
}

/** Gives every heading its id, and the page one first-level heading: later ones become second-level. */
function nameHeadings(tree: Root): Pick<ParsedMarkdown, 'headings' | 'title'> {
  const slug = createSlugger()
  const headings: Heading[] = []
  let title: string | undefined
  for (const element of elementsOf(tree)) {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1]
    // The heading that the footnotes bring along has an id already.
    if (level === undefined || element.properties['id'] !== undefined) continue
    const text = textOf(element).trim()
    const first = level === '1' && title === undefined
    if (first) title = text
    if (level === '1' && !first) element.tagName = 'h2'
    const id = slug(text)
    element.properties['id'] = id
    if (element.tagName === 'h2' || element.tagName === 'h3') {
      headings.push({ id, text, level: element.tagName === 'h2' ? 2 : 3 })
    }
  }
  return { headings, title }
}

function* elementsOf(parent: Root | Element): Generator<Element> {
  for (const child of parent.children as ElementContent[]) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsOf(child)
  }
}

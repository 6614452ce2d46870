import type { Root } from 'hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { markCallouts } from './callouts'
import { elementsOf, headingLevel, textOf } from './hast-tree'
import { labelTables } from './label-tables'
import { maxTextLength, type Heading, type ParsedMarkdown } from './parsed-markdown'
import { sanitize } from './sanitize'
import { createSlugger } from './slugs'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Without `allowDangerousHtml` raw HTML is dropped (DOC-19).
  .use(remarkRehype, { footnoteLabelProperties: { className: ['vh'] } })

/**
 * Parses a page: GitHub's Markdown without raw HTML.
 * @throws Error if the page is too long or has too many elements.
 */
export function parseMarkdown(text: string): ParsedMarkdown {
  if (text.length > maxTextLength) throw new Error('The page is too long')
  return toParsedMarkdown(processor.runSync(processor.parse(text)))
}

/**
 * Sanitises a tree, gives its headings their ids and lists them.
 * @throws Error if the tree has too many elements.
 */
export function toParsedMarkdown(root: Root): ParsedMarkdown {
  const tree = sanitize(root)
  markCallouts(tree)
  labelTables(tree)
  const named = nameHeadings(tree)
  const ids = [...elementsOf(tree)].map(({ properties }) => properties['id']).filter((id) => typeof id === 'string')
  return { tree, ids, ...named }
}

/** Gives every heading an id. Only the first first-level heading stays one, later ones become second-level headings. */
function nameHeadings(tree: Root): Pick<ParsedMarkdown, 'headings' | 'title'> {
  const slugOf = createSlugger()
  const headings: Heading[] = []
  let title: string | undefined
  for (const element of elementsOf(tree)) {
    const level = headingLevel(element)
    // The heading of the footnotes has its id already.
    if (level === undefined || element.properties['id'] !== undefined) continue
    const text = textOf(element).trim()
    const isTitle = level === 1 && title === undefined
    if (isTitle) title = text
    else if (level === 1) element.tagName = 'h2'
    const id = slugOf(text)
    element.properties['id'] = id
    if (element.tagName === 'h2' || element.tagName === 'h3') {
      headings.push({ id, text, level: element.tagName === 'h2' ? 2 : 3 })
    }
  }
  return { headings, title }
}

import type { Element, RootContent } from 'hast'
import { percentEncoded } from '@/lib/percent-encoding'
import { headingLevel, textOf } from '@/engines/markdown/hast-tree'
import type { ParsedMarkdown } from '@/engines/markdown/parsed-markdown'
import { firstCharacters } from '@/lib/cut-text'
import type { SearchRecord } from '../record'

/** The address and the name of a guide. */
export interface GuidePlace {
  /** Address of the page in the portal, without hash. */
  to: string
  /** The name of the page when its text has no title. */
  title: string
  /** The place that it leads to: the service or area. */
  place: readonly string[]
}

/** How much text below a heading is searched, in characters. */
export const maxTextLength = 4_000
/** How many headings of a page are searched. */
const maxHeadings = 500

/** Makes the records of a guide: one for the page, one for each heading with the text below it (SEARCH-10). */
export function guideRecords({ tree, title }: ParsedMarkdown, guide: GuidePlace): SearchRecord[] {
  const pageTitle = title || guide.title
  const sections: { heading: Element | undefined; texts: string[] }[] = [{ heading: undefined, texts: [] }]
  for (const node of tree.children) {
    if (node.type !== 'element') continue
    const level = headingLevel(node)
    // The footnotes at the end do not belong to the last heading.
    const section = node.tagName === 'section' ? sections[0] : sections.at(-1)
    if (level === undefined) section?.texts.push(blockText(node))
    else if (level > 1) sections.push({ heading: node, texts: [] })
  }
  const place = [...guide.place, pageTitle]
  return sections.slice(0, maxHeadings).flatMap(({ heading, texts }): SearchRecord[] => {
    const text = joined(texts)
    const common = { group: 'guides' as const, ...(text !== '' && { text }) }
    if (!heading) return [{ ...common, to: guide.to, title: pageTitle, place: guide.place }]
    const id = heading.properties['id']
    const headingText = spaced(textOf(heading))
    if (typeof id !== 'string' || headingText === '') return []
    return [{ ...common, to: `${guide.to}#${percentEncoded(id)}`, title: headingText, place }]
  })
}

/** Elements whose text is not part of the line around them. */
const blocks = new Set(
  'ul ol li table thead tbody tr th td p pre blockquote section div br hr h1 h2 h3 h4 h5 h6'.split(' '),
)

/** The text in a block, with spaces between its lines and cells. Works without recursion, like `textOf`. */
function blockText(block: Element): string {
  const parts: string[] = []
  const stack: (RootContent | string)[] = [block]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') parts.push(next)
    else if (next.type === 'text') parts.push(next.value)
    else if (next.type === 'element') {
      const edge = blocks.has(next.tagName) ? [' '] : []
      for (const part of [...edge, ...next.children.toReversed(), ...edge]) stack.push(part)
    }
  }
  return spaced(parts.join(''))
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function joined(texts: readonly string[]): string {
  return firstCharacters(texts.filter(Boolean).join(' '), maxTextLength)
}

import type { Element, RootContent } from 'hast'
import { percentEncoded } from '@/lib/percent-encoding'
import { headingLevel, textOf } from '@/modules/markdown/hast-tree'
import type { ParsedMarkdown } from '@/modules/markdown/parsed-markdown'
import type { SearchRecord } from '../record'

/** Where a guide is found. */
export interface GuidePlace {
  /** Address of the page in the portal, without hash. */
  to: string
  /** What the page is called when its text has no title. */
  title: string
  /** Where it leads: the service or area. */
  place: readonly string[]
}

/** How much text below a heading is searched, in characters. */
const maxTextLength = 4_000
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
    if (level === undefined) section?.texts.push(...blockTexts(node))
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

/** The texts of a block: of its lines and cells one by one, because their words are not one word. */
function blockTexts(block: Element): string[] {
  const parts: string[] = []
  const stack: RootContent[] = [block]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type !== 'element') continue
    if (isBlock(node)) stack.push(...node.children.toReversed())
    else parts.push(spaced(textOf(node)))
  }
  return parts
}

/** Elements that hold other blocks. Everything else is a run of text. */
const containers = new Set(['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'blockquote', 'section', 'div', 'aside'])

function isBlock({ tagName }: Element): boolean {
  return containers.has(tagName)
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function joined(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ').slice(0, maxTextLength)
}

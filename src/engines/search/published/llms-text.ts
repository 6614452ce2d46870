import { elementsOf, textOf } from '@/engines/markdown/hast-tree'
import type { ParsedMarkdown } from '@/engines/markdown/parsed-markdown'
import { link, plain } from '@/engines/openapi/model/markdown/text'
import type { TocNode } from '@/engines/documentation/parse-toc'
import { cutAtWord } from '@/lib/cut-text'
import { publicEntries, type PublicEntry } from './public-entries'

interface Documentation {
  toc: readonly TocNode[]
  /** Absolute address of the documentation, with a slash at the end. */
  location: string
  /** Name of the documentation, for one whose first page has no heading. */
  name: string
  /** The facts about a page; undefined when there is no such page. */
  page: (url: string) => PageFacts | undefined | Promise<PageFacts | undefined>
}

/** The facts about a page that the list states. */
export interface PageFacts {
  title: string | undefined
  /** The first paragraph on one line. */
  summary: string
}

/** The section of entries of the first level that have none below them. */
const pagesSection = 'Pages'
/** Length of a summary behind a link, in characters. */
const maxSummaryLength = 200

/**
 * Writes the list of a documentation's pages for assistants, in the form of `llms.txt`: heading, quotation, and a list of
 * links for each entry of the first level of its table of contents. Lists only what everybody may read; links to pages lead
 * to their Markdown (SEARCH-32). Entries without a page are left out.
 */
export async function llmsText({ toc, location, name, page }: Documentation): Promise<string> {
  const sections = new Map<string, string[]>()
  const elsewhere: string[] = []
  const firstPage = await page(`${location}README.md`)
  for (const entry of publicEntries(toc, location)) {
    if (entry.kind === 'elsewhere') {
      elsewhere.push(item(entry.url, entry.text))
      continue
    }
    const line = await lineOf(entry, page)
    if (line === undefined) continue
    const section = entry.section ?? pagesSection
    sections.set(section, [...(sections.get(section) ?? []), line])
  }
  const lists = [...sections, ...(elsewhere.length > 0 ? [['Optional', elsewhere] as const] : [])]
  const blocks = [
    `# ${plain(firstPage?.title ?? name)}`,
    firstPage?.summary ? `> ${plain(firstPage.summary)}` : '',
    ...lists.map(([title, lines]) => `## ${plain(title)}\n\n${lines.join('\n')}`),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

async function lineOf({ kind, url, text }: PublicEntry, page: Documentation['page']): Promise<string | undefined> {
  if (kind === 'api') return item(url, text, 'OpenAPI document')
  const facts = await page(url)
  return facts && item(url, text ?? facts.title, facts.summary)
}

function item(url: string, text: string | undefined, summary = ''): string {
  return `- ${link(url, text ?? url)}${summary && `: ${plain(cutAtWord(summary, maxSummaryLength))}`}`
}

/** The facts about a parsed page. */
export function pageFacts({ tree, title }: Pick<ParsedMarkdown, 'tree' | 'title'>): PageFacts {
  const paragraph = [...elementsOf(tree)].find(({ tagName }) => tagName === 'p')
  return { title, summary: paragraph ? textOf(paragraph).replaceAll(/\s+/g, ' ').trim() : '' }
}

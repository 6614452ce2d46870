import { elementsOf, headingLevel } from './hast-tree'
import { parseMarkdown } from './parse-markdown'
import type { ParsedMarkdown } from './parsed-markdown'

/** The parser for descriptions in HTML. */
export const importHtmlParser = () => import('./parse-html')

/**
 * Parses a description of an API document, which may be HTML. Its headings move two levels down, because it is in a
 * section of a page that has a heading of its own.
 * @param loadParser loads the parser for HTML.
 * @throws Error if the description is too long or has too many elements.
 */
export async function parseDescription(
  text: string,
  loadParser: () => Promise<{ parseHtml: (text: string) => ParsedMarkdown }> = importHtmlParser,
): Promise<ParsedMarkdown> {
  const hasHtml = /<[a-z/!]/i.test(text)
  const parsed = hasHtml ? (await loadParser()).parseHtml(text) : parseMarkdown(text)
  for (const element of elementsOf(parsed.tree)) {
    const level = headingLevel(element)
    if (level !== undefined) element.tagName = `h${Math.min(level + 2, 6)}`
  }
  return parsed
}

import type { Root } from 'hast'

/** A heading that the list of a page's headings names. */
export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** A page after parsing: safe to render as it is. */
export interface ParsedMarkdown {
  tree: Root
  headings: Heading[]
  /** The text of the first-level heading; undefined when the page has none. */
  title: string | undefined
}

/** Longest page that is parsed, in characters. */
export const longestPage = 500_000

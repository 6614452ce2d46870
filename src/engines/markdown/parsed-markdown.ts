import type { Root } from 'hast'

/** A heading that the list "On this page" shows. */
export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** Markdown to parse: a page, or a description of an API document. */
export interface MarkdownRequest {
  text: string
  kind: 'page' | 'description'
}

/** A parsed page or description: a tree that is safe to render as it is. */
export interface ParsedMarkdown {
  tree: Root
  headings: Heading[]
  /** Every id in the tree: of headings and footnotes. */
  ids: string[]
  /** The text of the first-level heading; undefined if the page has none. */
  title: string | undefined
}

/** The longest text that is parsed, in characters. */
export const maxTextLength = 500_000

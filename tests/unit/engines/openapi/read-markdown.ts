import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** The parts of a Markdown text as GitHub parses it. */
export interface ReadMarkdown {
  /** The text of each cell, code included, by table and row. */
  tables: string[][][]
  headings: { depth: number; text: string }[]
  /** Text outside of tables and fences, paragraph by paragraph. */
  paragraphs: string[]
  fences: string[]
}

interface MarkdownNode {
  type: string
  value?: string
  depth?: number
  children?: MarkdownNode[]
}

const processor = unified().use(remarkParse).use(remarkGfm)

/** Parses Markdown as GitHub does. */
export function readMarkdown(markdown: string): ReadMarkdown {
  const found: ReadMarkdown = { tables: [], headings: [], paragraphs: [], fences: [] }
  const visit = (node: MarkdownNode) => {
    const { type, depth = 0, value = '', children = [] } = node
    if (type === 'table') found.tables.push(children.map((row) => (row.children ?? []).map(textOf)))
    else if (type === 'heading') found.headings.push({ depth, text: textOf(node) })
    else if (type === 'paragraph') found.paragraphs.push(textOf(node))
    else if (type === 'code') found.fences.push(value)
    else children.forEach(visit)
  }
  visit(processor.parse(markdown))
  return found
}

/** The text of a node, without HTML tags. */
function textOf({ type, value = '', children = [] }: MarkdownNode): string {
  return type === 'html' ? '' : value + children.map(textOf).join('')
}

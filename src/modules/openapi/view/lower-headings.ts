import type { ElementContent, RootContent } from 'hast'

/**
 * A text of a specification as part of a page: its headings go two levels down, because the page and its sections have
 * headings of their own.
 */
export function lowerHeadings<T extends RootContent | ElementContent>(nodes: readonly T[]): T[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node
    const [, level] = /^h([1-6])$/.exec(node.tagName) ?? []
    const tagName = level === undefined ? node.tagName : `h${Math.min(Number(level) + 2, 6)}`
    return { ...node, tagName, children: lowerHeadings(node.children) }
  })
}

import type { Element, Root } from 'hast'

/** The start of a callout: `[!NOTE]` or another of GitHub's five kinds. */
const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(\n|$)/i

/** Turns quotes that start with `[!NOTE]` or the like into callouts: `div` elements with `dataCallout`. */
export function markCallouts(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'blockquote') toCallout(child)
    markCallouts(child)
  }
}

function toCallout(quote: Element): void {
  const paragraph = quote.children.find((child): child is Element => child.type === 'element')
  const text = paragraph?.tagName === 'p' ? paragraph.children[0] : undefined
  const match = text?.type === 'text' ? marker.exec(text.value) : undefined
  if (!paragraph || text?.type !== 'text' || !match) return
  text.value = text.value.slice(match[0].length)
  if (isEmpty(paragraph)) quote.children = quote.children.filter((child) => child !== paragraph)
  quote.tagName = 'div'
  quote.properties = { dataCallout: (match[1] ?? '').toLowerCase() }
}

function isEmpty(paragraph: Element): boolean {
  return paragraph.children.every((child) => child.type === 'text' && child.value.trim() === '')
}

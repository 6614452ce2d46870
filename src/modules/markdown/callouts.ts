import type { Element, ElementContent, Root } from 'hast'

/** The start of a callout: one of the five kinds that code hosts know. */
const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(\n|$)/i

/** Turns quotes that start with `[!NOTE]` and the like into callouts: `div` elements with `dataCallout`. */
export function markCallouts(tree: Root): void {
  for (const child of tree.children) if (child.type === 'element') mark(child)
}

function mark(element: Element): void {
  if (element.tagName === 'blockquote') toCallout(element)
  for (const child of element.children) if (child.type === 'element') mark(child)
}

function toCallout(quote: Element): void {
  const paragraph = quote.children.find((child): child is Element => child.type === 'element')
  const text = paragraph?.tagName === 'p' ? paragraph.children[0] : undefined
  const found = text?.type === 'text' ? marker.exec(text.value) : undefined
  if (!paragraph || text?.type !== 'text' || !found) return
  text.value = text.value.slice(found[0].length)
  if (isEmpty(paragraph)) quote.children = quote.children.filter((child) => child !== paragraph)
  quote.tagName = 'div'
  quote.properties = { dataCallout: (found[1] ?? '').toLowerCase() }
}

function isEmpty(paragraph: Element): boolean {
  return paragraph.children.every((child: ElementContent) => child.type === 'text' && child.value.trim() === '')
}

import type { Element, ElementContent, Root } from 'hast'
import { textOf } from './sanitize'

/** Names every table after the heading above it, `Limits, table 2`: wide ones become regions, whose names must differ. */
export function nameTables(tree: Root): void {
  const counts = new Map<string, number>()
  let heading = ''
  const visit = (parent: Root | Element) => {
    for (const child of parent.children as ElementContent[]) {
      if (child.type !== 'element') continue
      if (/^h[1-6]$/.test(child.tagName)) heading = textOf(child).trim()
      if (child.tagName === 'table') {
        const count = (counts.get(heading) ?? 0) + 1
        counts.set(heading, count)
        child.properties['ariaLabel'] = `${heading && `${heading}, `}table${count > 1 ? ` ${count}` : ''}`
      } else visit(child)
    }
  }
  visit(tree)
}

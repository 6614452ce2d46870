import type { Element, ElementContent, Root } from 'hast'
import { headingLevel, textOf } from './hast-tree'

/**
 * Labels every table by the heading above it (`Limits, table 2`). Tables that scroll are regions, and regions need names that
 * differ.
 */
export function labelTables(tree: Root): void {
  const countByHeading = new Map<string, number>()
  let heading = ''
  const visit = (parent: Root | Element) => {
    for (const child of parent.children as ElementContent[]) {
      if (child.type !== 'element') continue
      if (headingLevel(child) !== undefined) heading = textOf(child).trim()
      if (child.tagName === 'table') {
        const count = (countByHeading.get(heading) ?? 0) + 1
        countByHeading.set(heading, count)
        child.properties['ariaLabel'] = `${heading && `${heading}, `}table${count > 1 ? ` ${count}` : ''}`
      } else visit(child)
    }
  }
  visit(tree)
}

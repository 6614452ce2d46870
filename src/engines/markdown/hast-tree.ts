import type { Element, ElementContent, Root, RootContent } from 'hast'

/** The text in a node. Works without recursion, because hostile nesting may be deeper than the stack. */
export function textOf(node: RootContent | ElementContent): string {
  const parts: string[] = []
  const stack: (RootContent | ElementContent)[] = [node]
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.type === 'text') parts.push(next.value)
    else if (next.type === 'element') for (const child of next.children.toReversed()) stack.push(child)
  }
  return parts.join('')
}

/** All elements below a node of a sanitised tree, in document order. */
export function* elementsOf(parent: Root | Element): Generator<Element> {
  for (const child of parent.children as ElementContent[]) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsOf(child)
  }
}

/** Level of a heading, 1 to 6; undefined for any other element. */
export function headingLevel({ tagName }: Element): number | undefined {
  const [, level] = /^h([1-6])$/.exec(tagName) ?? []
  return level === undefined ? undefined : Number(level)
}

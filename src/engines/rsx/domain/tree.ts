import type { DocumentNode } from '../document-tree'
import type { ElementRule, GroupRule, RuleModel } from '../rule-model'

/** The first child of a name. */
export function childOf(node: DocumentNode | undefined, name: string): DocumentNode | undefined {
  return node?.children.find((child) => child.name === name)
}

/** The text of the first child of a name, without blanks around it. */
export function valueOf(node: DocumentNode | undefined, name: string): string | undefined {
  return childOf(node, name)?.text?.trim()
}

/**
 * All nodes at a path such as `Structure/LineItem`, through every repetition. Versions before 7.4 have repeated lines and levels in a
 * wrapper, `LineItems/LineItem`, which a path does not name.
 */
export function nodesAt(record: DocumentNode, path: string): DocumentNode[] {
  let nodes = [record]
  for (const name of path.split('/')) {
    const wrapper = wrapperOf(name)
    const next: DocumentNode[] = []
    for (const node of nodes) {
      for (const child of node.children) {
        if (child.name === name) next.push(child)
        else if (child.name === wrapper) {
          for (const one of child.children) if (one.name === name) next.push(one)
        }
      }
    }
    nodes = next
  }
  return nodes
}

function wrapperOf(name: string): string {
  return `${name}s`
}

/** All nodes of a name below a node, at every depth, in the order of the file. */
export function descendantsOf(node: DocumentNode, name: string): DocumentNode[] {
  const found: DocumentNode[] = []
  const stack = node.children.toReversed()
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.name === name) found.push(next)
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at]
      if (child) stack.push(child)
    }
  }
  return found
}

/** The names from the record to a node, without numbers. */
export function pathOf(node: DocumentNode): string {
  const names: string[] = []
  for (let at = node; at.parent; at = at.parent) names.push(at.name)
  return names.toReversed().join('/')
}

/** Whether the schema has an element at a path below the record, perhaps in a wrapper. */
export function hasPath({ record }: RuleModel, path: string): boolean {
  let group: GroupRule | undefined = record.content
  return path.split('/').every((name) => {
    const wrapper: ElementRule['content'] | undefined = group?.byName.get(wrapperOf(name))?.content
    const content =
      group?.byName.get(name)?.content ?? (wrapper?.kind === 'group' ? wrapper.byName.get(name)?.content : undefined)
    group = content?.kind === 'group' ? content : undefined
    return content !== undefined
  })
}

import type { DocumentNode } from '../document-tree'
import type { GroupIndex, SchemaIndex } from './schema-index'
import { isEmpty } from './empty'

/** A group that can be below itself, such as a pack in a pack, and the way down from it to a group that is checked. */
export interface Level {
  name: string
  node: DocumentNode
  index: GroupIndex
  /** Names from the level to the group; empty for the level itself. */
  path: readonly string[]
}

/**
 * The level that a group belongs to.
 * @param parent The level of the group around it.
 * @param name Name of its element.
 */
export function levelOf(
  parent: Level | undefined,
  node: DocumentNode,
  name: string,
  index: GroupIndex,
): Level | undefined {
  if (index.namesBelow.has(name)) return { name, node, index, path: [] }
  return parent && { ...parent, path: [...parent.path, name] }
}

/**
 * Whether a requirement that a group does not meet is met further down: by a value below a level that is in the group's level.
 * @param isMet Tells whether a value or group meets it.
 */
export function isMetDeeper(
  schema: SchemaIndex,
  level: Level | undefined,
  names: readonly string[],
  isMet: (node: DocumentNode) => boolean,
): boolean {
  if (!level) return false
  const path = [...level.path, ...names]
  const open = [{ node: level.node, index: level.index }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.node !== level.node && nodesAt(next.node, path).some(isMet)) return true
    for (const child of next.node.children) {
      const content = next.index.members.get(child.name)?.element.content
      if (content?.kind !== 'group') continue
      const index = schema.group(content)
      if (child.name === level.name || index.namesBelow.has(level.name)) open.push({ node: child, index })
    }
  }
  return false
}

/** The nodes with content at a path below a node. */
function nodesAt(node: DocumentNode, path: readonly string[]): DocumentNode[] {
  return path
    .reduce((nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)), [node])
    .filter((found) => !isEmpty(found))
}

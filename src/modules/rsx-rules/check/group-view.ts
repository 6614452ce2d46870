import type { DocumentNode } from '../document-tree'
import type { GroupIndex, Member } from './schema-index'

/** A group of a document beside its rule. */
export interface GroupView {
  node: DocumentNode
  index: GroupIndex
  /** The children that the group allows, in the order of the file. */
  members: { node: DocumentNode; member: Member }[]
  /** The same, by the name that the schema has today. */
  byName: Map<string, DocumentNode[]>
  /** The children that the group does not allow. */
  strays: DocumentNode[]
  /** Elements that strays probably stand for. Nothing is said about their absence. */
  presumed: Set<string>
}

/** Adds a child to a view under the name of its element. */
export function addMember(view: GroupView, node: DocumentNode, member: Member): void {
  view.members.push({ node, member })
  const { name } = member.element
  const own = view.byName.get(name)
  if (own) own.push(node)
  else view.byName.set(name, [node])
}

/** The child after which an element would be inserted; undefined at the beginning. */
export function nodeBefore(view: GroupView, member: Member): DocumentNode | undefined {
  let before: DocumentNode | undefined
  for (const { node, member: other } of view.members) if (other.at <= member.at) before = node
  return before
}

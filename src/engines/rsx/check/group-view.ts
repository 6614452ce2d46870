import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import { elementOfFormerName, elementOfWrapper } from '../former-names'
import { isEmpty } from './empty'
import type { GroupIndex, Member } from './schema-index'

/** A child of a group beside its rule. */
export interface MemberNode {
  node: DocumentNode
  member: Member
}

/** A child that the schema knows under another name, or that only is around others. */
export interface FormerChild {
  node: DocumentNode
  /** Name of its element today, or of the elements in it. */
  name: string
  isWrapper: boolean
}

/** A group of a document beside its rule. */
export interface GroupView {
  node: DocumentNode
  index: GroupIndex
  /** The children that the group allows, in the order of the file. */
  members: MemberNode[]
  /** The same, by the name of their element. */
  byName: Map<string, DocumentNode[]>
  /** The children that the group does not allow. */
  unexpected: DocumentNode[]
  former: FormerChild[]
  /** Elements that unexpected ones probably stand for. Nothing is said about their absence. */
  presumed: Set<string>
}

/** Sorts the children of a group into those that its rule allows, and others. */
export function* viewGroup(node: DocumentNode, index: GroupIndex, work: WorkCount): Steps<GroupView> {
  const view: GroupView = {
    node,
    index,
    members: [],
    byName: new Map(),
    unexpected: [],
    former: [],
    presumed: new Set(),
  }
  for (const child of node.children) {
    const member = index.members.get(child.name)
    if (member) addMember(view, child, member)
    else if (!index.rule.isOpen) addOther(view, child)
    if (work.isPauseDue()) yield
  }
  return view
}

function addMember(view: GroupView, node: DocumentNode, member: Member): void {
  const { name } = member.element
  view.members.push({ node, member })
  const own = view.byName.get(name)
  if (own) own.push(node)
  else view.byName.set(name, [node])
}

function addOther(view: GroupView, child: DocumentNode): void {
  const element = elementOfFormerName(child.name, view.index)
  const member = element && view.index.members.get(element.name)
  const isGroup = child.text === undefined || child.children.length > 0 || isEmpty(child)
  if (member && (member.element.content.kind === 'group') === isGroup) {
    view.former.push({ node: child, name: member.element.name, isWrapper: false })
    addMember(view, child, member)
    return
  }
  const wrapped = elementOfWrapper(child.name, view.index)
  if (!wrapped || child.children.length === 0) {
    view.unexpected.push(child)
    return
  }
  view.former.push({ node: child, name: wrapped.name, isWrapper: true })
  for (const inner of child.children) {
    const innerMember = view.index.members.get(inner.name)
    if (innerMember?.element === wrapped) addMember(view, inner, innerMember)
    else view.unexpected.push(inner)
  }
}

/** The child after which an element would be inserted; undefined at the beginning. */
export function nodeBefore(view: GroupView, member: Member): DocumentNode | undefined {
  let before: DocumentNode | undefined
  for (const { node, member: other } of view.members) if (other.at <= member.at) before = node
  return before
}

import type { DocumentNode } from '../document-tree'
import type { CheckContext } from './check-context'
import { spanAfter, spanInside } from './check-context'
import { addMember, nodeBefore, type GroupView } from './group-view'
import { withArticle } from './messages'
import type { GroupIndex, Member } from './schema-index'
import type { StrayElements } from './strays'

/** Sorts the children of a group into those that its rule allows, and others. */
export function viewGroup(node: DocumentNode, index: GroupIndex): GroupView {
  const view: GroupView = { node, index, members: [], byName: new Map(), strays: [], presumed: new Set() }
  for (const child of node.children) {
    const member = index.members.get(child.name)
    if (member) addMember(view, child, member)
    else view.strays.push(child)
  }
  return view
}

/** A required element that a group lacks. */
export interface MissingElement {
  view: GroupView
  member: Member
}

/** The required elements that a group lacks, without those that its strays stand for. */
export function missingElements(view: GroupView): MissingElement[] {
  return view.index.required
    .filter(({ element }) => !view.byName.has(element.name) && !view.presumed.has(element.name))
    .map((member) => ({ view, member }))
}

/** Reports a required element that is missing, unless it was found in the wrong place. */
export function reportMissing(context: CheckContext, strays: StrayElements, missing: MissingElement): void {
  const { view, member } = missing
  const { name } = member.element
  if (strays.explains(view.node, name)) return
  const before = nodeBefore(view, member)
  const target = before ? spanAfter(before) : spanInside(view.node)
  context.findings.add('required-missing', target, () => {
    const { line } = context.document.placeOf(target)
    return {
      source: 'schema',
      expected: name,
      message: `${view.node.name} has no ${name}. The schema requires it.`,
      fix: `Add ${withArticle(name)} after line ${line}.`,
      reference: { kind: 'field', field: name },
    }
  })
}

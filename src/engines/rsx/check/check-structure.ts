import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import { pathBelow, spanAfter, spanInside, type CheckContext } from './check-context'
import type { FlatGaps } from './flat-gaps'
import type { Insertion } from './finding-list'
import { nodeBefore, type FormerChild, type GroupView } from './group-view'
import { rename, unwrap } from '../findings/quick-fixes'
import { withArticle } from '../findings/messages'
import type { Member } from './schema-index'
import type { UnexpectedElements } from './unexpected-elements'

/** Reports children with the names of earlier versions. */
export function* reportFormerNames(context: CheckContext, view: GroupView, work: WorkCount): Steps {
  const reported = new Set<string>()
  for (const child of view.former) {
    if (work.isPauseDue()) yield
    // The items of a JSON array share one key.
    if (child.node.json?.isItem === true && reported.has(child.node.name)) continue
    reported.add(child.node.name)
    reportFormerName(context, child)
  }
}

function reportFormerName(context: CheckContext, { node, name, isWrapper }: FormerChild): void {
  context.findings.add('former-name', node, () => ({
    source: 'schema',
    found: node.name,
    expected: name,
    message: isWrapper
      ? `${node.name} is a wrapper of earlier versions. Version ${context.rules.version} has ${name} without it.`
      : `${node.name} is the name of an earlier version. It is ${name} in ${context.rules.version}.`,
    fix: isWrapper ? `Remove ${node.name} and leave its content.` : `Rename it to ${name}.`,
    quickFix: isWrapper ? wrapperQuickFix(node, name) : rename(context.document, node, name),
    reference: { kind: 'field', field: name },
  }))
}

function wrapperQuickFix(node: DocumentNode, name: string) {
  return node.children.every((child) => child.name === name) ? unwrap(node) : undefined
}

/** A required element that a group lacks. */
export interface MissingElement {
  view: GroupView
  member: Member
}

/** The required elements that a group lacks, without those that its unexpected ones stand for. */
export function missingElements(view: GroupView): MissingElement[] {
  return view.index.required
    .filter(({ element }) => !view.byName.has(element.name) && !view.presumed.has(element.name))
    .map((member) => ({ view, member }))
}

/** Reports a required element that is missing, unless it was found in the wrong place. */
export function reportMissing(
  context: CheckContext,
  { unexpected, gaps }: { unexpected: UnexpectedElements; gaps: FlatGaps },
  { view, member }: MissingElement,
): void {
  const { name } = member.element
  if (unexpected.explainsMissing(name) || !gaps.canCarry(pathBelow(view.node, name), [])) return
  const target = insertionOf(context, view.node, name, nodeBefore(view, member))
  context.findings.add('required-missing', target, () => ({
    source: 'schema',
    expected: name,
    message: `${view.node.name} has no ${name}. The schema requires it.`,
    fix: adviceToAdd(context, view, target),
    reference: { kind: 'field', field: name },
  }))
}

/** Where an element would be inserted after another one, or at the beginning. A flat file has no place for it but its row. */
export function insertionOf(
  { document }: CheckContext,
  group: DocumentNode,
  name: string,
  before: DocumentNode | undefined,
): Insertion {
  const isFlat = document.format === 'CSV' || document.format === 'Positional'
  if (!isFlat) return { span: before ? spanAfter(before) : spanInside(group), group, name }
  return { span: document.placeOf(before && before.text === undefined ? before : group).span, group, name }
}

/** "Add an Address group after line 14." */
export function adviceToAdd({ document }: CheckContext, { index }: GroupView, { span, name }: Insertion): string {
  const isGroup = index.members.get(name)?.element.content.kind === 'group'
  const what = `Add ${withArticle(name)} ${isGroup ? 'group' : 'element'}`
  if (document.format !== 'XML' && document.format !== 'JSON') return `${what}.`
  return `${what} after line ${document.placeOf(span).line}.`
}

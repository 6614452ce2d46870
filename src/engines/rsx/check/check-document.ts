import { type Yielder, WorkCount, type Steps } from '@/lib/yielder'
import type { DocumentNode, ReadDocument } from '../document-tree'
import type { GroupRule, RuleModel, ValueRule } from '../rule-model'
import type { CheckContext, OtherVersion } from './check-context'
import { checkOrder } from './check-order'
import { RetailerCheck } from './check-retailers'
import { checkIsGroup, checkOccurrences, reportEmpty } from './check-shape'
import { missingElements, reportFormerNames, reportMissing, type MissingElement } from './check-structure'
import { checkValue } from './check-values'
import { chooseDesign, type ChosenDesign } from './chosen-design'
import { acceptsEmpty } from './empty'
import { EmptyRemovals } from './empty-removals'
import { FlatGaps } from './flat-gaps'
import { FindingList, maxFindings, type CheckResult } from './finding-list'
import { viewGroup, type GroupView, type MemberNode } from './group-view'
import { levelOf, type Level } from './levels'
import { schemaIndexOf } from './schema-index'
import { isEmpty } from './empty'
import { UnexpectedElements } from './unexpected-elements'

/** A group that is still to be checked. */
interface OpenGroup {
  child: MemberNode
  rule: GroupRule
  design: ChosenDesign | undefined
  level: Level | undefined
}

/**
 * Checks a document by the schema, its lists of codes, and the designs of retailers: the kinds 17 to 35 and 48 to 52.
 * @param retailers Names of the chosen retailers; without any, only the network's rules apply.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function checkDocument(
  document: ReadDocument,
  rules: RuleModel,
  retailers: readonly string[],
  yielder: Yielder,
  { otherVersions = [] }: { otherVersions?: readonly OtherVersion[] } = {},
): Promise<CheckResult> {
  const findings = new FindingList(document)
  const design = rules.design && retailers.length > 0 ? chooseDesign(rules.design, retailers) : undefined
  const empty = new EmptyRemovals(document, rules, design)
  const context: CheckContext = { document, rules, index: schemaIndexOf(rules), findings, empty, otherVersions }
  const walk = new Walk(context, retailers, design)
  for (const offset of walk.steps()) {
    if (yielder.isYieldDue()) await yielder.yield(offset / Math.max(1, document.text.length))
  }
  return findings.result()
}

/** Checks one group after the other, in the order of the file. */
class Walk {
  readonly #context: CheckContext
  readonly #unexpected: UnexpectedElements
  readonly #gaps: FlatGaps
  readonly #retailers: RetailerCheck | undefined
  readonly #open: OpenGroup[] = []
  readonly #work = new WorkCount()
  /** A missing element may be explained by one that is in the wrong place further down. */
  readonly #missing: MissingElement[] = []

  /** The groups that were open where reading ended. */
  readonly #cutGroups: ReadonlySet<DocumentNode>

  constructor(context: CheckContext, retailers: readonly string[], design: ChosenDesign | undefined) {
    const { document, rules } = context
    this.#cutGroups = document.isComplete ? new Set() : lastGroups(document.records)
    const { record } = rules
    this.#context = context
    this.#unexpected = new UnexpectedElements(context)
    this.#gaps = new FlatGaps(context)
    this.#retailers =
      design && new RetailerCheck(context, { unexpected: this.#unexpected, gaps: this.#gaps }, design, retailers)
    for (const node of document.records.toReversed()) {
      const child = { node, member: { element: record, at: 0 } }
      this.#open.push({ child, rule: record.content, design, level: undefined })
    }
  }

  /** Checks everything in small steps, and yields after each how far in the file it came. */
  *steps(): Generator<number> {
    for (let group = this.#open.pop(); group; group = this.#open.pop()) {
      const { start } = group.child.node.span
      for (const _ of this.#checkGroup(group)) yield start
      if (this.#work.isPauseDue()) yield start
    }
    this.#finish()
  }

  #finish(): void {
    for (const missing of this.#missing) this.#reportMissing(missing)
    this.#retailers?.finish()
    this.#gaps.report()
  }

  *#checkGroup(group: OpenGroup): Steps {
    const { child, rule } = group
    const { node, member } = child
    const context = this.#context
    if (node.isUnread === true) return
    const index = context.index.group(rule)
    if (isEmpty(node)) {
      reportEmpty(context, node, member.element, acceptsEmpty(context, node, rule))
      return
    }
    if (!checkIsGroup(context, node, member.element, rule)) return
    const view = yield* viewGroup(node, index, this.#work)
    yield* this.#unexpected.report(view, this.#work)
    yield* reportFormerNames(context, view, this.#work)
    checkOccurrences(context, view)
    if (hasOrder(context, view)) checkOrder(context, view)
    const level = levelOf(group.level, node, member.element.name, index)
    // The rest of the file after the place where reading ended is not known, so nothing counts as missing there.
    const isWhole = !this.#cutGroups.has(node)
    if (isWhole && group.design) this.#retailers?.checkGroup(view, group.design, level)
    yield* this.#checkMembers(view.members, { ...group, level })
    if (isWhole) this.#addMissing(missingElements(view))
  }

  *#checkMembers(members: readonly MemberNode[], parent: OpenGroup): Steps {
    const groups: OpenGroup[] = []
    for (const child of members) {
      const { content, name } = child.member.element
      const design = parent.design?.children.get(name)
      if (content.kind === 'group') {
        if (parent.design) this.#retailers?.checkShown(child.node, name, parent.design, design)
        groups.push({ child, rule: content, design, level: parent.level })
      } else {
        this.#checkValue(child, content, design, parent.level)
      }
      if (this.#work.isPauseDue()) yield
    }
    for (let group = groups.pop(); group; group = groups.pop()) this.#open.push(group)
  }

  #checkValue(
    { node, member }: MemberNode,
    rule: ValueRule,
    design: ChosenDesign | undefined,
    level: Level | undefined,
  ): void {
    if (node.isUnread === true) return
    if (!checkValue(this.#context, node, member.element, rule)) return
    if (!isEmpty(node)) {
      if (design) this.#retailers?.checkValue(node, rule, design, level)
    } else reportEmpty(this.#context, node, member.element, true)
  }

  #addMissing(missing: readonly MissingElement[]): void {
    const isFull = this.#missing.length >= maxFindings
    for (const one of missing) {
      if (isFull) this.#reportMissing(one)
      else this.#missing.push(one)
    }
  }

  #reportMissing(missing: MissingElement): void {
    reportMissing(this.#context, { unexpected: this.#unexpected, gaps: this.#gaps }, missing)
  }
}

/** Whether the order of a group's children matters. */
function hasOrder({ document }: CheckContext, { index, former }: GroupView): boolean {
  const { isOrdered, isOpen } = index.rule
  return document.format === 'XML' && isOrdered && !isOpen && !former.some(({ isWrapper }) => isWrapper)
}

/** The last record, the last group in it, and so on. */
function lastGroups(records: readonly DocumentNode[]): ReadonlySet<DocumentNode> {
  const groups = new Set<DocumentNode>()
  for (let node = records.at(-1); node; node = node.children.at(-1)) groups.add(node)
  return groups
}

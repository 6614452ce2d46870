import { WorkCount, type Steps, type Yielder } from '@/lib/yielder'
import type { ReadDocument } from '../document-tree'
import type { RuleModel } from '../rule-model'
import { comparedTree, isGroup, type ComparedNode, type ComparedTree, type Digests } from './compared-tree'
import { meantValue, plainValue, typeOf } from './compared-value'
import { matchGroups, type MatchedPair } from './match-groups'

/** Whether the places of a pair are equal. `written`: they have the same value in another notation, such as 10 and 10.0. */
export type Likeness = 'same' | 'written' | 'differs' | 'only-from' | 'only-to'

/** A place of two documents: a value, or a group that only one of them has. */
export interface ComparedPlace extends MatchedPair {
  likeness: Likeness
}

/** Two documents, place by place. */
export interface MatchedDocuments {
  from: ComparedTree
  to: ComparedTree
  /** In the order of the first document; what only the second one has follows at the end of its group. */
  places: readonly ComparedPlace[]
  /** The group of the other document that a group belongs to, for both documents. */
  partners: ReadonlyMap<ComparedNode, ComparedNode>
}

/** A document with the rules by which it was read. */
export interface DocumentSide {
  document: ReadDocument
  rules: RuleModel
}

/**
 * Lays a document beside another of the same type. What belongs together is matched before values are compared, and values are
 * compared as what they are, so the order of groups and the format make no difference.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function matchDocuments(
  from: DocumentSide,
  to: DocumentSide,
  yielder: Yielder,
): Promise<MatchedDocuments> {
  const steps = matchSteps(from, to)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (yielder.isYieldDue()) await yielder.yield(value)
  }
}

/** How much is done when both trees are prepared. */
const preparedShare = 0.5

function* matchSteps(from: DocumentSide, to: DocumentSide): Generator<number, MatchedDocuments, undefined> {
  const work = new WorkCount()
  const digests: Digests = new Map()
  const left = yield* at(0, comparedTree(from.document, from.rules, to.document, digests, work))
  const right = yield* at(preparedShare / 2, comparedTree(to.document, to.rules, from.document, digests, work))
  const partners = new Map<ComparedNode, ComparedNode>()
  const places = yield* at(preparedShare, matchedPlaces(left, right, partners, work))
  return { from: left, to: right, places, partners }
}

/** Reports the same progress at each step. */
function* at<Result>(progress: number, steps: Steps<Result>): Generator<number, Result, undefined> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    yield progress
  }
}

function* matchedPlaces(
  from: ComparedTree,
  to: ComparedTree,
  partners: Map<ComparedNode, ComparedNode>,
  work: WorkCount,
): Steps<ComparedPlace[]> {
  const places: ComparedPlace[] = []
  const open: MatchedPair[] = (yield* matchGroups(from.records, to.records, work)).toReversed()
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    if (work.isPauseDue()) yield
    const { from: a, to: b } = pair
    if (!a || !b || isGroup(a) !== isGroup(b)) {
      if (a) places.push({ from: a, to: undefined, likeness: isEmpty(a) ? 'written' : 'only-from' })
      if (b) places.push({ from: undefined, to: b, likeness: isEmpty(b) ? 'written' : 'only-to' })
    } else if (isGroup(a)) {
      partners.set(a, b).set(b, a)
      const pairs = yield* matchedChildren(a, b, work)
      for (let index = pairs.length - 1; index >= 0; index -= 1) open.push(pairs[index] ?? pair)
    } else places.push({ from: a, to: b, likeness: valueLikeness(a, b) })
  }
  return places
}

/** The children of two groups, in the order of the first. */
function* matchedChildren(a: ComparedNode, b: ComparedNode, work: WorkCount): Steps<MatchedPair[]> {
  const names = new Map<string, { from: ComparedNode[]; to: ComparedNode[] }>()
  for (const child of a.children) listsOf(names, child).from.push(child)
  for (const child of b.children) listsOf(names, child).to.push(child)
  const pairs: MatchedPair[] = []
  for (const { from, to } of names.values()) for (const pair of yield* matchGroups(from, to, work)) pairs.push(pair)
  return pairs
}

function listsOf(names: Map<string, { from: ComparedNode[]; to: ComparedNode[] }>, { node: { name } }: ComparedNode) {
  const lists = names.get(name) ?? { from: [], to: [] }
  names.set(name, lists)
  return lists
}

function valueLikeness(a: ComparedNode, b: ComparedNode): Likeness {
  if (a.digest === b.digest) return 'same'
  const [from, to] = [a, b].map(({ node, rule }) => meantValue(node.name, node.text ?? '', typeOf(rule)))
  return from === to ? 'written' : 'differs'
}

/** Whether a node says nothing, as if it were absent. */
function isEmpty({ node, rule, children }: ComparedNode): boolean {
  return node.text === undefined ? children.length === 0 : plainValue(node.text, typeOf(rule)) === ''
}

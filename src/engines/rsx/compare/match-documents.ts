import { finishSteps, WorkCount, type Steps, type Yielder } from '@/lib/yielder'
import type { Likeness } from '../documents'
import { repeatedNumbers } from '../domain/tables/item-number-fields'
import type { ElementRule } from '../rule-model'
import {
  comparedTree,
  isEmpty,
  isGroup,
  meantValue,
  plainValue,
  valuesBelow,
  type ComparedNode,
  type ComparedTree,
} from './compared-tree'

/** A node beside the one of the other document that it belongs to; one of them is absent where the other document has none. */
interface MatchedPair {
  from: ComparedNode | undefined
  to: ComparedNode | undefined
}

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
}

/** A document with the rules by which it was read. */
type DocumentSide = Pick<ComparedTree, 'document' | 'rules'>

/** How much is done when the first tree and both trees are prepared. */
const [firstShare, preparedShare] = [0.25, 0.5]

/**
 * Lays a document beside another of the same type. Groups are matched before their values are compared, and values
 * are compared by their meaning, so the order of groups and the format make no difference.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function matchDocuments(
  from: DocumentSide,
  to: DocumentSide,
  yielder: Yielder,
): Promise<MatchedDocuments> {
  const work = new WorkCount()
  const digests = new Map<string, number>()
  const left = await finishSteps(comparedTree(from, to.document, digests, work), yielder, 0)
  const right = await finishSteps(comparedTree(to, from.document, digests, work), yielder, firstShare)
  const places = await finishSteps(matchedPlaces(left, right, work), yielder, preparedShare)
  return { from: left, to: right, places }
}

function* matchedPlaces(from: ComparedTree, to: ComparedTree, work: WorkCount): Steps<ComparedPlace[]> {
  const places: ComparedPlace[] = []
  const open = (yield* matchGroups(from.records, to.records, work)).toReversed()
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    if (work.isPauseDue()) yield
    const { from: a, to: b } = pair
    if (!a || !b || isGroup(a) !== isGroup(b)) {
      if (a)
        places.push({ from: a, to: undefined, likeness: isEmpty(a.node.text, a.children) ? 'written' : 'only-from' })
      if (b) places.push({ from: undefined, to: b, likeness: isEmpty(b.node.text, b.children) ? 'written' : 'only-to' })
    } else if (isGroup(a)) {
      for (const child of (yield* matchedChildren(a, b, work)).toReversed()) open.push(child)
    } else places.push({ from: a, to: b, likeness: valueLikeness(a, b) })
  }
  return places
}

/** The children of two groups, in the order of the first. */
function* matchedChildren(a: ComparedNode, b: ComparedNode, work: WorkCount): Steps<MatchedPair[]> {
  const own = yield* groupedBy(a.children, ({ node }) => node.name, work)
  const others = yield* groupedBy(b.children, ({ node }) => node.name, work)
  const pairs: MatchedPair[] = []
  for (const name of new Set([...own.keys(), ...others.keys()])) {
    const matched = yield* matchGroups(own.get(name) ?? [], others.get(name) ?? [], work)
    for (const pair of matched) pairs.push(pair)
  }
  return pairs
}

function valueLikeness(a: ComparedNode, b: ComparedNode): Likeness {
  if (a.digest === b.digest) return 'same'
  return meantValue(a) === meantValue(b) ? 'written' : 'differs'
}

type Nodes = readonly ComparedNode[]

/** The values that identify one occurrence of a group, the most certain first; undefined where it has no such value. */
type KeyOf = (group: ComparedNode) => string | undefined

/** Numbers that name a group, in its own values or those of a group that it has once. */
const identities = [
  'ShippingSerialID',
  'LineSequenceNumber',
  'InvoiceNumber',
  'ShipmentIdentification',
  'PurchaseOrderNumber',
]
/** How many groups an identity may be below the group that it names, and a number of the item. */
const identityDepth = 2
const itemNumberDepth = 1
/** Names of codes that tell what a group is about, where the schema has no lists of codes. */
const codeName = /(?:Qual|Qualifier|Code|Type|Indicator)\d?$/

const stages: readonly KeyOf[] = [
  ({ digest }) => String(digest),
  (group) => keyOfValue(valueNamed(group, identities, identityDepth)),
  ...repeatedNumbers.map((name) => (group: ComparedNode) => keyOfValue(valueNamed(group, [name], itemNumberDepth))),
  (group) => {
    const code = qualifierOf(group)
    const value = group.children.find((child) => !isGroup(child) && !isCode(child))
    return code && value && `${plainValue(code)} ${plainValue(value)}`
  },
  (group) => {
    const code = qualifierOf(group)
    return code && plainValue(code)
  },
]

/**
 * Pairs the occurrences of one name in two documents: equal ones, then lines by number and item, packs by serial number, groups by
 * their qualifier, and what is left by likeness in the order of the files.
 */
function* matchGroups(from: Nodes, to: Nodes, work: WorkCount): Steps<MatchedPair[]> {
  let [left, right] = [from, to]
  const [single, other] = [from[0], to[0]]
  if (from.length === 1 && to.length === 1 && single && other && isOnly(single)) join(single, other)
  else {
    for (const keyOf of stages) {
      if (left.length === 0 || right.length === 0) break
      yield* pairByKey(left, right, keyOf, work)
      left = left.filter(isAlone)
      right = right.filter(isAlone)
    }
    yield* pairByLikeness(left, right, work)
  }
  return [
    ...from.map((node) => ({ from: node, to: node.partner })),
    ...to.filter(isAlone).map((node) => ({ from: undefined, to: node })),
  ]
}

/** The text by which a reader knows one of several groups: the number of a line, the code of a date; undefined without one. */
export function nameOf(group: ComparedNode): string | undefined {
  const node = valueNamed(group, identities, identityDepth) ?? qualifierOf(group)
  return node && plainValue(node)
}

/** Whether the schema allows one such node only, so that two of them always belong together. */
function isOnly({ rule, parent }: ComparedNode): boolean {
  return parent === undefined || rule?.max === 1
}

function isAlone({ partner }: ComparedNode): boolean {
  return partner === undefined
}

function join(from: ComparedNode, to: ComparedNode): void {
  from.partner = to
  to.partner = from
}

type Groups = Map<string | undefined, ComparedNode[]>

/** Nodes by a key, in their order. Those without a key are left out. */
function* groupedBy(nodes: Nodes, keyOf: KeyOf, work: WorkCount): Steps<Groups> {
  const groups: Groups = new Map()
  for (const node of nodes) {
    if (work.isPauseDue()) yield
    const key = keyOf(node)
    const group = groups.get(key)
    if (group) group.push(node)
    else if (key !== undefined) groups.set(key, [node])
  }
  return groups
}

function* pairByKey(left: Nodes, right: Nodes, keyOf: KeyOf, work: WorkCount): Steps {
  // The first of several is taken first, from the end of its list.
  const waiting = yield* groupedBy(right.toReversed(), keyOf, work)
  for (const node of left) {
    if (work.isPauseDue()) yield
    const partner = waiting.get(keyOf(node))?.pop()
    if (partner) join(node, partner)
  }
}

/** Pairs groups without a common key in their order, if most of their values agree or at most one differs. */
function* pairByLikeness(left: Nodes, right: Nodes, work: WorkCount): Steps {
  if (left.length === 0 || right.length === 0) return
  const [own, others] = [yield* valuesOf(left, work), yield* valuesOf(right, work)]
  for (let a = 0, b = 0; ;) {
    const [from, to, values, otherValues] = [left[a], right[b], own[a], others[b]]
    if (!from || !to || !values || !otherValues) return
    // Without a key, the position decides.
    const isByPosition = left.length === right.length && (!nameOf(from) || !nameOf(to))
    const isPair = isByPosition || areAlike(values, otherValues)
    if (isPair) join(from, to)
    const surplus = left.length - a - (right.length - b)
    if (isPair || surplus >= 0) a += 1
    if (isPair || surplus <= 0) b += 1
  }
}

/** The values below a node: how often each is there, by its digest, and how many they are. */
interface Values {
  counts: Map<number, number>
  total: number
}

function* valuesOf(nodes: Nodes, work: WorkCount): Steps<Values[]> {
  const all: Values[] = []
  for (const node of nodes) {
    const values: Values = { counts: new Map(), total: 0 }
    for (const { digest } of valuesBelow(node)) {
      if (work.isPauseDue()) yield
      values.counts.set(digest, (values.counts.get(digest) ?? 0) + 1)
      values.total += 1
    }
    all.push(values)
  }
  return all
}

function areAlike(a: Values, b: Values): boolean {
  const [few, many] = a.counts.size <= b.counts.size ? [a, b] : [b, a]
  let common = 0
  for (const [digest, count] of few.counts) common += Math.min(count, many.counts.get(digest) ?? 0)
  const differing = Math.max(a.total, b.total) - common
  return differing <= 1 || common >= differing
}

/** The first value of these names in a group, or in the groups that it has once. */
function valueNamed(group: ComparedNode, names: readonly string[], depth: number): ComparedNode | undefined {
  let level = [group]
  for (let below = 0; below <= depth; below += 1) {
    const children = level.flatMap((node) => node.children)
    for (const name of names) {
      const found = children.find((child) => child.node.name === name && !isGroup(child))
      if (found && plainValue(found) !== '') return found
    }
    level = children.filter((child) => isGroup(child) && child.rule?.max === 1)
  }
  return undefined
}

/** The code that tells what a group is about: the first with a list of codes in its schema, or else with the name of a code. */
function qualifierOf({ rule, children }: ComparedNode): ComparedNode | undefined {
  if (rule?.content.kind !== 'group') return undefined
  const values = rule.content.elements.filter(({ content }) => content.kind === 'value')
  const code = values.find(hasCodes) ?? values.find(({ name }) => codeName.test(name))
  return code && children.find(({ node }) => node.name === code.name)
}

function hasCodes({ content }: ElementRule): boolean {
  return content.kind === 'value' && content.codeList !== undefined
}

function isCode({ node, rule }: ComparedNode): boolean {
  return (rule !== undefined && hasCodes(rule)) || codeName.test(node.name)
}

function keyOfValue(value: ComparedNode | undefined): string | undefined {
  return value && `${value.node.name} ${meantValue(value)}`
}

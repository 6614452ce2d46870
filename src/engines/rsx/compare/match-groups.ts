import type { Steps, WorkCount } from '@/lib/yielder'
import { repeatedNumbers } from '../domain/tables/item-number-fields'
import type { ComparedNode } from './compared-tree'
import { isGroup } from './compared-tree'
import { meantValue, plainValue, typeOf } from './compared-value'

/** A node beside the one of the other document that it belongs to; one of them is absent where the other document has none. */
export interface MatchedPair {
  from: ComparedNode | undefined
  to: ComparedNode | undefined
}

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
/** How many groups an identity may be below the group that it names. */
const identityDepth = 2
/** Names of codes that tell what a group is about, where the schema has no lists of codes. */
const codeName = /(?:Qual|Qualifier|Code|Type|Indicator)\d?$/

const stages: readonly KeyOf[] = [
  ({ digest }) => String(digest),
  identityOf,
  ...repeatedNumbers.map(
    (name): KeyOf =>
      (group) =>
        keyNamed(group, name),
  ),
  (group) => {
    const code = qualifierOf(group)
    const value = group.children.find((child) => !isGroup(child) && !isCode(child))
    return code && value && `${textOf(code)} ${textOf(value)}`
  },
  (group) => {
    const code = qualifierOf(group)
    return code && textOf(code)
  },
]

/**
 * Pairs the occurrences of one name in two documents: equal ones, then lines by number and item, packs by serial number, groups by
 * their qualifier, and what is left by likeness in the order of the files.
 */
export function* matchGroups(
  from: readonly ComparedNode[],
  to: readonly ComparedNode[],
  work: WorkCount,
): Steps<MatchedPair[]> {
  const [single, other] = [from[0], to[0]]
  if (from.length === 1 && to.length === 1 && single && other && isOnly(single)) return [{ from: single, to: other }]
  const partners = new Map<ComparedNode, ComparedNode>()
  let [left, right] = [from, to]
  for (const keyOf of stages) {
    if (left.length === 0 || right.length === 0) break
    const taken = yield* pairByKey(left, right, keyOf, partners, work)
    left = left.filter((node) => !partners.has(node))
    right = right.filter((node) => !taken.has(node))
  }
  yield* pairByLikeness(left, right, partners, work)
  const taken = new Set(partners.values())
  return [
    ...from.map((node) => ({ from: node, to: partners.get(node) })),
    ...to.filter((node) => !taken.has(node)).map((node) => ({ from: undefined, to: node })),
  ]
}

/** The text by which a reader knows one of several groups: the number of a line, the code of a date; undefined without one. */
export function nameOf(group: ComparedNode): string | undefined {
  const node = identityNode(group) ?? qualifierOf(group)
  return node && textOf(node)
}

/** Whether the schema allows one such node only, so that two of them always belong together. */
function isOnly({ rule, parent }: ComparedNode): boolean {
  return parent === undefined || rule?.max === 1
}

function* pairByKey(
  left: readonly ComparedNode[],
  right: readonly ComparedNode[],
  keyOf: KeyOf,
  partners: Map<ComparedNode, ComparedNode>,
  work: WorkCount,
): Steps<Set<ComparedNode>> {
  const waiting = new Map<string, ComparedNode[]>()
  const taken = new Set<ComparedNode>()
  // The first of several is taken first, from the end of its list.
  for (const node of right.toReversed()) {
    if (work.isPauseDue()) yield
    const key = keyOf(node)
    if (key === undefined) continue
    const same = waiting.get(key)
    if (same) same.push(node)
    else waiting.set(key, [node])
  }
  for (const node of left) {
    if (work.isPauseDue()) yield
    const key = keyOf(node)
    const partner = key === undefined ? undefined : waiting.get(key)?.pop()
    if (!partner) continue
    partners.set(node, partner)
    taken.add(partner)
  }
  return taken
}

/** Pairs groups without a common key in their order, if most of their values agree or at most one differs. */
function* pairByLikeness(
  left: readonly ComparedNode[],
  right: readonly ComparedNode[],
  partners: Map<ComparedNode, ComparedNode>,
  work: WorkCount,
): Steps {
  let [a, b] = [0, 0]
  const values = new Map<ComparedNode, Map<number, number>>()
  for (;;) {
    const [from, to] = [left[a], right[b]]
    if (!from || !to) return
    const [own, other] = [yield* valuesOf(from, values, work), yield* valuesOf(to, values, work)]
    // Without a key, the position decides.
    const isByPosition = left.length === right.length && (!nameOf(from) || !nameOf(to))
    if (isByPosition || areAlike(own, other)) {
      partners.set(from, to)
      a += 1
      b += 1
    } else if (left.length - a > right.length - b) a += 1
    else if (left.length - a < right.length - b) b += 1
    else {
      a += 1
      b += 1
    }
  }
}

/** The values below a node by digest, with how often each is there. */
function* valuesOf(
  node: ComparedNode,
  known: Map<ComparedNode, Map<number, number>>,
  work: WorkCount,
): Steps<Map<number, number>> {
  const before = known.get(node)
  if (before) return before
  const values = new Map<number, number>()
  const open = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (work.isPauseDue()) yield
    if (!isGroup(next)) values.set(next.digest, (values.get(next.digest) ?? 0) + 1)
    for (const child of next.children) open.push(child)
  }
  known.set(node, values)
  return values
}

function areAlike(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a]
  let common = 0
  for (const [digest, count] of few) common += Math.min(count, many.get(digest) ?? 0)
  const differing = Math.max(sum(a), sum(b)) - common
  return differing <= 1 || common >= differing
}

function sum(values: ReadonlyMap<number, number>): number {
  let total = 0
  for (const count of values.values()) total += count
  return total
}

function identityOf(group: ComparedNode): string | undefined {
  const node = identityNode(group)
  return node && keyOfValue(node)
}

function identityNode(group: ComparedNode): ComparedNode | undefined {
  let level = [group]
  for (let depth = 0; depth <= identityDepth; depth += 1) {
    const children = level.flatMap((node) => node.children)
    for (const name of identities) {
      const found = children.find((child) => child.node.name === name && !isGroup(child))
      if (found && textOf(found) !== '') return found
    }
    level = children.filter((child) => isGroup(child) && child.rule?.max === 1)
  }
  return undefined
}

/** The key of a value of a name in a group, or in a group that it has once. */
function keyNamed(group: ComparedNode, name: string): string | undefined {
  for (const child of group.children) {
    const found =
      child.node.name === name
        ? child
        : child.rule?.max === 1
          ? child.children.find(({ node }) => node.name === name)
          : undefined
    if (found && !isGroup(found) && textOf(found) !== '') return keyOfValue(found)
  }
  return undefined
}

/** The code that tells what a group is about: the first one that its schema names. */
function qualifierOf({ rule, children }: ComparedNode): ComparedNode | undefined {
  if (rule?.content.kind !== 'group') return undefined
  const [name] = codesOf(rule.content)
  return children.find(({ node }) => node.name === name)
}

function isCode({ node, rule }: ComparedNode): boolean {
  return (rule?.content.kind === 'value' && rule.content.codeList !== undefined) || codeName.test(node.name)
}

const knownCodes = new WeakMap<object, readonly string[]>()

/** The names of a group's codes, those with a list first. */
function codesOf(content: Extract<NonNullable<ComparedNode['rule']>['content'], { kind: 'group' }>): readonly string[] {
  const known = knownCodes.get(content)
  if (known) return known
  const values = content.elements.flatMap(({ name, content: value }) =>
    value.kind === 'value' ? [{ name, hasList: value.codeList !== undefined }] : [],
  )
  const codes = values
    .filter(({ name, hasList }) => hasList || codeName.test(name))
    .toSorted((a, b) => Number(b.hasList) - Number(a.hasList))
    .map(({ name }) => name)
  knownCodes.set(content, codes)
  return codes
}

function keyOfValue({ node, rule }: ComparedNode): string {
  return `${node.name} ${meantValue(node.name, node.text ?? '', typeOf(rule))}`
}

function textOf({ node, rule }: ComparedNode): string {
  return plainValue(node.text ?? '', typeOf(rule))
}

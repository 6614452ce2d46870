import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode, ReadDocument } from '../document-tree'
import { wrappedNameOf } from '../former-names'
import type { ElementRule, RuleModel } from '../rule-model'
import { plainValue, typeOf } from './compared-value'

/** A group or a value of a document that is compared with another. */
export interface ComparedNode {
  node: DocumentNode
  rule: ElementRule | undefined
  parent: ComparedNode | undefined
  /** Without wrappers, and without what the other document cannot carry. */
  children: ComparedNode[]
  /** Equal for two nodes whose names and contents are the same, in whatever order. */
  digest: number
}

/** A document as it is compared. */
export interface ComparedTree {
  document: ReadDocument
  rules: RuleModel
  records: readonly ComparedNode[]
  /** Every node, a parent before its children. */
  nodes: readonly ComparedNode[]
  /** Paths of values that the format of the other document cannot carry, each once. */
  uncarried: ReadonlySet<string>
}

/** Gives equal texts equal numbers. Both documents share one. */
export type Digests = Map<string, number>

/** The part of the other document that decides what can be compared. */
type OtherDocument = Pick<ReadDocument, 'format' | 'carriedPaths'>

/**
 * Prepares a document for comparing in small steps. Between two formats an empty value counts as absent, because a flat file has no
 * other way to write it.
 */
export function* comparedTree(
  document: ReadDocument,
  rules: RuleModel,
  other: OtherDocument,
  digests: Digests,
  work: WorkCount,
): Steps<ComparedTree> {
  const isSameFormat = document.format === other.format
  const nodes: ComparedNode[] = []
  const uncarried = new Set<string>()
  const records = document.records.map((node) => toCompared(node, undefined, rules.record))
  const open = records.map((compared) => ({ compared, path: '' })).toReversed()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (work.isPauseDue()) yield
    const { compared, path } = next
    nodes.push(compared)
    const first = open.length
    for (const node of childrenOf(compared.node)) {
      const childPath = path === '' ? node.name : `${path}/${node.name}`
      if (other.carriedPaths && !other.carriedPaths.has(childPath)) {
        if (hasContent(node)) uncarried.add(childPath)
        continue
      }
      if (!isSameFormat && isBlank(node)) continue
      const child = toCompared(node, compared, childRule(compared.rule, node.name))
      compared.children.push(child)
      open.push({ compared: child, path: childPath })
    }
    reverseFrom(open, first)
  }
  // Children come after their parents, so that their digests are known first.
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    if (work.isPauseDue()) yield
    const compared = nodes[at]
    if (compared) setDigest(compared, digests, isSameFormat)
  }
  return { document, rules, records, nodes, uncarried }
}

/** Whether a node is a group. */
export function isGroup({ node }: ComparedNode): boolean {
  return node.text === undefined
}

function toCompared(node: DocumentNode, parent: ComparedNode | undefined, rule: ElementRule | undefined): ComparedNode {
  return { node, parent, rule, children: [], digest: 0 }
}

function childRule(rule: ElementRule | undefined, name: string): ElementRule | undefined {
  return rule?.content.kind === 'group' ? rule.content.byName.get(name) : undefined
}

/** The children of a node, with those in a wrapper in place of it. */
function childrenOf({ children }: DocumentNode): readonly DocumentNode[] {
  return children.some(isWrapper)
    ? children.flatMap((child) => (isWrapper(child) ? child.children : [child]))
    : children
}

function isWrapper({ name, text }: DocumentNode): boolean {
  return text === undefined && wrappedNameOf(name) !== undefined
}

function isBlank({ text }: DocumentNode): boolean {
  return text !== undefined && text.trim() === ''
}

function hasContent(node: DocumentNode): boolean {
  return node.text === undefined ? node.children.length > 0 : !isBlank(node)
}

function setDigest(compared: ComparedNode, digests: Digests, isSameFormat: boolean): void {
  const { node, rule } = compared
  if (!isSameFormat) compared.children = compared.children.filter((child) => child.digest !== 0)
  if (node.text === undefined && compared.children.length === 0 && !isSameFormat) return
  const content =
    node.text === undefined
      ? `{${compared.children
          .map(({ digest }) => digest)
          .toSorted((a, b) => a - b)
          .join()}}`
      : `=${plainValue(node.text, typeOf(rule))}`
  const key = node.name + content
  compared.digest = digests.get(key) ?? digests.size + 1
  digests.set(key, compared.digest)
}

function reverseFrom<Item>(list: Item[], first: number): void {
  for (let low = first, high = list.length - 1; low < high; low += 1, high -= 1) {
    const [a, b] = [list[low], list[high]]
    if (a === undefined || b === undefined) return
    list[low] = b
    list[high] = a
  }
}

import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode, ReadDocument } from '../document-tree'
import { meantText, plainText } from '../domain/plain-text'
import { wrappedNameOf } from '../former-names'
import type { ElementRule, RuleModel, ValueType } from '../rule-model'

/** A group or a value of a document that is compared with another. */
export interface ComparedNode {
  node: DocumentNode
  rule: ElementRule | undefined
  parent: ComparedNode | undefined
  /** Without wrappers, and without what the other document cannot carry. */
  children: ComparedNode[]
  /** Equal for two nodes whose names and contents are the same, in whatever order. */
  digest: number
  /** The node of the other document that it belongs to; undefined before they are matched, and where there is none. */
  partner: ComparedNode | undefined
}

/** A document as it is compared. */
export interface ComparedTree {
  document: ReadDocument
  rules: RuleModel
  records: readonly ComparedNode[]
  /** Paths of values that the format of the other document cannot carry, each once. */
  uncarried: ReadonlySet<string>
}

/**
 * Prepares a document for comparing in small steps. Between two formats an empty value counts as absent, because a flat file has no
 * other way to write it.
 * @param other The part of the other document that decides what can be compared.
 * @param digests Gives equal texts equal numbers; both documents share one.
 */
export function* comparedTree(
  { document, rules }: Pick<ComparedTree, 'document' | 'rules'>,
  other: Pick<ReadDocument, 'format' | 'carriedPaths'>,
  digests: Map<string, number>,
  work: WorkCount,
): Steps<ComparedTree> {
  const isSameFormat = document.format === other.format
  const nodes: ComparedNode[] = []
  const uncarried = new Set<string>()
  const records = document.records.map((node) => comparedNode(node, rules.record))
  const open = records.map((compared) => ({ compared, path: '' })).toReversed()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (work.isPauseDue()) yield
    const { compared, path } = next
    nodes.push(compared)
    const below = childrenOf(compared.node).flatMap((node) => {
      const childPath = path === '' ? node.name : `${path}/${node.name}`
      const isCarried = !other.carriedPaths || other.carriedPaths.has(childPath)
      if (!isCarried && !isEmpty(node.text, node.children)) uncarried.add(childPath)
      if (!isCarried || (!isSameFormat && node.text?.trim() === '')) return []
      return [{ compared: comparedNode(node, childRule(compared.rule, node.name), compared), path: childPath }]
    })
    compared.children = below.map((child) => child.compared)
    for (const child of below.toReversed()) open.push(child)
  }
  // Children come after their parents, so that their digests are known first.
  for (const compared of nodes.toReversed()) {
    if (work.isPauseDue()) yield
    if (!isSameFormat) compared.children = compared.children.filter(({ digest }) => digest !== 0)
    const isAbsent = !isSameFormat && isGroup(compared) && compared.children.length === 0
    if (!isAbsent) compared.digest = digestOf(compared, digests)
  }
  return { document, rules, records, uncarried }
}

/** Whether a node is a group. */
export function isGroup({ node }: ComparedNode): boolean {
  return node.text === undefined
}

/** Whether a node with this text or these children says nothing, as if it were absent. */
export function isEmpty(text: string | undefined, children: readonly unknown[]): boolean {
  return text === undefined ? children.length === 0 : text.trim() === ''
}

/** The values below a node, or the node itself, in the order of the file. */
export function* valuesBelow(node: ComparedNode): Generator<ComparedNode, void, undefined> {
  const open = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isGroup(next)) yield next
    for (const child of next.children.toReversed()) open.push(child)
  }
}

/** The type of a value; undefined for a group and for an element that the schema does not have. */
export function typeOf({ rule }: ComparedNode): ValueType | undefined {
  return rule?.content.kind === 'value' ? rule.content.type : undefined
}

/** The value of a node in the one way of writing that all formats have in common; empty for a group. */
export function plainValue(compared: ComparedNode): string {
  return plainText(compared.node.text ?? '', typeOf(compared))
}

/** The value of a node, equal for two ways of writing it. */
export function meantValue(compared: ComparedNode): string {
  return meantText(compared.node.name, compared.node.text ?? '', typeOf(compared))
}

function comparedNode(node: DocumentNode, rule: ElementRule | undefined, parent?: ComparedNode): ComparedNode {
  return { node, rule, parent, children: [], digest: 0, partner: undefined }
}

function childRule(rule: ElementRule | undefined, name: string): ElementRule | undefined {
  return rule?.content.kind === 'group' ? rule.content.byName.get(name) : undefined
}

/** The children of a node, with those in a wrapper in place of it. */
function childrenOf({ children }: DocumentNode): readonly DocumentNode[] {
  const isWrapper = ({ name, text }: DocumentNode) => text === undefined && wrappedNameOf(name) !== undefined
  return children.some(isWrapper) ? children.flatMap((child) => (isWrapper(child) ? child.children : child)) : children
}

function digestOf(compared: ComparedNode, digests: Map<string, number>): number {
  const below = compared.children.map(({ digest }) => digest).toSorted((a, b) => a - b)
  const key = compared.node.name + (isGroup(compared) ? `{${below.join()}}` : `=${plainValue(compared)}`)
  const digest = digests.get(key) ?? digests.size + 1
  digests.set(key, digest)
  return digest
}

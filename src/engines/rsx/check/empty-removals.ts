import type { DocumentNode, ReadDocument, Span } from '../document-tree'
import type { QuickFix } from '../findings/finding'
import { ruleOfNode } from '../read/rule-of-node'
import type { RuleModel } from '../rule-model'
import { arraySpan, spanWithBlanks } from '../findings/quick-fixes'
import type { ChosenDesign } from './chosen-design'

/** Tags and blanks without anything else: no text between elements, no comment, and no attribute but `xsi:nil`. */
const tagsOnly = /^(?:\s|<\/?[^\s<>/="'!?]+(?:\s+xsi:nil="(?:true|1)")?\s*\/?>)*$/

/**
 * Removes elements without content, together with the groups that hold nothing else. Each removal can be applied alone or with others of
 * the document. None makes an element or group missing that the schema or a chosen retailer requires.
 */
export class EmptyRemovals {
  readonly #document: ReadDocument
  readonly #rules: RuleModel
  readonly #design: ChosenDesign | undefined
  readonly #hollow = new Map<DocumentNode, boolean>()
  /** The spans to cut out to remove each node, by parent. */
  readonly #cuts = new Map<DocumentNode, ReadonlyMap<DocumentNode, Span>>()

  /** The names of the children with content, by parent. */
  readonly #filled = new Map<DocumentNode, ReadonlySet<string>>()

  constructor(document: ReadDocument, rules: RuleModel, design: ChosenDesign | undefined) {
    this.#document = document
    this.#rules = rules
    this.#design = design
  }

  /** The correction that removes a node without content; undefined where something must be in its place. */
  quickFixOf(node: DocumentNode): QuickFix | undefined {
    const target = this.#targetOf(node)
    const span = target?.parent && this.#cutsIn(target.parent).get(target)
    if (!target || !span) return undefined
    const label = target === node ? `Remove ${node.name}` : `Remove ${target.name}, which has no content`
    return { label, edits: [{ span, text: '' }] }
  }

  /** The highest group around a node that has no content and may be left out, or the node itself. */
  #targetOf(node: DocumentNode): DocumentNode | undefined {
    let target: DocumentNode | undefined
    for (let at = node; at.parent && this.isHollow(at); at = at.parent) if (this.#isOptional(at)) target = at
    // A group that must be there would become empty.
    return target?.parent && this.isHollow(target.parent) ? undefined : target
  }

  /** Whether nothing in a node has content. */
  isHollow(node: DocumentNode): boolean {
    const known = this.#hollow.get(node)
    if (known !== undefined) return known
    const { text, children, isUnread } = node
    const isHollow = isUnread !== true && (text ?? '').trim() === '' && children.every((child) => this.isHollow(child))
    this.#hollow.set(node, isHollow)
    return isHollow
  }

  #isOptional(node: DocumentNode): boolean {
    return ruleOfNode(node, this.#rules)?.min === 0 && !this.#isAskedFor(node)
  }

  /** Whether a chosen retailer requires a node, and no other one of its name has content. */
  #isAskedFor(node: DocumentNode): boolean {
    const { parent, name } = node
    const retailers = this.#designOf(node)?.retailers ?? []
    return retailers.length > 0 && parent !== undefined && !this.#filledIn(parent).has(name)
  }

  #designOf({ parent, name }: DocumentNode): ChosenDesign | undefined {
    return parent ? this.#designOf(parent)?.children.get(name) : this.#design
  }

  #filledIn(parent: DocumentNode): ReadonlySet<string> {
    const known = this.#filled.get(parent)
    if (known) return known
    const names = new Set(parent.children.flatMap((child) => (this.isHollow(child) ? [] : child.name)))
    this.#filled.set(parent, names)
    return names
  }

  #cutsIn(parent: DocumentNode): ReadonlyMap<DocumentNode, Span> {
    const known = this.#cuts.get(parent)
    if (known) return known
    const isRemovable = (node: DocumentNode) => this.isHollow(node) && this.#isOptional(node)
    const cuts =
      this.#document.format === 'XML'
        ? xmlCuts(this.#document, parent.children.filter(isRemovable))
        : this.#document.format === 'JSON'
          ? jsonCuts(this.#document, parent.children, isRemovable)
          : new Map<DocumentNode, Span>()
    this.#cuts.set(parent, cuts)
    return cuts
  }
}

function xmlCuts({ text }: ReadDocument, nodes: readonly DocumentNode[]): Map<DocumentNode, Span> {
  const isBare = ({ span }: DocumentNode) => tagsOnly.test(text.slice(span.start, span.end))
  return new Map(nodes.filter(isBare).map((node) => [node, spanWithBlanks(text, node.span)]))
}

/** A property of an object, or an item of an array. */
interface Member {
  nodes: readonly DocumentNode[]
  span: Span
  isRemovable: boolean
}

function jsonCuts(
  document: ReadDocument,
  children: readonly DocumentNode[],
  isRemovable: (node: DocumentNode) => boolean,
): Map<DocumentNode, Span> {
  const cuts = new Map<DocumentNode, Span>()
  const properties: Member[] = []
  for (const nodes of propertiesOf(children)) {
    const [first] = nodes
    const items = nodes.map((node) => ({ nodes: [node], span: node.span, isRemovable: isRemovable(node) }))
    const isWhole = items.every((item) => item.isRemovable)
    const span = first?.json?.isItem === true ? arraySpan(document.text, nodes) : first?.span
    // Without the place of a property, its neighbours cannot be told from it.
    if (!span) return new Map()
    properties.push({ nodes, span, isRemovable: isWhole })
    if (!isWhole) for (const [node, cut] of cutsOf(items)) cuts.set(node, cut)
  }
  for (const [node, cut] of cutsOf(properties)) cuts.set(node, cut)
  return cuts
}

/** The children of an object by property: the items of an array share one. */
function propertiesOf(children: readonly DocumentNode[]): DocumentNode[][] {
  const properties: DocumentNode[][] = []
  for (const child of children) {
    const last = properties.at(-1)
    if (child.json?.isItem === true && last?.[0]?.json?.isItem === true && last[0].name === child.name) last.push(child)
    else properties.push([child])
  }
  return properties
}

/** Cuts out members with one comma each. Members before all that stay take the comma behind them, others the one before them. */
function cutsOf(members: readonly Member[]): Map<DocumentNode, Span> {
  const cuts = new Map<DocumentNode, Span>()
  let isAfterStaying = false
  for (const [at, { nodes, span, isRemovable }] of members.entries()) {
    if (!isRemovable) {
      isAfterStaying = true
      continue
    }
    const [before, after] = [members[at - 1], members[at + 1]]
    const cut =
      !isAfterStaying && after
        ? { start: span.start, end: after.span.start }
        : { start: before ? before.span.end : span.start, end: span.end }
    for (const node of nodes) cuts.set(node, cut)
  }
  return cuts
}

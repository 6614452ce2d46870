import type { ChosenDesign } from '../check/chosen-design'
import type { DocumentNode } from '../document-tree'
import type { ElementRule, GroupRule } from '../rule-model'

/** A node of a sample. It is a node of a document that has no place in a file yet, so its spans are empty. */
export interface SampleNode extends DocumentNode {
  element: ElementRule
  /** The design of the chosen retailers at its place. */
  design: ChosenDesign | undefined
  parent: SampleNode | undefined
  /** In the order of the schema. */
  children: SampleNode[]
  /** Whether only the size `everything` asks for it. */
  isExtra: boolean
}

/** Creates the record of a sample. */
export function createRecord(element: ElementRule, design: ChosenDesign | undefined): SampleNode {
  return createNode(element, design, undefined, undefined)
}

function createNode(
  element: ElementRule,
  design: ChosenDesign | undefined,
  parent: SampleNode | undefined,
  text: string | undefined,
): SampleNode {
  const span = { start: 0, end: 0 }
  return { name: element.name, element, design, parent, children: [], text, span, content: span, isExtra: false }
}

/** The rule of a node's content; undefined for a value. */
export function groupOf({ element }: SampleNode): GroupRule | undefined {
  return element.content.kind === 'group' ? element.content : undefined
}

const positions = new WeakMap<GroupRule, ReadonlyMap<string, number>>()

function positionIn(group: GroupRule, name: string): number {
  let known = positions.get(group)
  if (!known) {
    known = new Map(group.elements.map((element, at) => [element.name, at]))
    positions.set(group, known)
  }
  return known.get(name) ?? 0
}

/** Adds a child behind those that come before it in the schema. @param text Undefined for a group. */
export function addNode(parent: SampleNode, element: ElementRule, text?: string): SampleNode {
  const group = groupOf(parent)
  const node = createNode(element, parent.design?.children.get(element.name), parent, text)
  if (!group) return node
  const position = positionIn(group, element.name)
  let at = parent.children.length
  while (at > 0 && positionIn(group, parent.children[at - 1]?.name ?? '') > position) at -= 1
  parent.children.splice(at, 0, node)
  return node
}

/** Removes a node from its parent. */
export function removeNode(node: SampleNode): void {
  const siblings = node.parent?.children
  const at = siblings?.indexOf(node) ?? -1
  if (at >= 0) siblings?.splice(at, 1)
}

export function childrenNamed(node: SampleNode, name: string): SampleNode[] {
  return node.children.filter((child) => child.name === name)
}

export function childNamed(node: SampleNode | undefined, name: string): SampleNode | undefined {
  return node?.children.find((child) => child.name === name)
}

export function textOf(node: SampleNode | undefined, name: string): string | undefined {
  return childNamed(node, name)?.text
}

/** All nodes at a path such as `Header/Dates`, through every repetition. */
export function samplesAt(record: SampleNode, path: string): SampleNode[] {
  return path.split('/').reduce((nodes, name) => nodes.flatMap((node) => childrenNamed(node, name)), [record])
}

/** All nodes of a name below a node, at every depth, in the order of the schema. */
export function samplesNamed(node: SampleNode, name: string): SampleNode[] {
  const found: SampleNode[] = []
  visit(node, (below) => {
    if (below !== node && below.name === name) found.push(below)
  })
  return found
}

/** Names from the record down to a node, without numbers. Empty for the record. */
export function samplePath(node: SampleNode): string {
  const names: string[] = []
  for (let at = node; at.parent; at = at.parent) names.push(at.name)
  return names.toReversed().join('/')
}

/** The values below a record, in the order of the schema, each with its path: with numbers where siblings share a name. */
export function numberedValues(record: SampleNode): { node: SampleNode; text: string; path: string }[] {
  const values: { node: SampleNode; text: string; path: string }[] = []
  const open = [{ node: record, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, path } = next
    if (node.text !== undefined) values.push({ node, text: node.text, path })
    for (const child of numberedChildren(node, path).toReversed()) open.push(child)
  }
  return values
}

function numberedChildren({ children }: SampleNode, path: string): { node: SampleNode; path: string }[] {
  const counts = new Map<string, number>()
  for (const { name } of children) counts.set(name, (counts.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  return children.map((node) => {
    const at = (seen.get(node.name) ?? 0) + 1
    seen.set(node.name, at)
    const step = counts.get(node.name) === 1 ? node.name : `${node.name}[${at}]`
    return { node, path: path === '' ? step : `${path}/${step}` }
  })
}

/** Calls back for a node and all below it, parents first. */
export function visit(node: SampleNode, onNode: (node: SampleNode) => void): void {
  const open = [node]
  for (let next = open.pop(); next; next = open.pop()) {
    onNode(next)
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at]
      if (child) open.push(child)
    }
  }
}

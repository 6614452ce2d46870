import { commonGroups } from '../domain/tables/common-groups'
import { relationsOf } from '../domain/tables/documents'
import type { ElementRule, GroupRule } from '../rule-model'
import { addElement } from './complete'
import { addMissingParts } from './complete-relations'
import type { SampleContext } from './sample-context'
import { addNode, childNamed, groupOf, removeNode, type SampleNode } from './sample-tree'

/** Levels that stand for goods: another one would order, ship or bill goods a second time. */
const goodsLevels = new Set(['ContainerLevel', 'OrderLevel', 'PackLevel', 'ItemLevel', 'LineItem'])

/** Groups further down are not added. */
const maxDepth = 30

/** Which elements of the schema are added to a sample. */
export interface Filling {
  /** Whether the sample has its goods already. */
  hasGoods: boolean
  /** Whether groups that go with others, such as contacts and notes, are left out. */
  isPlain: boolean
}

/**
 * Adds each element of the schema once: to the first of the groups that share a name, and to none that would be in a group of its
 * own type. Values that cannot be made are left out.
 */
export function fill(context: SampleContext, record: SampleNode, filling: Filling): void {
  const open: { node: SampleNode; around: readonly GroupRule[] }[] = [{ node: record, around: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next
    const rule = groupOf(node)
    if (!rule) continue
    const around = [...next.around, rule]
    for (const element of rule.elements) {
      if (!childNamed(node, element.name) && isWanted(node, element, around, filling)) {
        const added = addElement(context, node, element)
        if (added) added.isExtra = true
      }
    }
    addMissingParts(context, node)
    for (const name of new Set(node.children.map((child) => child.name))) {
      const first = childNamed(node, name)
      if (first && groupOf(first)) open.push({ node: first, around })
    }
  }
  removeEmptyGroups(record)
}

/** Adds what a document is sent for, such as one line, to a sample that has nothing but what its schema requires. */
export function fillContent(context: SampleContext, record: SampleNode): void {
  const groups = relationsOf(context.rules.document)?.content?.groups
  if (!groups || !('path' in groups)) return
  let node = record
  for (const name of groups.path.split('/')) {
    const rule = groupOf(node)
    // Versions before 7.4 have repeated groups in a wrapper.
    const wrapper = rule?.byName.get(`${name}s`)
    const parent =
      wrapper && !rule?.byName.has(name) ? (childNamed(node, wrapper.name) ?? addNode(node, wrapper)) : node
    const element = groupOf(parent)?.byName.get(name)
    if (!element) return
    node = childNamed(parent, name) ?? addNode(parent, element)
  }
  fill(context, node, { hasGoods: false, isPlain: true })
}

function isWanted(
  node: SampleNode,
  { name, content }: ElementRule,
  around: readonly GroupRule[],
  { hasGoods, isPlain }: Filling,
): boolean {
  if (content.kind === 'value') return true
  if (around.length > maxDepth || around.includes(content) || (hasGoods && goodsLevels.has(name))) return false
  return !isPlain || (!commonGroups.has(name) && name !== 'Meta')
}

function removeEmptyGroups(node: SampleNode): void {
  for (const child of node.children.slice()) {
    if (!groupOf(child)) continue
    removeEmptyGroups(child)
    if (child.children.length === 0 && child.element.min === 0) removeNode(child)
  }
}

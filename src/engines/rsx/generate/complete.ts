import type { ChosenDesign, RequiredCode } from '../check/chosen-design'
import { isMetDeeper, levelOf, type Level } from '../check/levels'
import { schemaIndexOf } from '../check/schema-index'
import type { ElementRule } from '../rule-model'
import { addMissingParts } from './complete-relations'
import { addValue } from './make-value'
import type { SampleContext } from './sample-context'
import { addNode, childNamed, childrenNamed, groupOf, removeNode, type SampleNode } from './sample-tree'
import { greatestOf } from '../extremes'

/** Deeper groups are not filled: only a schema that requires a group in itself has them. */
const maxDepth = 30

/** Adds what schema, retailers and relations require of a group and of everything below it. Optional groups that stay empty are removed. */
export function complete(context: SampleContext, group: SampleNode, around?: Level, depth = 0): void {
  const rule = groupOf(group)
  if (!rule || depth > maxDepth) return
  const schema = schemaIndexOf(context.rules)
  const level = levelOf(around, group, group.name, schema.group(rule))
  // The cartons on a pallet meet the requirements of retailers for the pallet.
  const isMet = (names: readonly string[], code?: string) =>
    isMetDeeper(schema, level, names, ({ text }) => code === undefined || text === code)
  for (const element of rule.elements) {
    const isRequired = (group.design?.children.get(element.name)?.retailers.length ?? 0) > 0
    if (element.min === 0 && (!isRequired || isMet([element.name]))) continue
    while (childrenNamed(group, element.name).length < Math.max(1, Math.min(element.min, maxRepeats))) {
      if (!addElement(context, group, element)) break
    }
  }
  for (const repeated of group.design?.repeated ?? []) {
    const { child, field, codes } = repeated
    const names = field === undefined ? [child.rule.name] : [child.rule.name, field]
    addCodes(context, group, { ...repeated, codes: codes.filter(({ code }) => !isMet(names, code)) })
  }
  addMissingParts(context, group)
  for (const child of group.children.slice()) {
    if (!groupOf(child)) continue
    complete(context, child, level, depth + 1)
    if (child.children.length === 0 && child.element.min === 0) removeNode(child)
  }
}

/** The most occurrences of an element in a sample, even if the schema requires more. */
const maxRepeats = 10

/** Adds an occurrence of an element, without what is below it. @returns undefined when there is no value for it, or no room. */
export function addElement(context: SampleContext, group: SampleNode, element: ElementRule): SampleNode | undefined {
  if (context.budget.nodes <= 0) return undefined
  context.budget.nodes -= 1
  return element.content.kind === 'group' ? addNode(group, element) : addValue(context, group, element)
}

/** Gives each code that retailers require among repeated groups an occurrence. */
function addCodes(
  context: SampleContext,
  parent: SampleNode,
  { child, field, codes }: ChosenDesign['repeated'][number],
): void {
  const element = groupOf(parent)?.byName.get(child.rule.name)
  if (!element || childrenNamed(parent, element.name).length === 0) return
  for (const required of codes) {
    const nodes = childrenNamed(parent, element.name)
    if (field === undefined) {
      if (
        element.content.kind === 'value' &&
        !nodes.some(({ text }) => text === required.code) &&
        nodes.length < element.max
      )
        addNode(parent, element, required.code)
      continue
    }
    if (nodes.some((node) => childNamed(node, field)?.text === required.code)) continue
    const free = freeNode(nodes, field, codes, required)
    const node = free ?? (nodes.length < element.max ? addNode(parent, element) : undefined)
    if (node) setCode(context, node, field, required.code)
  }
}

/** The occurrence whose code can become another one: one without values, or one of the same retailers. */
function freeNode(
  nodes: readonly SampleNode[],
  field: string,
  codes: readonly RequiredCode[],
  required: RequiredCode,
): SampleNode | undefined {
  const blank = nodes.find(({ children }) => children.length === 0)
  if (blank) return blank
  const taken = new Set<string>()
  const isFree = (node: SampleNode) => {
    const code = childNamed(node, field)?.text
    if (code === undefined) return true
    const isNeeded = codes.some((other) => other.code === code) && !taken.has(code)
    taken.add(code)
    return !isNeeded
  }
  const free = nodes.filter(isFree)
  const scores = free.map((node) => ({ node, score: sharedRequirements(node, field, required) }))
  const most = greatestOf(scores.map(({ score }) => score))
  // Of the addresses, the last one that the model names is where the goods go, which retailers ask about the most.
  return most > 0 ? scores.findLast(({ score }) => score === most)?.node : undefined
}

/** How many other codes of an occurrence the same retailers require. */
function sharedRequirements(node: SampleNode, field: string, { retailers }: RequiredCode): number {
  return node.children.filter((child) => {
    const own = child.name === field ? undefined : child.design?.codes.find(({ code }) => code === child.text)
    return own?.retailers.some((name) => retailers.includes(name)) === true
  }).length
}

/** Sets a code. Values that say something else with another code are made again. */
function setCode(context: SampleContext, node: SampleNode, field: string, code: string): void {
  const element = groupOf(node)?.byName.get(field)
  if (!element) return
  const known = childNamed(node, field)
  if (known) known.text = code
  else addNode(node, element, code)
  for (const child of node.children.slice()) {
    if (!dependsOnCode.has(child.name)) continue
    removeNode(child)
    addValue(context, node, child.element)
  }
}

/** Values that are made from the code beside them. */
const dependsOnCode = new Set(['Date', 'Time', 'AddressLocationNumber', 'ContactName', 'TaxID', 'Note'])

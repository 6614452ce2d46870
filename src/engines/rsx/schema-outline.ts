import type { GroupRule, RuleModel, ValueRule, ValueType } from './rule-model'
import type { VersionSchema } from './rule-sources'
import { compileSchema } from './sources/compile-rules'

/** The type, the length and the codes that a schema states for a value. */
export interface OutlineValue {
  type: ValueType
  minLength: number | undefined
  maxLength: number | undefined
  fractionDigits: number | undefined
  /** How many codes it allows; undefined when every text is allowed. */
  codes: number | undefined
}

/** An element below the record of a document. */
export interface OutlineNode {
  name: string
  description: string | undefined
  /** The least and the greatest number of occurrences; Infinity without a limit. */
  min: number
  max: number
  /** Undefined for a group. */
  value: OutlineValue | undefined
  /** Empty for a value, and for a group within itself. */
  children: readonly OutlineNode[]
}

/** The facts about all fields of one name, at any place; texts are empty when the schema states nothing. */
export interface FieldFacts {
  /** Such as `string`, `decimal` or `group`. */
  type: string
  /** Such as `up to 35` or `up to 4 decimals`. */
  length: string
  /** The groups of the record in which it occurs, such as `Header` and `LineItem`. */
  groups: readonly string[]
}

export interface SchemaOutline {
  nodes: readonly OutlineNode[]
  /** By name. */
  facts: ReadonlyMap<string, FieldFacts>
}

/** The most elements of an outline: ten times those of the largest published schema. Groups beyond them have no children. */
const maxNodes = 20_000

/**
 * Reads the tree of a document from its schema (RSX-62).
 * @throws Error with one sentence when the schema cannot be read.
 */
export async function readOutline(source: VersionSchema & { document: string }): Promise<SchemaOutline> {
  const { record, codeLists } = await compileSchema(source)
  const nodes = outlineOf(record.content, codeLists)
  return { nodes, facts: factsOf(nodes) }
}

function outlineOf(root: GroupRule, codeLists: RuleModel['codeLists']): OutlineNode[] {
  let count = 0
  const walk = (group: GroupRule, around: readonly GroupRule[]): OutlineNode[] => {
    if (around.includes(group) || count > maxNodes) return []
    count += group.elements.length
    const within = [...around, group]
    return group.elements.map(({ content, name, description, min, max }) => ({
      name,
      description,
      min,
      max,
      value: content.kind === 'value' ? valueOf(content, codeLists) : undefined,
      children: content.kind === 'group' ? walk(content, within) : [],
    }))
  }
  return walk(root, [])
}

function valueOf(rule: ValueRule, codeLists: RuleModel['codeLists']): OutlineValue {
  const { type, minLength, maxLength, fractionDigits, codeList } = rule
  return { type, minLength, maxLength, fractionDigits, codes: codeLists.get(codeList ?? '')?.size }
}

function factsOf(nodes: readonly OutlineNode[]): Map<string, FieldFacts> {
  const found = new Map<string, { types: Set<string>; lengths: Set<string>; groups: Set<string> }>()
  const walk = (list: readonly OutlineNode[], top: string | undefined) => {
    for (const { name, value, children } of list) {
      const facts = found.get(name) ?? { types: new Set(), lengths: new Set(), groups: new Set() }
      found.set(name, facts)
      facts.types.add(value?.type ?? 'group')
      const length = value && lengthText(value)
      if (length) facts.lengths.add(length)
      facts.groups.add(top ?? name)
      walk(children, top ?? name)
    }
  }
  walk(nodes, undefined)
  return new Map(
    Array.from(found, ([name, { types, lengths, groups }]) => [
      name,
      { type: [...types].join(' or '), length: [...lengths].join(' or '), groups: [...groups] },
    ]),
  )
}

/** Writes the length of a value, such as `up to 35`; empty when the schema states none. */
export function lengthText({ minLength = 0, maxLength, fractionDigits }: OutlineValue): string {
  if (fractionDigits !== undefined && fractionDigits > 0) return `up to ${fractionDigits} decimals`
  if (maxLength === undefined) return minLength > 1 ? `at least ${minLength}` : ''
  if (minLength === maxLength) return String(maxLength)
  return minLength > 1 ? `${minLength} to ${maxLength}` : `up to ${maxLength}`
}

/** How often an element may occur, in words: `once`, `up to 10 times`, `any number of times`. */
export function occurrenceText({ min, max }: Pick<OutlineNode, 'min' | 'max'>): string {
  if (max === Infinity) return min > 1 ? `at least ${min} times` : 'any number of times'
  if (max === min || max <= 1) return max === 1 ? 'once' : `${max} times`
  return min > 1 ? `${min} to ${max} times` : `up to ${max} times`
}

import { deriveFraming, fieldName, type FlatPlace } from '../read/flat-framing'
import type { FlatField } from '../rule-model'
import { childrenNamed, samplePath, type SampleNode } from './sample-tree'
import { greatestOf } from '../extremes'

/** A record of a flat file: the fields of its group that have a value. */
interface FlatLine<Field extends FlatField> {
  key: string
  fields: readonly Field[]
  /** Texts by field; fields without a value are absent. */
  texts: ReadonlyMap<Field, string>
}

/** A flat form of a sample. */
interface FlatLines<Field extends FlatField> {
  lines: readonly FlatLine<Field>[]
  /** Paths of the values that the layout has no place for, without numbers. */
  notCarried: readonly string[]
}

/** A group of the layout, as one kind of record opens it: a pallet and a carton are two branches of one name. */
interface Branch<Field extends FlatField> {
  name: string
  /** The key of the record that opens the group. */
  lead: string
  record: { key: string; fields: readonly Field[] } | undefined
  branches: Branch<Field>[]
}

/**
 * Turns a sample into the records of a flat file, in the order of the layout.
 * @param canHold Whether a field is wide enough for a text.
 */
export function flatLines<Field extends FlatField>(
  record: SampleNode,
  layout: readonly Field[],
  keyOf: (field: Field) => string,
  canHold: (field: Field, text: string) => boolean,
): FlatLines<Field> {
  const root = branchesOf(layout, keyOf)
  const lines: FlatLine<Field>[] = []
  const carried = new Set<SampleNode>()
  const write = (node: SampleNode, branch: Branch<Field>) => {
    if (branch.record) {
      const { key, fields } = branch.record
      const texts = textsOf(node, fields, canHold, carried)
      if (texts.size > 0) lines.push({ key, fields, texts })
    }
    for (const name of new Set(branch.branches.map((child) => child.name))) {
      const choices = branch.branches.filter((child) => child.name === name)
      const placed = childrenNamed(node, name).map((child) => ({ child, branch: bestBranch(child, choices) }))
      for (const choice of choices) {
        for (const one of placed)
          if (one.branch === choice && hasLead(one.child, choice, canHold)) write(one.child, choice)
      }
    }
  }
  write(record, root)
  return { lines, notCarried: lostPaths(record, carried) }
}

function branchesOf<Field extends FlatField>(layout: readonly Field[], keyOf: (field: Field) => string): Branch<Field> {
  const root: Branch<Field> = { name: '', lead: '', record: undefined, branches: [] }
  const places = [...deriveFraming(layout, keyOf)].flatMap(([key, all]) => all.map((place) => ({ key, place })))
  const firstField = new Map(layout.map((field, at) => [field, at]))
  const at = ({ fields }: FlatPlace<Field>) => firstField.get(fields[0] as Field) ?? 0
  for (const { key, place } of places.toSorted((a, b) => at(a.place) - at(b.place))) {
    let branch = root
    for (const { name, lead } of place.steps) {
      let next = branch.branches.find((child) => child.name === name && child.lead === lead)
      if (!next) {
        next = { name, lead, record: undefined, branches: [] }
        branch.branches.push(next)
      }
      branch = next
    }
    branch.record = { key, fields: place.fields }
  }
  return root
}

function textsOf<Field extends FlatField>(
  node: SampleNode,
  fields: readonly Field[],
  canHold: (field: Field, text: string) => boolean,
  carried: Set<SampleNode>,
): Map<Field, string> {
  const texts = new Map<Field, string>()
  for (const field of fields) {
    const [value, ...more] = childrenNamed(node, fieldName(field))
    if (value?.text === undefined || more.length > 0 || !canHold(field, value.text)) continue
    texts.set(field, value.text)
    carried.add(value)
  }
  return texts
}

/** The branch that can carry the most of a group. */
function bestBranch<Field extends FlatField>(
  node: SampleNode,
  choices: readonly Branch<Field>[],
): Branch<Field> | undefined {
  if (choices.length < 2) return choices[0]
  const scored = choices.map((choice) => ({ choice, score: valuesIn(node, choice) }))
  const most = greatestOf(scored.map(({ score }) => score))
  return scored.find(({ score }) => score === most)?.choice
}

function valuesIn<Field extends FlatField>(node: SampleNode, { record, branches }: Branch<Field>): number {
  const own = (record?.fields ?? []).filter((field) => childrenNamed(node, fieldName(field)).length > 0).length
  return branches.reduce(
    (sum, branch) => childrenNamed(node, branch.name).reduce((most, child) => most + valuesIn(child, branch), sum),
    own,
  )
}

/** Whether a group has a value in the record that opens it: what is below a group that nothing opens has no place. */
function hasLead<Field extends FlatField>(
  node: SampleNode,
  branch: Branch<Field>,
  canHold: (field: Field, text: string) => boolean,
): boolean {
  const { lead, record, branches } = branch
  if (record?.key === lead) return textsOf(node, record.fields, canHold, new Set()).size > 0
  const opener = branches.find((child) => child.lead === lead)
  if (!opener) return true
  return childrenNamed(node, opener.name).some((child) => hasLead(child, opener, canHold))
}

function lostPaths(record: SampleNode, carried: ReadonlySet<SampleNode>): string[] {
  const lost = new Set<string>()
  const open = [record]
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.text !== undefined && !carried.has(next)) lost.add(samplePath(next))
    for (const child of next.children.toReversed()) open.push(child)
  }
  return [...lost]
}

import type { FlatField } from '../rule-model'

/** A step from the record to a group: the name of a group, and the record of the flat file that opens it. */
export interface FlatStep {
  name: string
  /** Key of the first record at or below the group. `LineItem` is opened by `LI`, and so is its `OrderLine`. */
  lead: string
}

/** A place where a record of a flat file can be. */
export interface FlatPlace<Field extends FlatField> {
  /** From the record down to the group that the fields belong to. */
  steps: readonly FlatStep[]
  fields: readonly Field[]
}

/** The places of each kind of record, by its key: a record code, or a level with the name of a group. */
export type Framing<Field extends FlatField> = ReadonlyMap<string, readonly FlatPlace<Field>[]>

/**
 * Derives from a layout which record belongs to which. The layout says it by its order: a group is opened by the first record at or
 * below it, and a record of a group that is already there opens the group around it again. So cartons are in an order or on a pallet.
 */
export function deriveFraming<Field extends FlatField>(
  fields: readonly Field[],
  keyOf: (field: Field) => string,
): Framing<Field> {
  const framing = new Map<string, FlatPlace<Field>[]>()
  const open: (FlatStep & { names: Set<string> })[] = []
  const topNames = new Set<string>()
  for (const { key, group, fields: own } of splitRecords(fields, keyOf)) {
    let depth = 0
    while (depth < group.length - 1 && open[depth]?.name === group[depth]) depth += 1
    const name = group.at(-1) ?? ''
    if (depth === group.length - 1 && depth > 0 && open[depth - 1]?.names.has(name)) depth -= 1
    open.length = depth
    for (let at = depth; at < group.length; at += 1) {
      const step = group[at] ?? ''
      const siblings = open[at - 1]?.names ?? topNames
      siblings.add(step)
      open.push({ name: step, lead: key, names: new Set() })
    }
    const places = framing.get(key) ?? []
    framing.set(key, places)
    places.push({ steps: open.map((step) => ({ name: step.name, lead: step.lead })), fields: own })
  }
  return framing
}

function splitRecords<Field extends FlatField>(fields: readonly Field[], keyOf: (field: Field) => string) {
  const records: { key: string; path: string; group: string[]; fields: Field[] }[] = []
  for (const field of fields) {
    const key = keyOf(field)
    const path = groupPath(field)
    const last = records.at(-1)
    if (last && last.key === key && last.path === path) last.fields.push(field)
    else records.push({ key, path, group: path.split('/'), fields: [field] })
  }
  return records
}

/** The path of the group that a field belongs to. */
export function groupPath({ path }: FlatField): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The name of a field in its group. */
export function fieldName({ path }: FlatField): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** All paths that a layout has a field for, with the groups around them. */
export function pathsOfLayout(fields: readonly FlatField[]): ReadonlySet<string> {
  const paths = new Set<string>()
  for (const { path } of fields) {
    const names = path.split('/')
    for (const at of names.keys()) paths.add(names.slice(0, at + 1).join('/'))
  }
  return paths
}

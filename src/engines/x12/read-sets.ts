import { elementAt, linesOf, type Layout } from './read-segments'
import type { Position, Qualifier, Row, Standard } from './row'

/** The tables of one standard. */
export interface Tables {
  standard: Standard
  segments: ReadonlyMap<string, Layout>
  /** Texts of tables/: groups with the fields of their segments, fields by code, and the sets. */
  groups: string
  codedFields: string
  sets: string
}

/** A line of a set: a segment at its place. */
interface Line {
  set: string
  document: string
  loop: string
  segment: string
  group: string
  items: readonly string[]
}

// `[01:DP]02=Department`, `03x10=LocationQuantity/Location`, `01=PackValue?PackQualifier=OU`, `01=ReferenceQual*`
const itemPattern = /^(?:\[([\d.]+):([^\]]+)\])?([\d.]*)(?:x(\d+))?=(~?)([\w/.]+)(?:\?([\w/]+)=(\w+))?([*!]?)$/
// `07@06x10(items)`: the value, its qualifier, how often they repeat, and the table of fields by code.
const codedPattern = /^([\d.]+)@([\d.]+)(?:x(\d+))?\((\w+)\)$/
// `UP=ConsumerPackageCode`, and last `ProductID/PartNumber@ProductID/PartNumberQual`
const codedFieldPattern = /^(?:([\w,]+)=(~?)([\w/]+)|([\w/]+)@([\w/]+))$/

/** Reads the sets of a standard into rows, in the order of the table. @throws for a line that does not follow the notation. */
export function readSets(tables: Tables): Row[] {
  const groups = readGroups(tables.groups)
  const coded = new Map(linesOf(tables.codedFields).map((line) => splitFirst(line)))
  const loops = new Map<string, Qualifier & { group: string }>()
  return readLines(tables.sets, groups).flatMap((line) => {
    const rows = line.items.flatMap((item) => rowsOf(item, line, tables, coded))
    const own = qualifierOf(line)
    const loopKey = `${line.set} ${line.loop} ${line.group}`
    const isLeader = line.loop.split('/').at(-1) === line.segment
    if (own && isLeader) loops.set(loopKey, { ...own, isOfLoop: true, group: line.group })
    const qualifier = own ?? (isLeader ? undefined : loops.get(loopKey))
    return rows.map((row) => (row.when || row.qualifier ? row : { ...row, qualifier }))
  })
}

function readGroups(text: string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const line of linesOf(text)) {
    const [segment = '', names = '', ...items] = line.split(' ')
    for (const name of names.split(',')) groups.set(`${segment} ${name}`, items)
  }
  return groups
}

function readLines(text: string, groups: ReadonlyMap<string, string[]>): Line[] {
  let set = ''
  let document = ''
  const lines: Line[] = []
  for (const line of linesOf(text)) {
    const [loop = '', segment = '', group = '', ...items] = line.split(' ')
    if (loop === '#') {
      set = segment
      document = group
      continue
    }
    const usual = groups.get(`${segment} ${group.slice(group.lastIndexOf('/') + 1)}`)
    if (items.length === 0 && !usual) throw new Error(`No fields for "${line}" of ${set}`)
    lines.push({
      set,
      document,
      loop: loop === '.' ? '' : loop,
      segment,
      group,
      items: items.length > 0 ? items : (usual ?? []),
    })
  }
  return lines
}

/** The qualifier of a line: the element that is marked with `*`. */
function qualifierOf(line: Line): Qualifier | undefined {
  const item = line.items.find((one) => one.endsWith('*'))
  const [, , , at = '', , , path = ''] = item ? (itemPattern.exec(item) ?? []) : []
  return item ? { ...positionOf(at), field: join(line.group, path), isOfLoop: false } : undefined
}

function rowsOf(item: string, line: Line, tables: Tables, coded: ReadonlyMap<string, string>): Row[] {
  const pair = codedPattern.exec(item)
  if (pair) return codedRows(pair, line, tables, coded)
  const match = itemPattern.exec(item)
  if (!match) throw new Error(`"${item}" of ${line.set} ${line.segment} is no field`)
  const [, whenAt, codes, at, times, doubt, path = '', field, code, mark] = match
  const row = {
    ...baseRow(line, tables, at ? positionOf(at) : undefined, Number(times ?? 1)),
    path: join(line.group, path),
    condition: field && code ? { field: join(line.group, field), code } : undefined,
    isMain: mark === '!',
    isCertain: doubt === '',
  }
  if (!whenAt || !codes) return [row]
  return codes.split(',').map((one) => ({ ...row, when: { ...positionOf(whenAt), code: one } }))
}

/** The rows of a value whose field depends on the code beside it. */
function codedRows(pair: RegExpExecArray, line: Line, tables: Tables, coded: ReadonlyMap<string, string>): Row[] {
  const [, valueAt = '', codeAt = '', times = '1', name = ''] = pair
  const at = positionOf(codeAt)
  const base = baseRow(line, tables, positionOf(valueAt), Number(times))
  return (coded.get(name) ?? '').split(' ').flatMap((text): Row[] => {
    const [, codes, doubt, path, otherPath, qualifierPath] = codedFieldPattern.exec(text) ?? []
    if (codes && path) {
      const row = { ...base, path: join(line.group, path), isCertain: doubt === '' }
      return codes.split(',').map((code) => ({ ...row, when: { ...at, code } }))
    }
    if (!otherPath || !qualifierPath) throw new Error(`"${text}" of ${name} is no field`)
    const qualifier = { ...at, field: join(line.group, qualifierPath), isOfLoop: false }
    const other = { ...base, path: join(line.group, otherPath), qualifier, isMain: true, isForOtherCodes: true }
    const own = { ...baseRow(line, tables, at, Number(times)), path: qualifier.field, qualifier }
    return [other, own]
  })
}

function baseRow(line: Line, { standard, segments }: Tables, at: Position | undefined, repeats: number): Row {
  const { set, document, loop, segment, group } = line
  const element = at && elementAt(segments.get(segment), at)
  if (at && element === undefined) throw new Error(`${set} ${segment} has no element at ${at.position}`)
  return {
    standard,
    set,
    document,
    loop,
    segment,
    group,
    at,
    repeats,
    element,
    // Pairs of X12 repeat qualifier and value; EDIFACT repeats the composite that has both.
    step: standard === 'X12' ? 2 : 1,
    path: group,
    when: undefined,
    qualifier: undefined,
    condition: undefined,
    isForOtherCodes: false,
    isMain: false,
    isCertain: true,
  }
}

function positionOf(text: string): Position {
  const [position, component] = text.split('.').map(Number)
  return { position: position ?? 0, ...(component !== undefined && { component }) }
}

function join(group: string, path: string): string {
  return path === '.' ? group : `${group}/${path}`
}

function splitFirst(line: string): [string, string] {
  const end = line.indexOf(' ')
  return [line.slice(0, end), line.slice(end + 1)]
}

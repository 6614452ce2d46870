import { listOf, readDictionary, rowsBy } from './dictionary'
import { placeOfRow, type SetPlace } from './place'
import type { Row } from './row'

/** Rows by document and path, of fields and of groups. */
interface PathIndex {
  fields: ReadonlyMap<string, readonly Row[]>
  groups: ReadonlyMap<string, readonly Row[]>
  /** The first row of each set below groups that have no fields of their own, such as `LineItem`. */
  parents: ReadonlyMap<string, readonly Row[]>
  /** Paths by document and last name; made when a name is looked up. */
  pathsByName?: ReadonlyMap<string, readonly string[]>
}

let index: PathIndex | undefined

/**
 * The places of X12 and EDIFACT for a field or group of a document, those that are certain first.
 * @param path Below the record: `Header/Dates/Date`. Levels of a shipment may be nested in any way.
 * @param code The code of RSX: of the field itself, or of the field that qualifies it, such as `010` of `DateTimeQualifier`.
 */
export function placesOf(document: string, path: string, code?: string): SetPlace[] {
  index ??= indexRows()
  const key = pathKey(document, path)
  const own = [
    ...(index.fields.get(key) ?? []).flatMap((row) => placesOfField(row, key, code)),
    ...(index.groups.get(key) ?? []).flatMap((row) => placesOfGroup(row, code)),
  ]
  const parents = own.length === 0 ? (index.parents.get(key) ?? []) : []
  const found = [...own, ...parents.map((row) => ({ place: placeOfRow(row, undefined, true), isCodeCertain: true }))]
  // A group may have several qualifiers: the code is one of those for which it is certain.
  const setsWithCode = new Set(found.filter(({ isCodeCertain }) => isCodeCertain).map(({ place }) => place.set))
  const byLabel = new Map<string, SetPlace>()
  for (const { place, isCodeCertain } of found) {
    if (!isCodeCertain && setsWithCode.has(place.set)) continue
    byLabel.set(`${place.set} ${place.loop} ${place.label}`, {
      ...place,
      isCertain: place.isCertain && isCodeCertain,
    })
  }
  return [...byLabel.values()].toSorted((a, b) => Number(b.isCertain) - Number(a.isCertain))
}

/** The places of all fields and groups of a document with this name, those that are certain first. */
export function placesOfName(document: string, name: string, code?: string): SetPlace[] {
  index ??= indexRows()
  index.pathsByName ??= pathsByName(index)
  const paths = index.pathsByName.get(`${document} ${name}`) ?? []
  return paths
    .flatMap((path) => placesOf(document, path, code))
    .toSorted((a, b) => Number(b.isCertain) - Number(a.isCertain))
}

/** The names of the fields whose codes say what a field or group of a document means, such as `AddressTypeCode` for a city. */
export function qualifiersOf(document: string, path: string): string[] {
  index ??= indexRows()
  const key = pathKey(document, path)
  const rows = [...(index.fields.get(key) ?? []), ...(index.groups.get(key) ?? [])]
  const fields = rows.flatMap(({ qualifier, condition }) => [qualifier?.field, condition?.field])
  return [...new Set(fields.flatMap((field) => (field === undefined ? [] : field.slice(field.lastIndexOf('/') + 1))))]
}

function indexRows(): PathIndex {
  const { rows } = readDictionary()
  // A group is named by the first segment of a set, or of a loop, that has fields of it.
  const leaders = new Map<string, string>()
  for (const row of rows) {
    const around = row.loop.slice(0, Math.max(0, row.loop.lastIndexOf('/')))
    const isLed = around !== '' && leaders.has(lineKey({ ...row, loop: around }))
    if (!isLed && !leaders.has(lineKey(row))) leaders.set(lineKey(row), row.segment)
  }
  const firstBelow = new Set<string>()
  return {
    parents: rowsBy(rows, (row) =>
      parentsOf(row.group)
        .filter((parent) => isFirst(firstBelow, `${row.set} ${parent}`))
        .map((parent) => pathKey(row.document, parent)),
    ),
    fields: rowsBy(rows, ({ document, group, path, condition }) =>
      [...new Set([path, condition?.field ?? path])]
        .filter((one) => one !== group)
        .map((one) => pathKey(document, one)),
    ),
    groups: rowsBy(rows, (row) =>
      leaders.get(lineKey(row)) === row.segment ? [pathKey(row.document, row.group)] : [],
    ),
  }
}

function pathsByName({ fields, groups }: PathIndex): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const key of new Set([...fields.keys(), ...groups.keys()])) {
    const [document = '', path = ''] = key.split(' ')
    const name = `${document} ${path.slice(path.lastIndexOf('/') + 1)}`
    found.set(name, [...(found.get(name) ?? []), path])
  }
  return found
}

/** The groups around a group, from the outermost one. */
function parentsOf(group: string): string[] {
  const names = group.split('/')
  return names.slice(1).map((_, depth) => names.slice(0, depth + 1).join('/'))
}

function isFirst(known: Set<string>, key: string): boolean {
  const isNew = !known.has(key)
  known.add(key)
  return isNew
}

function lineKey({ set, loop, group }: Row): string {
  return `${set} ${loop} ${group}`
}

const levels = new Set(['ContainerLevel', 'OrderLevel', 'PackLevel', 'ItemLevel'])

/** A path of a document without the levels around the innermost one: they may be nested in any way. */
function pathKey(document: string, path: string): string {
  const names = path.split('/')
  const first = Math.max(
    0,
    names.findLastIndex((name) => levels.has(name)),
  )
  return `${document} ${names.slice(first).join('/')}`
}

/** A place, and whether its code is the one of RSX that was asked for. */
interface Found {
  place: SetPlace
  isCodeCertain: boolean
}

function placesOfField(row: Row, key: string, code: string | undefined): Found[] {
  const { condition, when, qualifier } = row
  const plain = { place: placeOfRow(row, when?.code, false), isCodeCertain: true }
  if (code === undefined) return [plain]
  const own = pathKey(row.document, row.path) === key ? listOf(row.path) : undefined
  if (condition && (!own || condition.field === row.path)) return condition.code === code ? [plain] : []
  const list = own ?? (qualifier && listOf(qualifier.field))
  if (when || !list) return [plain]
  return list.fromRsx(row.standard, code).map(({ code: outer, isCertain }) => ({
    place: placeOfRow(own ? { ...row, qualifier: undefined } : row, outer, false),
    isCodeCertain: isCertain,
  }))
}

function placesOfGroup(row: Row, code: string | undefined): Found[] {
  const { condition, when, qualifier } = row
  // That a segment belongs to a group is certain, even if one of its fields is not.
  const placeWith = (outer: string | undefined) => placeOfRow({ ...row, isCertain: true }, outer, true)
  if (code === undefined || condition) {
    const isMeant = code === undefined || condition?.code === code
    return isMeant
      ? [{ place: placeWith(condition || row.path === row.group ? when?.code : undefined), isCodeCertain: true }]
      : []
  }
  const list = qualifier && !when ? listOf(qualifier.field) : undefined
  return (list?.fromRsx(row.standard, code) ?? []).map(({ code: outer, isCertain }) => ({
    place: placeWith(outer),
    isCodeCertain: isCertain,
  }))
}

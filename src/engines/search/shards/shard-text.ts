import { isPortalPath } from '@/lib/document-url'
import { isCount, isRecord, isTexts } from '@/lib/json-values'
import { searchGroups, type SearchRecord } from '../record'

// A shard as JSON. Values that its records share are written once, so that a shard has room for twice as many.

/** The records whose words lie in a range of the alphabet, or begin with a prefix. */
export interface Shard {
  /** Whether further records were left out because they are worse. */
  isPartial: boolean
  records: readonly SearchRecord[]
}

/**
 * A record: number of its group, number of its place, how many characters its address shares with the one before, the rest
 * of the address, title, text, names, version, usage. The last ones are left out when there are none.
 */
type Row = [number, number, number, string, string, ...RowEnd]
type RowEnd = (string | readonly string[] | number)[]

/** Writes a shard. */
export function shardText({ isPartial, records }: Shard): string {
  const places: string[] = []
  let before = ''
  const rows = records
    .toSorted((a, b) => compare(a.to, b.to) || compare(a.group, b.group))
    .map(({ group, to, title, text = '', names = [], place, version = '', usage }): Row => {
      const shared = sharedLength(before, to)
      before = to
      const rest: RowEnd = [text, names, version, ...(usage === undefined ? [] : [usage])]
      while (rest.length > 0 && rest.at(-1)?.toString() === '') rest.pop()
      return [
        searchGroups.indexOf(group),
        numberOf(places, JSON.stringify(place)),
        shared,
        to.slice(shared),
        title,
        ...rest,
      ]
    })
  const partial = isPartial ? '"isPartial":true,' : ''
  return `{${partial}"places":[${places.join(',')}],\n"records":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}]}\n`
}

/** About how long a record is in a shard, without its text. */
export function lengthInShard({ title, names = [] }: SearchRecord): number {
  return 50 + title.length + names.reduce((sum, name) => sum + name.length + 3, 0)
}

/** Reads a shard; leaves out what is no record of the portal. @throws Error if it is no shard. */
export function readShard(json: unknown): Shard {
  if (!isRecord(json) || !Array.isArray(json['records']) || !Array.isArray(json['places'])) {
    throw new Error('A shard of the published search index is malformed')
  }
  const places: readonly unknown[] = json['places']
  let before = ''
  const records = json['records'].flatMap((row: unknown) => {
    if (!Array.isArray(row)) return []
    const [group, place, shared, rest, title, text, names, version, usage] = row as readonly unknown[]
    if (!isCount(shared) || typeof rest !== 'string') return []
    before = before.slice(0, shared) + rest
    const record = {
      group: isCount(group) ? searchGroups[group] : undefined,
      to: before,
      title,
      place: isCount(place) ? places[place] : undefined,
      ...(isFilledText(text) && { text }),
      ...(isTexts(names) && names.length > 0 && { names }),
      ...(isFilledText(version) && { version }),
      ...(typeof usage === 'number' && { usage }),
    }
    return isSearchRecord(record) ? [record] : []
  })
  return { isPartial: json['isPartial'] === true, records }
}

type RecordDraft = Omit<SearchRecord, 'group' | 'title' | 'place'> & Record<'group' | 'title' | 'place', unknown>

/** Whether a record has what every one has, and leads to a page of the portal. */
function isSearchRecord(record: RecordDraft): record is SearchRecord {
  const { group, to, title, place } = record
  return (
    group !== undefined && typeof to === 'string' && isPortalPath(to) && typeof title === 'string' && isTexts(place)
  )
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

function numberOf(list: string[], item: string): number {
  const known = list.indexOf(item)
  return known >= 0 ? known : list.push(item) - 1
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

import { groupBy } from '@/lib/group-by'
import type { Change } from '../../changes/change'
import { own, ownText } from '../document/json'
import type { OperationKey } from '../document/types'
import type { SpecDocument } from '../reader/spec-document'
import { kinds, reasons } from './change-kinds'
import { both, type Pair } from '@/lib/pairing'
import type { Difference, Row } from './section'

/** A change of an API. */
export interface ApiChange extends Change {
  /** The operations that it concerns, at most fifty; none for the document as a whole. */
  operations?: readonly Pair<OperationKey | undefined>[]
}

/** The difference at one place of the documents. */
export interface Compared {
  place: readonly string[]
  operations: readonly Pair<OperationKey | undefined>[]
  difference: Difference
}

/** How many operations are named for a change of a shared component. */
const maxOperations = 50

/** A difference that is about to be written as rows. */
interface Open extends Compared {
  /** Says which operations a shared component concerns, after the reason of each row; empty for all others. */
  concerned: string
}

/**
 * Writes each difference once as rows with their places. A component that several operations use is a place of its own, and
 * not one of the operation that uses it first. A text is the same on both sides of the call, and is written once.
 */
export function changesOf(compared: readonly Compared[]): ApiChange[] {
  guessRenames(compared.flatMap(({ place, difference }) => (place.length === 0 ? difference.rows : [])))
  const users = usersOf(compared)
  const written = new Set<Difference>()
  const changes = new Map<string, ApiChange>()
  for (const start of compared) {
    const open: Open[] = [{ ...start, concerned: '' }]
    for (let next = open.pop(); next; next = open.pop()) {
      const { difference } = next
      if (written.has(difference)) continue
      written.add(difference)
      guessRenames(difference.rows)
      const { place, operations, concerned } = sharedPlace(next, users.get(difference))
      for (const row of difference.rows) {
        const change = changeAt(place, { ...row, why: `${row.why}${concerned}` })
        const isText = change.level === 'wording'
        const key = isText ? [change.kind, ...change.place, change.what].join('\u0000') : String(changes.size)
        if (!changes.has(key)) changes.set(key, { ...change, ...(operations.length > 0 && { operations }) })
      }
      for (const { name, difference: part } of difference.parts.toReversed())
        open.push({ difference: part, place: name === '' ? place : [...place, name], operations, concerned })
    }
  }
  return [...changes.values()]
}

/** Where the rows of a difference belong: a component that several operations use is a place of its own. */
function sharedPlace(open: Open, users: ReadonlySet<Compared> = new Set()): Open {
  const { component } = open.difference
  if (!component || users.size < 2) return open
  const operations = [...users].flatMap((user) => user.operations).slice(0, maxOperations)
  const [[from, to] = []] = operations
  const key = to ?? from
  const count = users.size >= maxOperations ? `at least ${maxOperations}` : users.size
  const concerned = ` It concerns ${count} operations, such as ${key?.method ?? ''} ${key?.path ?? ''}.`
  return { ...open, place: component, operations, concerned }
}

function changeAt(place: readonly string[], { name, renamedTo, ...row }: Row): ApiChange {
  const at = name === undefined ? place : [...place, name]
  return {
    ...row,
    place: at.length > 0 ? at : ['Document'],
    // The step that semantic versioning asks for.
    step: row.level === 'breaking' ? 'major' : row.level === 'wording' ? 'patch' : 'minor',
    ...(renamedTo !== undefined && { renamedTo: [...place, renamedTo] }),
  }
}

/** Marks a removal and an addition with the same content as a possible rename, if there are no others. */
function guessRenames(rows: readonly Row[]) {
  const known = rows.filter(({ content }) => content !== undefined)
  const groups = groupBy(known, ({ content }) => content)
  for (const row of known) delete row.content
  for (const [one, other, ...more] of groups.values()) {
    if (!one || !other || more.length > 0 || (one.to === undefined) === (other.to === undefined)) continue
    one.renamedTo = other.name ?? ''
    other.renamedTo = one.name ?? ''
  }
}

/** The places that lead to each difference, as many as are named: each difference is visited for so many at most. */
function usersOf(compared: readonly Compared[]): Map<Difference, Set<Compared>> {
  const users = new Map<Difference, Set<Compared>>()
  for (const start of compared) {
    const open = [start.difference]
    for (let next = open.pop(); next; next = open.pop()) {
      const known = users.get(next) ?? new Set()
      if (known.has(start) || known.size >= maxOperations) continue
      known.add(start)
      users.set(next, known)
      for (const { difference } of next.parts) open.push(difference)
    }
  }
  return users
}

/** A row for changes that break although the version numbers do not say so; undefined if none does. */
export function versionChange(changes: readonly ApiChange[], documents: Pair<SpecDocument>): ApiChange | undefined {
  if (!changes.some(({ level }) => level === 'breaking')) return undefined
  const [from, to] = both(documents, versionOf)
  const [before, after] = both([from, to], majorOf)
  if (from === undefined || to === undefined || before === undefined || after === undefined || after > before)
    return undefined
  const kind = 'major-version-missing'
  const [, what] = kinds[kind]
  const why = reasons[kind] ?? ''
  return { kind, level: 'warning', place: ['Document', 'version'], what, from, to, why, step: 'major' }
}

/** The version that a document states. */
export function versionOf({ root }: SpecDocument): string | undefined {
  return ownText(own(root, 'info'), 'version')
}

/** The number whose increase announces that something breaks: the first one, or the second one before version 1. */
function majorOf(version: string | undefined): number | undefined {
  const [, major, minor] = /^v?(\d{1,9})(?:\.(\d{1,9}))?/.exec(version ?? '') ?? []
  if (major === undefined) return undefined
  return Number(major) === 0 ? Number(minor ?? 0) / 1e9 : Number(major)
}

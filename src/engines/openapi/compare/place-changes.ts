import type { OperationKey } from '../document/types'
import type { ApiChange } from './api-change'
import { stepOf } from './change-kinds'
import type { Difference, Pair, Row } from './difference'

/** The difference at one place of the documents. */
export interface Compared {
  place: readonly string[]
  operations: readonly Pair<OperationKey | undefined>[]
  difference: Difference
}

/** How many operations are named for a change of a shared component. */
const maxOperations = 50

/** A difference that is about to be written as rows. */
interface Open {
  difference: Difference
  place: readonly string[]
  operations: Compared['operations']
  /** Says which operations a shared component concerns, after the reason of each row; empty for all others. */
  concerned: string
}

/**
 * Writes each difference once as rows with their places. A component that several operations use is a place of its own, and
 * not one of the operation that uses it first.
 */
export function changesOf(compared: readonly Compared[]): ApiChange[] {
  const users = usersOf(compared)
  const written = new Set<Difference>()
  const seenWording = new Set<string>()
  const changes: ApiChange[] = []
  const write = ({ place, operations, concerned }: Open, row: Row) => {
    const change = changeAt(place, { ...row, why: `${row.why}${concerned}` })
    // A text is the same on both sides of the call.
    if (change.level === 'wording') {
      const key = [change.kind, ...change.place, change.what].join('\u0000')
      if (seenWording.has(key)) return
      seenWording.add(key)
    }
    changes.push({ ...change, ...(operations.length > 0 && { operations }) })
  }
  for (const start of compared) {
    const open: Open[] = [{ ...start, concerned: '' }]
    for (let next = open.pop(); next; next = open.pop()) {
      const { difference } = next
      if (written.has(difference)) continue
      written.add(difference)
      const all = users.get(difference)
      const isShared = difference.component !== undefined && all !== undefined && all.size > 1
      const operations = isShared
        ? [...all].flatMap((user) => user.operations).slice(0, maxOperations)
        : next.operations
      const place = isShared ? (difference.component ?? next.place) : next.place
      const concerned = isShared ? ` ${usersText(operations, all.size)}` : next.concerned
      for (const row of difference.rows) write({ difference, place, operations, concerned }, row)
      for (const { name, difference: part } of difference.parts.toReversed())
        open.push({ difference: part, place: name === '' ? place : [...place, name], operations, concerned })
    }
  }
  return changes
}

/** Says which operations a change of a shared component concerns. */
function usersText(operations: Compared['operations'], count: number): string {
  const [[from, to] = []] = operations
  const name = `${(to ?? from)?.method ?? ''} ${(to ?? from)?.path ?? ''}`
  return count >= maxOperations
    ? `It concerns at least ${maxOperations} operations, such as ${name}.`
    : `It concerns ${count} operations, such as ${name}.`
}

function changeAt(place: readonly string[], { name, renamedTo, ...row }: Row): ApiChange {
  const at = name === undefined ? place : [...place, name]
  return {
    ...row,
    place: at.length > 0 ? at : ['Document'],
    step: stepOf(row.level),
    ...(renamedTo !== undefined && { renamedTo: [...place, renamedTo] }),
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

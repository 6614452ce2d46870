import type { OperationKey } from '../document/types'

/** `error`: the document is wrong; `warning`: the reference shows less than it could; `note`: good to know. */
export type Severity = 'error' | 'warning' | 'note'

/** Where something was found. */
export interface FoundPlace {
  /** JSON pointer. */
  pointer: string
  /** Address of the referenced document that holds it; absent for the verified one. */
  document?: string
  /** The operation around the place. */
  operation?: OperationKey
}

/** One thing to know about a document, with every place it was found at. */
export interface Finding {
  severity: Severity
  title: string
  text: string
  /** The first 100. */
  places: FoundPlace[]
  /** Of all places. */
  count: number
}

export interface Report {
  /** Errors first, then warnings, then notes. */
  findings: Finding[]
  /** Findings left out because there are too many. */
  omitted: number
}

/** Line and column of a place, both from 1. */
export interface Position {
  line: number
  column: number
}

const placeLimit = 100
const findingLimit = 500
const order: readonly Severity[] = ['error', 'warning', 'note']

/** A finding; none when there is no place. */
export function findingAt(severity: Severity, title: string, text: string, places: readonly FoundPlace[]): Finding[] {
  if (places.length === 0) return []
  return [{ severity, title, text, places: places.slice(0, placeLimit), count: places.length }]
}

/** A report of findings: the worst first, bounded. */
export function reportOf(findings: readonly Finding[]): Report {
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  return { findings: sorted.slice(0, findingLimit), omitted: Math.max(0, sorted.length - findingLimit) }
}

/** Puts values that share a key together, in order of their first. */
export function grouped<T>(values: readonly T[], keyOf: (value: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

import type { OperationKey } from '../document/types'

/** `error`: the document is wrong; `warning`: the reference shows less than it could; `note`: good to know. */
export type Severity = 'error' | 'warning' | 'note'

/** The place of a finding. */
export interface FoundPlace {
  /** JSON pointer. */
  pointer: string
  /** Address of the referenced document that contains the place; absent for the verified document. */
  document?: string
  /** The operation around the place. */
  operation?: OperationKey
}

/** One problem or note about a document, with the places where it was found. */
export interface Finding {
  severity: Severity
  title: string
  text: string
  /** The first 100 places. */
  places: FoundPlace[]
  /** Number of all places. */
  count: number
}

export interface Report {
  /** Errors first, then warnings, then notes. */
  findings: Finding[]
  /** Number of findings left out because there are too many. */
  omitted: number
}

/** Line and column of a place, both from 1. */
export interface Position {
  line: number
  column: number
}

const maxPlaces = 100
const maxFindings = 500
const order: readonly Severity[] = ['error', 'warning', 'note']

/** Creates a finding; an empty list if there is no place. */
export function findingAt(severity: Severity, title: string, text: string, places: readonly FoundPlace[]): Finding[] {
  if (places.length === 0) return []
  return [{ severity, title, text, places: places.slice(0, maxPlaces), count: places.length }]
}

/** Creates a report with the most severe findings first, up to a limit. */
export function reportOf(findings: readonly Finding[]): Report {
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  return { findings: sorted.slice(0, maxFindings), omitted: Math.max(0, sorted.length - maxFindings) }
}

/** Groups values by key, in the order of their first occurrence; drops values without a key. */
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

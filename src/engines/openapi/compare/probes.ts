import type { Direction } from '../document/schema-types'
import type { Place } from '../reader/spec-document'
import type { Pair } from '@/lib/pairing'
import { hasRows, type Comparison, type Difference, type Mode, type Section } from './section'

/** How many pairs of schemas are compared only to find out which belong together: for one choice, and for all of them. */
export const probeLimits = { each: 1_000, all: 20_000 }

/** Counts a pair of schemas. @returns whether it may be compared; otherwise, the two count as different. */
export function countProbe(comparison: Comparison): boolean {
  comparison.probes.each--
  comparison.probes.all--
  return !isSpent(comparison)
}

function isSpent({ probes }: Comparison): boolean {
  return probes.each < 0 || probes.all < 0
}

/** Compares two schemas as a probe; undefined if there were too many. A difference that was cut is not cached. */
function probe({ comparison }: Section, pair: Pair<readonly Place[]>, mode: Mode): Difference | undefined {
  if (isSpent(comparison)) return undefined
  const { known } = comparison
  const { size } = known
  const difference = comparison.schemas(pair, mode)
  if (isSpent(comparison)) for (const key of [...known.keys()].slice(size)) known.delete(key)
  return difference
}

/** The worst that a change does, the harmless first. */
const severities = ['harmless', 'warning', 'breaking'] as const
export type Severity = (typeof severities)[number]

/** Whether two schemas make the same demands. */
export function isEqual(section: Section, pair: Pair<readonly Place[]>): boolean {
  const difference = probe(section, pair, { ...section.mode, probe: 'equality' })
  return difference !== undefined && !hasRows(difference)
}

/** The worst that a change from one schema to another one does in a direction; breaking if there were too many probes. */
export function severityOf(section: Section, pair: Pair<readonly Place[]>, direction: Direction): Severity {
  const start = probe(section, pair, { ...section.mode, direction, isUnsent: undefined, probe: 'severity' })
  if (!start) return 'breaking'
  const open = new Set<Difference>([start])
  let worst: Severity = 'harmless'
  for (const { rows, parts } of open) {
    for (const { level } of rows) {
      if (level === 'breaking') return level
      if (level === 'warning') worst = level
    }
    for (const { difference } of parts) open.add(difference)
  }
  return worst
}

/** The severity at one end of a list, which is read only as far as needed; breaking for an empty list. */
export function endOf<T>(end: 'best' | 'worst', items: readonly T[], severityFor: (item: T) => Severity): Severity {
  const last = end === 'best' ? 'harmless' : 'breaking'
  let found: Severity | undefined
  for (const item of items) {
    const severity = severityFor(item)
    const isWorse = found === undefined || severities.indexOf(severity) > severities.indexOf(found)
    if (found === undefined || isWorse === (end === 'worst')) found = severity
    if (found === last) break
  }
  return found ?? 'breaking'
}

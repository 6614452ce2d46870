import type { Finding, Level } from './findings/finding'

/** How many findings of each level there are. */
export type LevelCounts = Record<Level, number>

/** Counts without any finding. */
export function createCounts(): LevelCounts {
  return { error: 0, warning: 0, note: 0, unknown: 0 }
}

/** Counts findings by level. */
export function countLevels(findings: readonly Finding[]): LevelCounts {
  const counts = createCounts()
  for (const { level } of findings) counts[level] += 1
  return counts
}

/** Adds counts together; undefined counts as none. */
export function addCounts(left: LevelCounts, right: LevelCounts = createCounts()): LevelCounts {
  return {
    error: left.error + right.error,
    warning: left.warning + right.warning,
    note: left.note + right.note,
    unknown: left.unknown + right.unknown,
  }
}

import type { CsvColumn } from '../rule-model'
import { groupPath } from './flat-framing'

/** The levels and groups of a CSV layout. */
export interface CsvLevels {
  /** Letters of all levels, in the order of the layout. */
  letters: readonly string[]
  /** The group of a column: `Dates`. */
  groupOf(column: string): string
  /** The groups of a level, in the order of the layout. */
  groupsOf(letter: string): readonly string[]
  /** The letters whose rows have a group, in the order of the layout. */
  lettersOf(group: string): readonly string[]
}

/** The name of the group that a column belongs to. */
function groupName(column: CsvColumn): string {
  const path = groupPath(column)
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The key of a record in a CSV file: its level and its group. */
export function csvKey(letter: string, group: string): string {
  return `${letter} ${group}`
}

/** The key of the record that a column belongs to. */
export function keyOfColumn(column: CsvColumn): string {
  return csvKey(column.recordType, groupName(column))
}

/** Indexes the levels of a layout. */
export function createCsvLevels(layout: readonly CsvColumn[]): CsvLevels {
  const groups = new Map<string, string>()
  const groupsByLetter = new Map<string, string[]>()
  const lettersByGroup = new Map<string, string[]>()
  for (const column of layout) {
    const group = groupName(column)
    groups.set(column.column, group)
    addTo(lettersByGroup, group, column.recordType)
    addTo(groupsByLetter, column.recordType, group)
  }
  return {
    letters: [...groupsByLetter.keys()],
    groupOf: (column) => groups.get(column) ?? '',
    groupsOf: (letter) => groupsByLetter.get(letter) ?? [],
    lettersOf: (group) => lettersByGroup.get(group) ?? [],
  }
}

function addTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}

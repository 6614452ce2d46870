import type { TreeRow } from './tree-model'

/** The effect of a key in a tree: the index of the row to focus, or the ids of the branches to open or close. */
export type TreeMove = { focus: number } | { open: string[] } | { close: string[] }

/**
 * Returns the effect of a key on the row at an index, following the ARIA practices for treegrids: the arrow keys move, open and
 * close; Home and End go to the ends; Enter and Space open or close; `*` opens all branches of the level; a letter goes to the
 * next row whose name starts with it. Undefined for any other key.
 */
export function moveForKey(
  rows: readonly TreeRow<unknown>[],
  index: number,
  { key, ctrlKey, metaKey, altKey }: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
): TreeMove | undefined {
  const row = rows[index]
  if (!row || ctrlKey || metaKey || altKey) return undefined
  const { id } = row.node
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows, index + 1)
    case 'ArrowUp':
      return focusOn(rows, index - 1)
    case 'Home':
      return { focus: 0 }
    case 'End':
      return { focus: rows.length - 1 }
    case 'ArrowRight':
      if (row.open === false) return { open: [id] }
      return row.open && (rows[index + 1]?.level ?? 0) > row.level ? { focus: index + 1 } : undefined
    case 'ArrowLeft':
      if (row.open) return { close: [id] }
      return focusOn(
        rows,
        rows.slice(0, index).findLastIndex(({ level }) => level < row.level),
      )
    case 'Enter':
    case ' ':
      if (row.open === undefined) return undefined
      return row.open ? { close: [id] } : { open: [id] }
    case '*':
      return { open: siblings(rows, index).flatMap(({ node, open }) => (open === false ? node.id : [])) }
    default:
      return key.length === 1 ? focusOn(rows, nextByLetter(rows, index, key)) : undefined
  }
}

function focusOn(rows: readonly TreeRow<unknown>[], index: number): TreeMove | undefined {
  return index in rows ? { focus: index } : undefined
}

/** The rows of the same branch and level. */
function siblings(rows: readonly TreeRow<unknown>[], index: number): TreeRow<unknown>[] {
  const level = rows[index]?.level ?? 0
  const first = rows.slice(0, index).findLastIndex((row) => row.level < level) + 1
  const after = rows.slice(index).findIndex((row) => row.level < level)
  return rows.slice(first, after < 0 ? undefined : index + after).filter((row) => row.level === level)
}

function nextByLetter(rows: readonly TreeRow<unknown>[], from: number, letter: string): number {
  const matches = ({ node }: TreeRow<unknown>) => node.name.toLowerCase().startsWith(letter.toLowerCase())
  const after = rows.findIndex((row, index) => index > from && matches(row))
  return after >= 0 ? after : rows.findIndex(matches)
}

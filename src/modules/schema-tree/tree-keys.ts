import type { TreeRow } from './tree-model'

/** What a key does in a tree: the row that takes the focus, or the branches that open or close. */
export type TreeMove = { focus: number } | { open: string[] } | { close: string[] }

/**
 * The keys of a tree whose rows take the focus (ARIA practices, tree and treegrid): arrows move, open and close, Home
 * and End go to the ends, Enter and the space bar open and close, `*` opens all branches of the level, and a letter
 * goes to the next row whose name begins with it. Undefined: the key means nothing here.
 */
export function moveOf(
  rows: readonly TreeRow<unknown>[],
  at: number,
  { key, ctrlKey, metaKey, altKey }: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
): TreeMove | undefined {
  const row = rows[at]
  if (!row || ctrlKey || metaKey || altKey) return undefined
  const { id } = row.node
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows, at + 1)
    case 'ArrowUp':
      return focusOn(rows, at - 1)
    case 'Home':
      return { focus: 0 }
    case 'End':
      return { focus: rows.length - 1 }
    case 'ArrowRight':
      if (row.open === false) return { open: [id] }
      return row.open && (rows[at + 1]?.level ?? 0) > row.level ? { focus: at + 1 } : undefined
    case 'ArrowLeft':
      if (row.open) return { close: [id] }
      return focusOn(
        rows,
        rows.slice(0, at).findLastIndex(({ level }) => level < row.level),
      )
    case 'Enter':
    case ' ':
      if (row.open === undefined) return undefined
      return row.open ? { close: [id] } : { open: [id] }
    case '*':
      return { open: siblings(rows, at).flatMap(({ node, open }) => (open === false ? node.id : [])) }
    default:
      return key.length === 1 ? focusOn(rows, nextByLetter(rows, at, key)) : undefined
  }
}

function focusOn(rows: readonly TreeRow<unknown>[], index: number): TreeMove | undefined {
  return index in rows ? { focus: index } : undefined
}

/** The rows of the same branch and level, those of other branches left out. */
function siblings(rows: readonly TreeRow<unknown>[], at: number): TreeRow<unknown>[] {
  const level = rows[at]?.level ?? 0
  const first = rows.slice(0, at).findLastIndex((row) => row.level < level) + 1
  const after = rows.slice(at).findIndex((row) => row.level < level)
  return rows.slice(first, after < 0 ? undefined : at + after).filter((row) => row.level === level)
}

function nextByLetter(rows: readonly TreeRow<unknown>[], at: number, letter: string): number {
  const begins = ({ node }: TreeRow<unknown>) => node.name.toLowerCase().startsWith(letter.toLowerCase())
  const after = rows.findIndex((row, index) => index > at && begins(row))
  return after >= 0 ? after : rows.findIndex(begins)
}

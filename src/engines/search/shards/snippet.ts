import { betweenCharacters } from '@/lib/cut-text'

/** How many characters of a text come before and behind a word that was found, at most. */
const before = 24
const behind = 48

/** The parts of a text around the words that begin at these positions, on one line. Words are not cut. */
export function snippetOf(text: string, positions: readonly number[]): string {
  const windows: [start: number, end: number][] = []
  for (const position of positions.toSorted((a, b) => a - b)) {
    const [start, end] = [wordStart(text, position - before), wordEnd(text, position + behind)]
    const last = windows.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else windows.push([start, end])
  }
  return windows.map(([start, end]) => text.slice(start, end).replaceAll(/\s+/g, ' ').trim()).join(' … ')
}

/** The first start of a word from a position on; texts without spaces are cut between two characters. */
function wordStart(text: string, position: number): number {
  if (position <= 0) return 0
  const space = text.slice(position, position + before).search(/\s/)
  return space < 0 ? betweenCharacters(text, position) : position + space + 1
}

/** The last end of a word up to a position. */
function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length
  const space = /\s\S*$/.exec(text.slice(position - behind / 2, position))
  return space ? position - behind / 2 + space.index : betweenCharacters(text, position)
}

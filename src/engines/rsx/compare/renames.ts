import { currentNameOf } from '../former-names'
import { allowedEdits, nearest } from '../findings/nearest'
import type { ElementRule } from '../rule-model'
import type { PairPlace, Path } from './difference'
import type { GroupPair } from './group-pairs'

/** An element that only one of two versions has at its place. */
export interface OneSided {
  side: 'from' | 'to'
  element: ElementRule
  pair: GroupPair
  place: PairPlace
  /** Whether the group of the other version allows any element. */
  isOpen: boolean
  /** Whether the other version has it at another place. */
  isMoved: boolean
  renamedTo?: Path
}

interface Move {
  from: ElementRule
  to: ElementRule
  place: PairPlace
}

/** An element that may have moved: one-sided itself, or the only one within a one-sided group, its wrapper. */
interface Candidate {
  element: ElementRule
  path: Path
  one: OneSided
  isWrapped: boolean
}

/**
 * Finds the elements that both versions have once, at different places. One of the two may be in a group that only its version
 * has. Found elements are marked.
 */
export function matchMoves(all: readonly OneSided[]): Move[] {
  const open = all.filter(({ isMoved }) => !isMoved)
  const [before, after] = [candidatesOf(open, 'from'), candidatesOf(open, 'to')]
  return [...before].flatMap(([name, from]) => {
    const to = after.get(name)
    if (!from || !to || (from.isWrapped && to.isWrapped) || !isSameContent(from.element.content, to.element.content))
      return []
    for (const { one, isWrapped } of [from, to]) if (!isWrapped) one.isMoved = true
    return [{ from: from.element, to: to.element, place: movePlace(from.path, to.path) }]
  })
}

/** The candidates of a side by name; undefined for a name that occurs several times. */
function candidatesOf(all: readonly OneSided[], side: OneSided['side']): Map<string, Candidate | undefined> {
  const byName = new Map<string, Candidate | undefined>()
  const add = (candidate: Candidate) => {
    const { name } = candidate.element
    byName.set(name, byName.has(name) ? undefined : candidate)
  }
  for (const one of all) {
    if (one.side !== side || one.pair.edges.length > 1) continue
    const path = one.place[side]
    add({ element: one.element, path, one, isWrapped: false })
    const { content } = one.element
    const [wrapped, second] = content.kind === 'group' ? content.elements : []
    if (wrapped && !second) add({ element: wrapped, path: [...path, wrapped.name], one, isWrapped: true })
  }
  return byName
}

function isSameContent(from: ElementRule['content'], to: ElementRule['content']): boolean {
  if (from.kind === 'value') return to.kind === 'value' && from.type === to.type
  if (to.kind === 'value') return false
  const common = [...from.byName.keys()].filter((name) => to.byName.has(name)).length
  return from.name === to.name || common * 2 >= Math.max(from.byName.size, to.byName.size)
}

/** The place of a moved element: below what both of its places have in common. */
function movePlace(from: Path, to: Path): PairPlace {
  const length = from.findIndex((name, index) => name !== to[index])
  const name = from.at(-1) ?? ''
  return { at: [...from.slice(0, Math.max(0, Math.min(length, from.length - 1, to.length - 1))), name], from, to }
}

/** Guesses which removed element of a group is which added one: by the names from before 7.4, or by similar names. */
export function markRenames(all: readonly OneSided[]): void {
  const byPair = new Map<GroupPair, { from: OneSided[]; to: OneSided[] }>()
  for (const one of all) {
    if (one.isMoved) continue
    const sides = byPair.get(one.pair) ?? { from: [], to: [] }
    byPair.set(one.pair, sides)
    sides[one.side].push(one)
  }
  for (const { from, to } of byPair.values()) {
    for (const one of from) {
      const other = renameOf(one, to)
      if (!other || renameOf(other, from) !== one) continue
      one.renamedTo = other.place.at
      other.renamedTo = one.place.at
    }
  }
}

/** How many names are compared with a name. */
const maxComparedNames = 100

/** The one of the other side that an element may have been renamed to; undefined when several may be. */
function renameOf({ element: { name, content } }: OneSided, others: readonly OneSided[]): OneSided | undefined {
  const known = others.filter((other) => {
    const otherName = other.element.name
    return currentNameOf(name) === otherName || currentNameOf(otherName) === name
  })
  if (known.length > 0)
    return known.length === 1 && known[0]?.element.content.kind === content.kind ? known[0] : undefined
  const compared = others.slice(0, maxComparedNames)
  const names = new Set(
    nearest(
      name,
      compared.map((other) => other.element.name),
      allowedEdits(name),
    ),
  )
  const similar = compared.filter(
    (other) => names.has(other.element.name) && isSameContent(content, other.element.content),
  )
  return similar.length === 1 ? similar[0] : undefined
}

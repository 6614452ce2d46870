import { currentNameOf } from '../former-names'
import { allowedEdits, nearest } from '../findings/nearest'
import type { ElementRule } from '../rule-model'
import type { GroupPair, PairPlace, Path } from './difference'

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

/** An element that may have moved: one-sided itself, or the only one within a one-sided group, its wrapper. */
interface Candidate {
  element: ElementRule
  path: Path
  one: OneSided
}

/**
 * Finds the elements that both versions have once, at different places. One of the two may be in a group that only its version
 * has. Found elements are marked.
 */
export function matchMoves(all: readonly OneSided[]): { from: ElementRule; to: ElementRule; place: PairPlace }[] {
  const [before, after] = [candidatesOf(all, 'from'), candidatesOf(all, 'to')]
  return [...before].flatMap(([name, from]) => {
    const to = after.get(name)
    if (!from || !to || !isSameContent(from.element.content, to.element.content)) return []
    const unwrapped = [from, to].filter(({ element, one }) => element === one.element)
    for (const { one } of unwrapped) one.isMoved = true
    return unwrapped.length === 0 ? [] : [{ from: from.element, to: to.element, place: movePlace(from.path, to.path) }]
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
    if (one.isMoved || one.side !== side || one.pair.uses > 1) continue
    const { element } = one
    const path = one.place[side]
    add({ element, path, one })
    const [wrapped, second] = element.content.kind === 'group' ? element.content.elements : []
    if (wrapped && !second) add({ element: wrapped, path: [...path, wrapped.name], one })
  }
  return byName
}

function isSameContent(from: ElementRule['content'], to: ElementRule['content']): boolean {
  if (from.kind === 'value') return to.kind === 'value' && from.type === to.type
  if (to.kind === 'value') return false
  const common = from.elements.filter(({ name }) => to.byName.has(name)).length
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
  const byPair = new Map<GroupPair, Record<OneSided['side'], OneSided[]>>()
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
  const isFormer = (other: string) => currentNameOf(name) === other || currentNameOf(other) === name
  const known = others.filter(({ element }) => isFormer(element.name))
  if (known.length > 0)
    return known.length === 1 && known[0]?.element.content.kind === content.kind ? known[0] : undefined
  const compared = others.slice(0, maxComparedNames)
  const names = compared.map(({ element }) => element.name)
  const near = new Set(nearest(name, names, allowedEdits(name)))
  const similar = compared.filter(({ element }) => near.has(element.name) && isSameContent(content, element.content))
  return similar.length === 1 ? similar[0] : undefined
}

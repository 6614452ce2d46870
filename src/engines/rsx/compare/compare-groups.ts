import { reordered } from '@/lib/list-differences'
import type { WorkCount, Steps } from '@/lib/yielder'
import { allowedEdits, nearest } from '../findings/nearest'
import { currentNameOf } from '../former-names'
import type { ElementRule, GroupRule, RuleModel } from '../rule-model'
import { occurrenceText } from '../schema-outline'
import { compareElement } from './compare-elements'
import { below, recordPlace, type Difference, type PairPlace, type Part, type Path } from './difference'

/** Two groups that are compared with each other, once for all places where the document uses them. */
interface GroupPair {
  from: GroupRule
  to: GroupRule
  /** The place where the pair was found first. */
  place: PairPlace
  /** Whether it was found at the record or at the place of a moved group, and not within another pair. */
  isRoot: boolean
  /** How often the document uses it. */
  uses: number
  /** The pairs within it. */
  children: { pair: GroupPair; name: string }[]
}

/**
 * Compares the records of two versions: each pair of groups once, with the other places where the document uses it. Takes time
 * proportional to the schemas.
 */
export function* compareRecords(from: RuleModel, to: RuleModel, count: WorkCount): Steps<Difference[]> {
  const pairs: GroupPair[] = []
  const known = new Map<GroupRule, Map<GroupRule, GroupPair>>()
  const oneSided: OneSided[] = []
  const differences: (Difference & { pair: GroupPair | undefined })[] = []
  const lists = { from: from.codeLists, to: to.codeLists }

  const addPair = (a: GroupRule, b: GroupRule, place: PairPlace, parent: GroupPair | undefined) => {
    const others = known.get(a) ?? new Map<GroupRule, GroupPair>()
    const pair = others.get(b) ?? { from: a, to: b, place, isRoot: !parent, uses: 0, children: [] }
    if (!others.has(b)) pairs.push(pair)
    known.set(a, others.set(b, pair))
    pair.uses += 1
    parent?.children.push({ pair, name: place.at.at(-1) ?? '' })
  }
  const compareElements = (a: ElementRule, b: ElementRule, place: PairPlace, pair: GroupPair | undefined) => {
    for (const part of compareElement(a, b, lists)) differences.push({ ...part, place, pair })
    if (a.content.kind === 'group' && b.content.kind === 'group') addPair(a.content, b.content, place, pair)
  }

  addPair(from.record.content, to.record.content, recordPlace, undefined)
  // Pairs that are found meanwhile come at the end of the list.
  for (const pair of pairs) {
    const { place } = pair
    const orderPlace = { ...place, at: place.at.length === 0 ? [from.record.name] : place.at }
    for (const part of compareOrder(pair)) differences.push({ ...part, place: orderPlace, pair })
    for (const { from: a, to: b } of commonElements(pair)) {
      compareElements(a, b, below(place, [a.name]), pair)
      if (count.isPauseDue()) yield
    }
    for (const one of oneSidedOf(pair)) oneSided.push(one)
    if (pair !== pairs.at(-1)) continue
    for (const move of matchMoves(oneSided)) {
      const [before, after] = [move.place.from.join(' / '), move.place.to.join(' / ')]
      differences.push({ kind: 'element-moved', place: move.place, from: before, to: after, pair: undefined })
      compareElements(move.from, move.to, move.place, undefined)
    }
  }
  markRenames(oneSided)
  for (const one of oneSided) if (!one.isMoved) differences.push({ ...oneSidedDifference(one), pair: one.pair })
  const places = placesOf(pairs)
  return differences.map(({ pair, ...difference }) => withOtherPlaces(difference, pair, places))
}

/** How many other places of a difference are named. */
const maxOtherPlaces = 30

/** A place of a pair of groups, below that of the pair around it. */
interface PlacedPair {
  pair: GroupPair
  at: Path
  around: PlacedPair | undefined
}

/** The places of each pair, without those within itself: all, or as many as are named. */
function placesOf(pairs: readonly GroupPair[]): Map<GroupPair | undefined, readonly Path[]> {
  const places = new Map<GroupPair | undefined, Path[]>(pairs.map((pair) => [pair, []]))
  const roots = pairs.filter(({ isRoot }) => isRoot)
  const open: PlacedPair[] = roots.map((pair) => ({ pair, at: pair.place.at, around: undefined }))
  // Places below are found meanwhile, at the end of the list.
  for (const placed of open) {
    const own = places.get(placed.pair) ?? []
    if (own.length > maxOtherPlaces || isWithinItself(placed)) continue
    own.push(placed.at)
    for (const { pair, name } of placed.pair.children) open.push({ pair, at: [...placed.at, name], around: placed })
  }
  return places
}

function isWithinItself({ pair, around }: PlacedPair): boolean {
  for (let at = around; at; at = at.around) if (at.pair === pair) return true
  return false
}

/** A difference within a pair of groups is at all places of the pair. */
function withOtherPlaces(
  difference: Difference,
  pair: GroupPair | undefined,
  places: ReturnType<typeof placesOf>,
): Difference {
  const first = JSON.stringify(pair?.place.at)
  const rest = difference.place.at.slice(pair?.place.at.length)
  const others = (places.get(pair) ?? []).filter((at) => JSON.stringify(at) !== first)
  return others.length === 0 ? difference : { ...difference, alsoAt: others.map((at) => [...at, ...rest]) }
}

/** The elements that both groups have, in an order that does not depend on the direction. */
function commonElements({ from, to }: GroupPair): { from: ElementRule; to: ElementRule }[] {
  const positions = new Map(to.elements.map(({ name }, index) => [name, index]))
  return from.elements
    .flatMap((element, index) => {
      const other = to.byName.get(element.name)
      return other ? [{ from: element, to: other, sum: index + (positions.get(element.name) ?? 0) }] : []
    })
    .toSorted((a, b) => a.sum - b.sum || (a.from.name < b.from.name ? -1 : 1))
}

function compareOrder({ from, to }: GroupPair): Part[] {
  const formats = ['XML']
  if (from.isOrdered !== to.isOrdered) return [{ kind: to.isOrdered ? 'order-required' : 'order-free', formats }]
  const namesIn = (group: GroupRule, { byName }: GroupRule) =>
    group.elements.map(({ name }) => name).filter((name) => byName.has(name))
  const moved = from.isOrdered ? reordered(namesIn(from, to), namesIn(to, from)) : undefined
  return moved ? [{ kind: 'order-changed', ...moved, formats }] : []
}

/** The elements that only one of two groups has. */
function oneSidedOf(pair: GroupPair): OneSided[] {
  return (['from', 'to'] as const).flatMap((side) => {
    const { byName, isOpen } = pair[side === 'from' ? 'to' : 'from']
    return pair[side].elements
      .filter(({ name }) => !byName.has(name))
      .map((element) => ({ side, element, pair, place: below(pair.place, [element.name]), isOpen, isMoved: false }))
  })
}

/** The effects of an element that only one version has: of a required one, and of one in a group that the other leaves open. */
const oneSidedEffects = {
  from: {
    required: { brings: ['yes', 'It was in every document and does not arrive any more.'] },
    open: { refuses: ['no', 'The group allows other elements, so that it stays valid.'] },
  },
  to: {
    required: { refuses: ['yes', 'It is required: a document without it is refused.'] },
    open: { brings: ['no', 'The group allowed other elements before, so that it could already arrive.'] },
  },
} as const

/** An element that only one version has, as a difference: a required one was guaranteed, or is refused when it is missing. */
function oneSidedDifference({ side, element, place, isOpen, renamedTo }: OneSided): Difference {
  const isRequired = element.min > 0
  const { required, open } = oneSidedEffects[side]
  return {
    kind: side === 'from' ? 'element-removed' : 'element-added',
    place: { at: place.at, [side]: place[side] },
    [side]: `${isRequired ? 'required' : 'optional'}, ${occurrenceText(element)}`,
    effect: { ...(isRequired && required), ...(isOpen && open) },
    ...(renamedTo && { renamedTo }),
  }
}

/** An element that only one of two versions has at its place. */
interface OneSided {
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
function matchMoves(all: readonly OneSided[]): { from: ElementRule; to: ElementRule; place: PairPlace }[] {
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
function markRenames(all: readonly OneSided[]): void {
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

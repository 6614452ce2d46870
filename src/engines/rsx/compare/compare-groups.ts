import type { WorkCount, Steps } from '@/lib/yielder'
import type { ElementRule, GroupRule, RuleModel } from '../rule-model'
import { compareElement, occurrenceText } from './compare-elements'
import {
  below,
  recordPlace,
  reordered,
  type Difference,
  type GroupPair,
  type PairPlace,
  type Part,
  type Path,
} from './difference'
import { markRenames, matchMoves, type OneSided } from './renames'

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

import type { WorkCount, Steps } from '@/lib/yielder'
import type { ElementRule, RuleModel } from '../rule-model'
import { compareValues } from './compare-values'
import { occurrenceText, type Difference, type PairPlace } from './difference'
import { commonElements, GroupPairs, placeBelow, type GroupPair } from './group-pairs'
import { markRenames, matchMoves, type OneSided } from './renames'

/**
 * Compares the records of two versions: each pair of groups once, with the other places where the document uses it. Takes time
 * proportional to the schemas.
 */
export function* compareRecords(from: RuleModel, to: RuleModel, count: WorkCount): Steps<Difference[]> {
  const pairs = new GroupPairs()
  const oneSided: OneSided[] = []
  const differences: (Difference & { pair?: GroupPair })[] = []
  const root: PairPlace = { at: [], from: [], to: [] }
  pairs.add(from.record.content, to.record.content, root, undefined)
  const lists = { from: from.codeLists, to: to.codeLists }

  const compareElements = (a: ElementRule, b: ElementRule, place: PairPlace, parent: GroupPair | undefined) => {
    const found = compareElement(a, b, place)
    if (a.content.kind === 'value' && b.content.kind === 'value')
      return [...found, ...compareValues(a.content, b.content, lists, place)]
    if (a.content.kind === 'group' && b.content.kind === 'group') pairs.add(a.content, b.content, place, parent)
    else found.push({ kind: 'type-changed', ...sidesOf(place), from: a.content.kind, to: b.content.kind })
    return found
  }

  let next = 0
  while (next < pairs.all.length) {
    for (; next < pairs.all.length; next += 1) {
      const pair = pairs.all[next]
      if (!pair) break
      for (const difference of compareOrder(pair, from.record.name)) differences.push({ ...difference, pair })
      for (const { from: a, to: b } of commonElements(pair)) {
        const found = compareElements(a, b, placeBelow(pair, a.name), pair)
        for (const difference of found) differences.push({ ...difference, pair })
        if (count.isPauseDue()) yield
      }
      for (const one of oneSidedOf(pair)) oneSided.push(one)
    }
    for (const { from: a, to: b, place } of matchMoves(oneSided)) {
      differences.push({
        kind: 'element-moved',
        ...sidesOf(place),
        from: place.from.join(' / '),
        to: place.to.join(' / '),
      })
      for (const difference of compareElements(a, b, place, undefined)) differences.push(difference)
    }
  }
  markRenames(oneSided)
  return [...differences, ...oneSided.filter(({ isMoved }) => !isMoved).map(differenceOf)].map((difference) =>
    withOtherPlaces(difference, pairs),
  )
}

/** A difference within a pair of groups is at all places of the pair. */
function withOtherPlaces(difference: Difference & { pair?: GroupPair }, pairs: GroupPairs): Difference {
  const { pair, ...plain } = difference
  if (!pair) return plain
  const rest = plain.at.slice(pair.place.at.length)
  const others = pairs.otherPlaces(pair).map((at) => [...at, ...rest])
  return others.length === 0 ? plain : { ...plain, alsoAt: others }
}

function sidesOf({ at, from, to }: PairPlace): Pick<Difference, 'at' | 'paths'> {
  return { at, paths: { from, to } }
}

function compareElement(from: ElementRule, to: ElementRule, place: PairPlace): Difference[] {
  const sides = sidesOf(place)
  const found: Difference[] = []
  if (from.min !== to.min) {
    const isRaised = to.min > from.min
    const isBoundary = Math.min(from.min, to.min) === 0
    const kind = isBoundary
      ? isRaised
        ? 'became-required'
        : 'became-optional'
      : isRaised
        ? 'minimum-raised'
        : 'minimum-lowered'
    found.push({ kind, ...sides, ...(!isBoundary && { from: String(from.min), to: String(to.min) }) })
  }
  if (from.max !== to.max) {
    const kind = to.max > from.max ? 'maximum-raised' : 'maximum-lowered'
    found.push({ kind, ...sides, from: occurrenceText(from), to: occurrenceText(to) })
  }
  if ((from.description ?? '') !== (to.description ?? '')) {
    found.push({ kind: 'note-changed', ...sides, from: from.description ?? 'no note', to: to.description ?? 'no note' })
  }
  return found
}

function compareOrder(pair: GroupPair, record: string): Difference[] {
  const { from, to, place } = pair
  const sides = { at: place.at.length === 0 ? [record] : place.at, paths: { from: place.from, to: place.to } }
  const formats = ['XML']
  if (from.isOrdered !== to.isOrdered) {
    return [{ kind: to.isOrdered ? 'order-required' : 'order-free', ...sides, formats }]
  }
  if (!from.isOrdered) return []
  const moved = reordered(namesIn(from, to), namesIn(to, from))
  if (!moved) return []
  return [{ kind: 'order-changed', ...sides, from: moved.from.join(', '), to: moved.to.join(', '), formats }]
}

function namesIn(group: GroupPair['from'], other: GroupPair['to']): string[] {
  return [...group.byName.keys()].filter((name) => other.byName.has(name))
}

/** The part of two sequences of the same names that differs; undefined when they are equal. */
export function reordered(
  from: readonly string[],
  to: readonly string[],
): { from: readonly string[]; to: readonly string[] } | undefined {
  const start = from.findIndex((name, index) => name !== to[index])
  if (start === -1) return undefined
  const end = from.findLastIndex((name, index) => name !== to[index]) + 1
  return { from: from.slice(start, end), to: to.slice(start, end) }
}

/** The elements that only one of two groups has. */
function oneSidedOf(pair: GroupPair): OneSided[] {
  const { from, to } = pair
  const only = (side: OneSided['side'], element: ElementRule): OneSided => ({
    side,
    element,
    pair,
    place: placeBelow(pair, element.name),
    isOpen: (side === 'from' ? to : from).isOpen,
    isMoved: false,
  })
  return [
    ...[...from.byName.values()].filter(({ name }) => !to.byName.has(name)).map((element) => only('from', element)),
    ...[...to.byName.values()].filter(({ name }) => !from.byName.has(name)).map((element) => only('to', element)),
  ]
}

/** An element that only one version has, as a difference: a required one was guaranteed, or is refused when it is missing. */
function differenceOf(one: OneSided): Difference & { pair: GroupPair } {
  const { side, element, pair, place, isOpen, renamedTo } = one
  const isRequired = element.min > 0
  const occurs = `${isRequired ? 'required' : 'optional'}, ${occurrenceText(element)}`
  const common = { at: place.at, pair, ...(renamedTo && { renamedTo }) }
  if (side === 'from') {
    return {
      ...common,
      kind: 'element-removed',
      paths: { from: place.from },
      from: occurs,
      effect: { ...(isOpen && { refuses: 'no' }), ...(isRequired && { brings: 'yes' }) },
      why: {
        ...(isOpen && { send: 'The group allows other elements, so that it stays valid.' }),
        ...(isRequired && { receive: 'It was in every document and does not arrive any more.' }),
      },
    }
  }
  return {
    ...common,
    kind: 'element-added',
    paths: { to: place.to },
    to: occurs,
    effect: { ...(isRequired && { refuses: 'yes' }), ...(isOpen && { brings: 'no' }) },
    why: {
      ...(isRequired && { send: 'It is required: a document without it is refused.' }),
      ...(isOpen && { receive: 'The group allowed other elements before, so that it could already arrive.' }),
    },
  }
}

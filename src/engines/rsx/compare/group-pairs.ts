import type { ElementRule, GroupRule } from '../rule-model'
import { below, type PairPlace, type Path } from './difference'

/** Two groups that are compared with each other, at all of their places. */
export interface GroupPair {
  from: GroupRule
  to: GroupRule
  /** The place where the pair was met first. */
  place: PairPlace
  /** Where the pair is: its parents in the order in which they were met, with its name below each. */
  edges: { parent: GroupPair; name: string }[]
  /** The number of pairs that were met before. */
  order: number
}

/** How many other places of a difference are named. */
const maxOtherPlaces = 30

/** The pairs of groups that are compared: each once, however often the document uses the groups. */
export class GroupPairs {
  readonly all: GroupPair[] = []
  private readonly known = new Map<GroupRule, Map<GroupRule, GroupPair>>()

  /** Adds a place of a pair. */
  add(from: GroupRule, to: GroupRule, place: PairPlace, parent: GroupPair | undefined): void {
    const name = place.at.at(-1) ?? ''
    const sameFrom = this.known.get(from) ?? new Map<GroupRule, GroupPair>()
    this.known.set(from, sameFrom)
    const known = sameFrom.get(to)
    if (known) {
      if (parent) known.edges.push({ parent, name })
      return
    }
    const pair = { from, to, place, edges: parent ? [{ parent, name }] : [], order: this.all.length }
    sameFrom.set(to, pair)
    this.all.push(pair)
  }

  /** The other places of a pair. Those within itself are left out. */
  otherPlaces(pair: GroupPair): readonly Path[] {
    const first = JSON.stringify(pair.place.at)
    return placesOf(pair).filter((at) => JSON.stringify(at) !== first)
  }
}

function placesOf(pair: GroupPair): Path[] {
  const places: Path[] = pair.edges.length === 0 ? [pair.place.at] : []
  for (const { parent, name } of pair.edges) {
    if (places.length > maxOtherPlaces) break
    // A parent that was met later is below the pair.
    if (parent.order < pair.order) for (const at of placesOf(parent)) places.push([...at, name])
  }
  return places.slice(0, maxOtherPlaces + 1)
}

/** The elements that both groups have, in an order that does not depend on the direction. */
export function commonElements({ from, to }: GroupPair): { from: ElementRule; to: ElementRule }[] {
  const positions = new Map(to.elements.map(({ name }, index) => [name, index]))
  return from.elements
    .flatMap((element, index) => {
      const other = to.byName.get(element.name)
      const sum = index + (positions.get(element.name) ?? 0)
      return other && from.byName.get(element.name) === element ? [{ from: element, to: other, sum }] : []
    })
    .toSorted((a, b) => a.sum - b.sum || (a.from.name < b.from.name ? -1 : 1))
}

/** The place of an element that only one side has. */
export function placeBelow(pair: GroupPair, name: string): PairPlace {
  return below(pair.place, name)
}

import { both, type Pair } from '@/lib/pairing'
import { ownList } from '../document/json'
import { keywordPlaces } from '../reader/gather-schema'
import { propertyPlaces } from '../reader/members'
import type { Reading } from '../reader/reading'
import { withoutWrappers } from '../reader/schema-wrappers'
import { keyOf, type Place } from '../reader/spec-document'
import { factsOf, gatherStated, type SchemaFacts } from './schema-facts'

/** Among more alternatives, it is not searched for two that share a value. */
const maxAlternatives = 100
/** How many levels of properties may tell two alternatives apart. */
const maxDepth = 3
/** How many schemas are read, and values and properties compared, for one choice. */
const maxSteps = 30_000

/** Whether no value fits two of the alternatives, as far as their types, values and required properties say. */
export function areDisjoint(reading: Reading, alternatives: readonly Place[]): boolean {
  if (alternatives.length > maxAlternatives) return false
  const search = new Search(reading)
  return alternatives.every((one, index) =>
    alternatives.slice(index + 1).every((other) => search.excludeEachOther([[one], [other]], 0)),
  )
}

/** A schema, and its properties once they are needed. */
interface Alternative {
  key: string
  facts: SchemaFacts
  members?: Members
}

/** The properties of an object. */
interface Members {
  properties: ReadonlyMap<string, readonly Place[]>
  required: ReadonlySet<string>
  isClosed: boolean
}

/** A search for two alternatives that share a value. Reads each schema once, and compares each pair once. */
class Search {
  readonly #reading: Reading
  readonly #read = new Map<string, Alternative>()
  readonly #known = new Map<string, boolean>()
  /** The properties that told two alternatives apart: most often, they tell others apart as well. */
  readonly #telling = new Set<string>()
  #steps = 0

  constructor(reading: Reading) {
    this.#reading = reading
  }

  excludeEachOther(places: Pair<readonly Place[]>, depth: number): boolean {
    const pair = both(places, (side) => this.#alternative(side))
    const key = [depth, pair[0].key, pair[1].key].join('\u0000')
    const known = this.#known.get(key) ?? (this.#steps < maxSteps && this.#compare(pair, depth))
    this.#known.set(key, known)
    return known
  }

  #alternative(start: readonly Place[]): Alternative {
    const places = start.map((place) => withoutWrappers(this.#reading, place))
    const key = places.map(keyOf).join('\u0001')
    const known = this.#read.get(key)
    if (known) return known
    this.#steps++
    const alternative = { key, facts: factsOf(gatherStated(this.#reading, places), places) }
    this.#read.set(key, alternative)
    return alternative
  }

  #members(alternative: Alternative): Members {
    if (alternative.members) return alternative.members
    const { gathered } = alternative.facts
    const properties = propertyPlaces(gathered)
    const required = gathered.parts.flatMap(({ value }) => ownList(value, 'required').map(String))
    const members = {
      properties,
      required: new Set(required),
      isClosed:
        keywordPlaces(gathered, 'additionalProperties').some(({ value }) => value === false) &&
        !gathered.keywords.has('patternProperties'),
    }
    alternative.members = members
    return members
  }

  #compare(pair: Pair<Alternative>, depth: number): boolean {
    const [one, other] = both(pair, ({ facts }) => facts)
    if (one.allowsNull !== 'no' && other.allowsNull !== 'no') return false
    if (one.values && other.values && this.#areApart(one.values, other.values)) return true
    const types = both([one, other], (side) => side.types.map((type) => (type === 'integer' ? 'number' : type)))
    if (types.some(({ length }) => length === 0)) return false
    const shared = types[0].filter((type) => types[1].includes(type))
    if (shared.length === 0) return true
    return shared.every((type) => type === 'object') && depth < maxDepth && this.#propertiesExclude(pair, depth)
  }

  /** Whether two lists have no value in common. */
  #areApart(values: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
    for (const key of values.keys()) if (this.#steps++ >= maxSteps || others.has(key)) return false
    return true
  }

  /** Whether a property that both require has no common value, or one of them requires what the other one forbids. */
  #propertiesExclude(pair: Pair<Alternative>, depth: number): boolean {
    const sides = both(pair, (side) => this.#members(side))
    const forbids = (one: 0 | 1, other: 0 | 1) =>
      sides[one].isClosed && [...sides[other].required].some((name) => !sides[one].properties.has(name))
    if (forbids(0, 1) || forbids(1, 0)) return true
    const tellsApart = (name: string) => this.#tellsApart(sides, name, depth)
    if ([...this.#telling].some(tellsApart)) return true
    const telling = [...sides[0].required].find(tellsApart)
    if (telling !== undefined) this.#telling.add(telling)
    return telling !== undefined
  }

  #tellsApart(sides: Pair<Members>, name: string, depth: number): boolean {
    if (this.#steps++ >= maxSteps || !sides.every(({ required }) => required.has(name))) return false
    const [one, other] = both(sides, ({ properties }) => properties.get(name))
    return one !== undefined && other !== undefined && this.excludeEachOther([one, other], depth + 1)
  }
}

import { both, type Pair } from '@/lib/pairing'
import { ownList } from '../document/json'
import { keywordPlaces } from '../reader/gather-schema'
import { propertyPlaces } from '../reader/members'
import type { Reading } from '../reader/reading'
import type { Place } from '../reader/spec-document'
import { factsOf, gatherStated, type SchemaFacts } from './schema-facts'

/** Among more alternatives, it is not searched for two that share a value. */
const maxAlternatives = 100
/** How many levels of properties may tell two alternatives apart. */
const maxDepth = 3

/** Whether no value fits two of the alternatives, as far as their types, values and required properties say. */
export function areDisjoint(reading: Reading, alternatives: readonly Place[]): boolean {
  if (alternatives.length > maxAlternatives) return false
  const all = alternatives.map((place) => readFacts(reading, [place]))
  return all.every((one, index) => all.slice(index + 1).every((other) => excludeEachOther(reading, [one, other], 0)))
}

function readFacts(reading: Reading, places: readonly Place[]): SchemaFacts {
  return factsOf(gatherStated(reading, places), places)
}

function excludeEachOther(reading: Reading, pair: Pair<SchemaFacts>, depth: number): boolean {
  const [one, other] = pair
  if (one.allowsNull !== 'no' && other.allowsNull !== 'no') return false
  if (one.values && other.values && ![...one.values.keys()].some((key) => other.values?.has(key))) return true
  const types = both(pair, (side) => side.types.map((type) => (type === 'integer' ? 'number' : type)))
  if (types.some(({ length }) => length === 0)) return false
  const shared = types[0].filter((type) => types[1].includes(type))
  if (shared.length === 0) return true
  return shared.every((type) => type === 'object') && depth < maxDepth && propertiesExclude(reading, pair, depth)
}

/** Whether a property that both require has no common value, or one of them requires what the other one forbids. */
function propertiesExclude(reading: Reading, pair: Pair<SchemaFacts>, depth: number): boolean {
  const sides = both(pair, ({ gathered }) => ({
    properties: propertyPlaces(gathered),
    required: gathered.parts.flatMap(({ value }) => ownList(value, 'required').map(String)),
    isClosed:
      keywordPlaces(gathered, 'additionalProperties').some(({ value }) => value === false) &&
      !gathered.keywords.has('patternProperties'),
  }))
  const forbids = (one: 0 | 1, other: 0 | 1) =>
    sides[one].isClosed && sides[other].required.some((name) => !sides[one].properties.has(name))
  if (forbids(0, 1) || forbids(1, 0)) return true
  return sides[0].required.some((name) => {
    const [one, other] = both(sides, ({ properties }) => properties.get(name))
    if (!one || !other || !sides[1].required.includes(name)) return false
    return excludeEachOther(reading, [readFacts(reading, one), readFacts(reading, other)], depth + 1)
  })
}

import { membersOf, objectOf } from '@/lib/exact-json'
import { isSameScalar } from '@/lib/exact-number'
import { gatherSchema } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownText } from '../document/json'
import type { JsonObject } from '../document/json'
import { isSent, mayDiffer, memberPlaces, propertyPlaces } from './members'
import { mappedSchema } from './references'
import { allowedValues, alternatives, discriminatorOf, itemPlaces, tuplePlaces } from './schema-type'
import { keyOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { Direction } from '../document/schema-types'

/** Members that are deeper in a value stay. */
const maxDepth = 60
/** How many alternatives of a schema describe one object. */
const maxAlternatives = 100

/** Returns a value without the members that are not sent in a direction, such as an example that both sides share (DOC-82). */
export function sentValue(
  reading: Reading,
  schema: readonly Place[],
  value: unknown,
  direction: Direction | undefined,
  depth = 0,
): unknown {
  const isPlain = typeof value !== 'object' || value === null
  if (!direction || isPlain || depth > maxDepth || reading.isSpent || !mayDiffer(reading, schema)) return value
  const gathered = gatherSchema(reading, schema)
  const inside = (places: readonly Place[], inner: unknown) => sentValue(reading, places, inner, direction, depth + 1)
  if (Array.isArray(value)) {
    const [tuple, items] = [tuplePlaces(gathered), itemPlaces(gathered)]
    reading.countSteps(value.length)
    return value.map((item: unknown, index) => inside(tuple[index] ? [tuple[index]] : items, item))
  }
  if (!isObject(value)) return value
  const members = membersOf(value)
  const placesOf = memberPlaces(reading, gathered)
  const others = alternativesOf(reading, gathered, value).map((option) => memberPlaces(reading, option))
  reading.countSteps(members.length * (1 + others.length))
  const sent = members.flatMap(([name, inner]): [string, unknown][] => {
    const places = placesOf(name)
    const described = others.map((optionPlacesOf) => optionPlacesOf(name)).filter((option) => option.length > 0)
    const isOnlyUnsent = described.length > 0 && !described.some((option) => isSent(reading, option, direction))
    if (!isSent(reading, places, direction) || isOnlyUnsent) return []
    return [[name, inside([...places, ...described.flat()], inner)]]
  })
  return objectOf(sent)
}

/** Returns the alternatives that a value may have been written for, with those within them. */
function alternativesOf(reading: Reading, gathered: Gathered, value: JsonObject): Gathered[] {
  const all = [gathered]
  const seen = new Set(gathered.identities)
  for (const schema of all) {
    for (const option of fittingOptions(reading, schema, value)) {
      if (option.identities.some((identity) => seen.has(identity)) || all.length > maxAlternatives) continue
      for (const identity of option.identities) seen.add(identity)
      all.push(option)
    }
  }
  return all.slice(1)
}

/** Returns the options that the discriminator of a value names, else those that the value does not contradict. */
function fittingOptions(reading: Reading, gathered: Gathered, value: JsonObject): Gathered[] {
  const options = (['oneOf', 'anyOf'] as const)
    .flatMap((list) => alternatives(gathered, list).flat())
    .map((place) => gatherSchema(reading, [place]))
  const discriminator = discriminatorOf(gathered)
  const kind = discriminator && ownText(value, discriminator.property)
  if (discriminator && kind !== undefined) {
    const { place } = discriminator
    const target = mappedSchema(reading, place, ownText(own(place.value, 'mapping'), kind) ?? kind)
    const named = options.filter(({ identities }) => target && identities.includes(keyOf(target)))
    if (named.length > 0) return named
    if (target && options.length === 0) return [gatherSchema(reading, [target])]
  }
  const fitting = options.filter((option) => !contradicts(reading, option, value))
  return fitting.length > 0 ? fitting : options
}

/** Whether a member of a value is none of the values that a schema allows for it. */
function contradicts(reading: Reading, option: Gathered, value: JsonObject): boolean {
  return [...propertyPlaces(option)].some(([name, places]) => {
    const member = own(value, name)
    const allowed =
      member === undefined || typeof member === 'object' ? undefined : allowedValues(gatherSchema(reading, places))
    return allowed !== undefined && !allowed.some((known) => known === member || isSameScalar(known, member))
  })
}

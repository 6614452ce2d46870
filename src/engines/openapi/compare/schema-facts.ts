import { isObject, own, ownList, ownText } from '../document/json'
import { valueText } from '../document/value-text'
import type { Gathered } from '../reader/gather-schema'
import type { Reading } from '../reader/reading'
import { resolveReference } from '../reader/references'
import { allowedValues, alternatives, shortKey, typesOf } from '../reader/schema-type'
import { below, type Place } from '../reader/spec-document'

/** The demands on a value that a schema makes together with the schemas that it refers to and extends. */
export interface SchemaFacts {
  gathered: Gathered
  /** The places that the schema was read from. */
  places: readonly Place[]
  /** Empty if any type is allowed; `nothing` if none is. */
  types: readonly string[]
  isNullable: boolean
  /** The allowed values with their texts, by key; undefined without a list. */
  values: ReadonlyMap<string, string> | undefined
  choices: readonly Place[]
}

/** Reads what the parts of a schema ask for. */
export function factsOf(gathered: Gathered, places: readonly Place[]): SchemaFacts {
  const { types, nullable } = typesOf(gathered)
  const values = valuesOf(gathered)
  const choices = [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')].flat()
  const isAny = types.length === 0 && values === undefined && choices.length === 0
  const isNullable = nullable || types.includes('null') || isAny
  return { gathered, places, types: types.toSorted(), isNullable, values, choices }
}

/** The texts that the parts of a schema have for keywords, each once. */
export function textsOf({ parts }: Gathered, ...keywords: string[]): string[] {
  const texts = keywords.flatMap((keyword) => parts.flatMap(({ value }) => ownText(value, keyword) ?? []))
  return [...new Set(texts)].toSorted()
}

/** The values of a list, or of `x-extensible-enum`, which announces further ones. */
function valuesOf(gathered: Gathered): Map<string, string> | undefined {
  const announced = gathered.parts
    .map(({ value }) => own(value, 'x-extensible-enum'))
    .find((value) => Array.isArray(value))
  const values = (allowedValues(gathered) ?? announced)?.filter((value) => value !== null)
  return values && new Map(values.map((value) => [shortKey(value), valueText(value)]))
}

/** Whether a part of a schema says nothing about values, only about itself. */
export function isAnnotation(name: string): boolean {
  return annotations.has(name) || (name.startsWith('x-') && name !== 'x-nullable' && name !== 'x-extensible-enum')
}

const annotations = new Set(
  'title description summary example examples externalDocs deprecated default xml $comment $id $schema $anchor'.split(
    ' ',
  ),
)

/**
 * Follows a schema that only refers to another one, directly or as the only member of `allOf`; texts beside the reference
 * are no obstacle.
 */
export function withoutWrappers(reading: Reading, start: Place): Place {
  let place = start
  for (let steps = 0; steps < 50 && isObject(place.value); steps++) {
    const [only, ...more] = Object.keys(place.value).filter((name) => !isAnnotation(name))
    if (more.length > 0) break
    const ref = only === '$ref' ? own(place.value, '$ref') : undefined
    const target = typeof ref === 'string' ? resolveReference(reading, place, ref).place : undefined
    if (target) place = target
    else if (only === 'allOf' && ownList(place.value, 'allOf').length === 1) place = below(place, 'allOf', 0)
    else break
  }
  return place
}

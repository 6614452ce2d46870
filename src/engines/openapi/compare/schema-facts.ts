import { own, ownText } from '../document/json'
import { valueText } from '../document/value-text'
import type { Gathered } from '../reader/gather-schema'
import { allowedValues, alternatives, shortKey, typesOf } from '../reader/schema-type'
import type { Place } from '../reader/spec-document'

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

import { isObject, own, ownText } from '../document/json'
import { valueText } from '../document/value-text'
import { gatherSchema, type Gathered } from '../reader/gather-schema'
import type { Reading } from '../reader/reading'
import { allowedValues, alternatives, shortKey, typesOf } from '../reader/schema-type'
import { isAnnotation } from '../reader/schema-wrappers'
import { isSince31, type Place } from '../reader/spec-document'

/** Whether a schema has only its reference: before OpenAPI 3.1, keywords beside a reference are ignored. */
export function ignoresBesideReference({ value, document }: Place): boolean {
  return typeof own(value, '$ref') === 'string' && !isSince31(document)
}

/** Gathers the parts of a schema, without the keywords that are ignored. */
export function gatherStated(reading: Reading, places: readonly Place[]): Gathered {
  const gathered = gatherSchema(reading, places)
  if (!gathered.parts.some(ignoresBesideReference)) return gathered
  const parts = gathered.parts.map((part) => {
    if (!ignoresBesideReference(part) || !isObject(part.value)) return part
    const entries = Object.entries(part.value).filter(([name]) => name === '$ref' || isAnnotation(name))
    return { ...part, value: Object.fromEntries(entries) }
  })
  return { ...gathered, parts, keywords: keywordsOf(parts) }
}

/** Each keyword's value in the outermost part that has it. */
export function keywordsOf(parts: readonly Place[]): Map<string, unknown> {
  return new Map(parts.toReversed().flatMap(({ value }) => Object.entries(value as object)))
}

/** Whether a schema allows any value. */
export function isAnything({ parts, never }: Gathered): boolean {
  const isSilent = (name: string) => isAnnotation(name) || name === '$ref' || name === 'allOf'
  return !never && parts.every(({ value }) => Object.keys(value as object).every(isSilent))
}

/** A list of alternatives: those of `oneOf` exclude each other. */
interface ChoiceList {
  isExclusive: boolean
  options: readonly Place[]
}

/** The demands on a value that a schema makes together with the schemas that it refers to and extends. */
export interface SchemaFacts {
  gathered: Gathered
  /** The places that the schema was read from. */
  places: readonly Place[]
  /** Empty if any type is allowed; `nothing` if none is. */
  types: readonly string[]
  /** Unclear if the schema is marked as nullable while its list of values does not have null. */
  allowsNull: 'yes' | 'no' | 'unclear'
  /** The allowed values with their texts, by key; undefined without a list. */
  values: ReadonlyMap<string, string> | undefined
  choices: readonly Place[]
  lists: readonly ChoiceList[]
}

/** Reads what the parts of a schema ask for. */
export function factsOf(gathered: Gathered, places: readonly Place[]): SchemaFacts {
  const { types, nullable } = typesOf(gathered)
  const values = valuesOf(gathered)
  const lists = (['oneOf', 'anyOf'] as const).flatMap((name) =>
    alternatives(gathered, name).map((options) => ({ isExclusive: name === 'oneOf', options })),
  )
  const choices = lists.flatMap(({ options }) => options)
  const isAny = types.length === 0 && values === undefined && choices.length === 0
  const mayBeNull = nullable || types.includes('null') || isAny
  const lacksNull = gathered.parts.some((part) => !gathered.unlessNull.includes(part) && excludesNull(part))
  const isMarked = ['nullable', 'x-nullable'].some((name) =>
    gathered.parts.some(({ value }) => own(value, name) === true),
  )
  return {
    gathered,
    places,
    // Swagger 2.0 has a type for what is a string with a format in later versions.
    types: types.map((type) => (type === 'file' ? 'string' : type)).toSorted(),
    allowsNull: !mayBeNull || (lacksNull && !isMarked) ? 'no' : lacksNull ? 'unclear' : 'yes',
    values,
    choices,
    lists,
  }
}

/** Whether a list of values does not have null. */
function excludesNull({ value }: Place): boolean {
  const [values, constant] = [own(value, 'enum'), own(value, 'const')]
  return (Array.isArray(values) && !values.includes(null)) || (constant !== undefined && constant !== null)
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

/** Formats that OpenAPI 3.1 writes as an encoding or a media type. */
const sameFormats = new Map([
  ['base64', 'byte'],
  ['application/octet-stream', 'binary'],
])

/** The formats of a schema, each by one name. */
export function formatsOf({ gathered }: SchemaFacts): string[] {
  const isFile = textsOf(gathered, 'type').includes('file')
  const written = [...textsOf(gathered, 'format', 'contentEncoding', 'contentMediaType'), ...(isFile ? ['binary'] : [])]
  // A password is any text, which a form hides.
  const formats = written.map((format) => sameFormats.get(format) ?? format).filter((format) => format !== 'password')
  return [...new Set(formats)].toSorted()
}

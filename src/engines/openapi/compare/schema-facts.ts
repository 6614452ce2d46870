import { valueKey } from '@/lib/exact-json'
import { compareNumbers, isNumber, type NumberValue } from '@/lib/exact-number'
import { isObject, own, ownList, ownNumber, ownText } from '../document/json'
import type { Direction } from '../document/schema-types'
import { jsonText } from '../document/value-text'
import { gatherSchema, keywordPlaces, type Gathered } from '../reader/gather-schema'
import { isSent, propertyPlaces } from '../reader/members'
import type { Reading } from '../reader/reading'
import { resolveReference } from '../reader/references'
import { allowedValues, alternatives, discriminatorOf, itemPlaces, tuplePlaces, typesOf } from '../reader/schema-type'
import { below, entriesBelow, type Place } from '../reader/spec-document'

/** A limit of a number, or of a count. */
export interface Limit {
  value: NumberValue
  /** Whether the value itself is excluded. */
  isOpen: boolean
}

/** The properties of an object, read for one direction. */
export interface PropertyFacts {
  places: Place[]
  isRequired: boolean
  isSent: boolean
}

/** The demands on a value that a schema makes together with the schemas that it refers to and extends. */
export interface SchemaFacts {
  gathered: Gathered
  /** Empty if any type is allowed; `nothing` if none is. */
  types: readonly string[]
  isNullable: boolean
  formats: readonly string[]
  /** The allowed values with their texts, by key; undefined without a list. */
  values: ReadonlyMap<string, string> | undefined
  /** Whether the list of values is a single constant. */
  isConstant: boolean
  /** Whether further values are announced, or allowed beside those of the list. */
  isExtensible: boolean
  limits: ReadonlyMap<string, Limit>
  patterns: readonly string[]
  properties: ReadonlyMap<string, PropertyFacts>
  /** Names of required properties that the schema does not describe. */
  otherRequired: readonly string[]
  /** Whether other properties are forbidden. */
  isClosed: boolean
  additional: Place | undefined
  patternProperties: ReadonlyMap<string, Place>
  items: readonly Place[]
  tuple: readonly Place[]
  choices: readonly Place[]
  discriminator: { property: string; place: Place } | undefined
}

/** Two schemas with the places that they were read from. */
export interface SchemaPair {
  facts: readonly [from: SchemaFacts, to: SchemaFacts]
  places: readonly [from: readonly Place[], to: readonly Place[]]
}

/** Reads what a schema asks for. */
export function schemaFacts(reading: Reading, places: readonly Place[], direction: Direction): SchemaFacts {
  return factsOf(reading, gatherSchema(reading, places), direction)
}

/** Reads what the parts of a schema ask for. */
export function factsOf(reading: Reading, gathered: Gathered, direction: Direction): SchemaFacts {
  const { types, nullable } = typesOf(gathered)
  const values = valuesOf(gathered)
  const required = new Set(gathered.parts.flatMap(({ value }) => ownList(value, 'required')))
  const properties = [...propertyPlaces(gathered)].map(([name, all]): [string, PropertyFacts] => {
    const sent = isSent(reading, all, direction)
    return [name, { places: all, isSent: sent, isRequired: sent && required.has(name) }]
  })
  const described = new Map(properties)
  const choices = [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')].flat()
  const additional = ['additionalProperties', 'unevaluatedProperties'].flatMap((name) => keywordPlaces(gathered, name))
  return {
    gathered,
    types: types.toSorted(),
    isNullable:
      nullable || types.includes('null') || (types.length === 0 && values === undefined && choices.length === 0),
    formats: formatsOf(gathered),
    values,
    isConstant: gathered.keywords.has('const'),
    isExtensible: isExtensible(gathered),
    limits: limitsOf(gathered),
    patterns: textsOf(gathered, 'pattern'),
    properties: described,
    otherRequired: [...required].filter((name) => typeof name === 'string').filter((name) => !described.has(name)),
    isClosed: additional.some(({ value }) => value === false),
    additional: additional.find(({ value }) => isObject(value) && Object.keys(value).length > 0),
    patternProperties: new Map(keywordPlaces(gathered, 'patternProperties').flatMap(entriesBelow)),
    items: itemPlaces(gathered),
    tuple: tuplePlaces(gathered),
    choices,
    discriminator: discriminatorOf(gathered),
  }
}

/** Formats that OpenAPI 3.1 writes as an encoding or a media type. */
const sameFormats: Readonly<Record<string, string>> = { base64: 'byte', 'application/octet-stream': 'binary' }

function formatsOf(gathered: Gathered): string[] {
  const written = textsOf(gathered, 'format', 'contentEncoding', 'contentMediaType')
  return [...new Set(written.map((format) => sameFormats[format] ?? format))].toSorted()
}

function textsOf({ parts }: Gathered, ...keywords: string[]): string[] {
  const texts = keywords.flatMap((keyword) => parts.flatMap(({ value }) => ownText(value, keyword) ?? []))
  return [...new Set(texts)].toSorted()
}

function valuesOf(gathered: Gathered): Map<string, string> | undefined {
  const listed = allowedValues(gathered) ?? announcedValues(gathered)
  if (!listed) return undefined
  const values = listed.filter((value) => value !== null)
  return new Map(values.map((value) => [isScalar(value) ? valueKey(value) : jsonText(value, 0), shownValue(value)]))
}

/** The values of `x-extensible-enum`, which announces further ones. */
function announcedValues({ parts }: Gathered): readonly unknown[] | undefined {
  return parts.map(({ value }) => own(value, 'x-extensible-enum')).find((value) => Array.isArray(value))
}

function isExtensible(gathered: Gathered): boolean {
  return gathered.parts.some(({ value }) => {
    const mark = own(value, 'x-extensible-enum')
    return mark === true || Array.isArray(mark)
  })
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null || isNumber(value)
}

/** A value as a text: strings without quotes, others as JSON, cut when it is long. */
export function shownValue(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value, 0, 200)
}

/** The limits that bound a value from above, with their names. */
export const maxima = ['maximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']
const minima = ['minimum', 'minLength', 'minItems', 'minProperties', 'minContains']

/** The tightest limit of each keyword. A minimum of 0 for a count limits nothing. */
function limitsOf({ parts, keywords }: Gathered): Map<string, Limit> {
  const limits = new Map<string, Limit>()
  for (const keyword of [...maxima, ...minima]) {
    const found = parts.flatMap(({ value }) => limitsIn(value, keyword))
    if (found.length === 0) continue
    const tightest = found.reduce((one, other) => (isTighter(keyword, other, one) ? other : one))
    const isNoLimit = keyword !== 'minimum' && minima.includes(keyword) && compareNumbers(tightest.value, 0) <= 0
    if (!isNoLimit) limits.set(keyword, tightest)
  }
  if (keywords.has('multipleOf')) {
    const steps = parts.flatMap(({ value }) => ownNumber(value, 'multipleOf') ?? [])
    const [step] = steps.toSorted(compareNumbers).toReversed()
    if (step !== undefined) limits.set('multipleOf', { value: step, isOpen: false })
  }
  if (parts.some(({ value }) => own(value, 'uniqueItems') === true))
    limits.set('uniqueItems', { value: 1, isOpen: false })
  return limits
}

/** The limits of a schema object. `exclusiveMaximum` is a number since OpenAPI 3.1, and a mark on `maximum` before. */
function limitsIn(schema: unknown, keyword: string): Limit[] {
  const value = ownNumber(schema, keyword)
  if (keyword !== 'maximum' && keyword !== 'minimum') return value === undefined ? [] : [{ value, isOpen: false }]
  const name = keyword === 'maximum' ? 'exclusiveMaximum' : 'exclusiveMinimum'
  const exclusive = ownNumber(schema, name)
  return [
    ...(value === undefined ? [] : [{ value, isOpen: own(schema, name) === true }]),
    ...(exclusive === undefined ? [] : [{ value: exclusive, isOpen: true }]),
  ]
}

/** Whether a limit allows less than another one of the same keyword. */
export function isTighter(keyword: string, limit: Limit, other: Limit): boolean {
  const difference = compareNumbers(limit.value, other.value)
  if (difference === 0) return limit.isOpen && !other.isOpen
  return maxima.includes(keyword) ? difference < 0 : difference > 0
}

/** The places of keywords with conditions, which are compared as a whole. */
export const conditionKeywords = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'unevaluatedItems',
  'additionalItems',
]

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

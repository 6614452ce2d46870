import { membersOf, namesOf, objectOf, valueKey } from '@/lib/exact-json'
import { gatherSchema } from './gather-schema'
import { isObject, own, ownEntries, ownList, ownText } from '../document/json'
import {
  isSent,
  mayDiffer,
  mayHaveUnsent,
  mayRepeatItems,
  minSentMembers,
  requiresOnlyUnsent,
  unsentNames,
  unsentWithin,
} from './members'
import { mappedSchema, referencesIn } from './references'
import { sentValue } from './sent-value'
import { below, entriesBelow, scopedKeyOf, isSince31 } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { JsonSchema } from '../document/types'

/** Keywords whose values are no schemas; `pattern` and `required` are read apart. */
const assertions = [
  'enum',
  'const',
  'multipleOf',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  'uniqueItems',
  'maxContains',
  'minContains',
  'maxProperties',
  'minProperties',
  'format',
]
const singles = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
]
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const maps = ['properties', 'patternProperties', 'dependentSchemas']
/** Keywords whose schemas describe the members of the object. */
const memberKeywords = new Set(['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'])

/** Names of the members that the object is not sent with. Undefined in a condition, which requires nothing. */
type Unsent = readonly string[] | undefined

/**
 * Copies the schema of a part of a request for a validator, in JSON Schema 2020-12: references lead into `$defs`, and what
 * older versions of OpenAPI write in another way is rewritten. Read-only members are marked and not required (DOC-82). What
 * cannot be read allows every value.
 */
export function standaloneSchema(reading: Reading, start: Place): JsonSchema {
  const names = new Map<string, string>()
  const definitions: Record<string, JsonSchema> = {}
  /** The definitions that are still to be converted: a queue, because chains of references may be long. */
  const open: { name: string; target: Place; unsent: Unsent }[] = []

  function referenceTo(target: Place, unsent: Unsent): { $ref: string } {
    const key = [scopedKeyOf(target), ...(unsent ?? ['?'])].join('\n')
    const name = names.get(key) ?? `d${names.size}`
    if (!names.has(key)) {
      names.set(key, name)
      open.push({ name, target, unsent })
    }
    return { $ref: `#/$defs/${name}` }
  }

  /**
   * @param around the members that the object is not sent with because of the schemas around this one.
   * @param outer the schemas around this one that apply to the same value.
   */
  function convert(place: Place, around: Unsent, outer: readonly Place[] = []): JsonSchema {
    const { value } = place
    reading.countSteps(1 + (isObject(value) ? Object.keys(value).length : 0))
    if (typeof value === 'boolean') return value
    if (!isObject(value) || reading.isSpent) return true
    const unsent = around && unsentWith(reading, place, around)
    const references = referencesIn(reading, place).flatMap(({ resolved }) =>
      resolved.place ? [referenceTo(resolved.place, unsent)] : [],
    )
    // Before OpenAPI 3.1, keywords beside a reference are ignored.
    const isAlone = own(value, '$ref') !== undefined && !isSince31(place.document)
    if (isAlone) return references[0] ?? {}
    const { $ref: _ref, $dynamicRef: _dynamic, ...rest } = value
    const schema = converted(place, rest, unsent, outer)
    const [first, second] = references
    return second ? { allOf: [schema, ...references] } : { ...schema, ...first }
  }

  function converted(
    place: Place,
    value: Record<string, unknown>,
    unsent: Unsent,
    outer: readonly Place[],
  ): Record<string, unknown> {
    const schema: Record<string, unknown> = {}
    for (const keyword of assertions) if (Object.hasOwn(value, keyword)) schema[keyword] = value[keyword]
    if (unsent) Object.assign(schema, sentConstants(reading, [...outer, place], value, unsent))
    const isUnique = unsent && schema['uniqueItems'] === true
    if (isUnique && mayRepeatItems(reading, gatherSchema(reading, [...outer, place]), 'request'))
      delete schema['uniqueItems']
    const inner = (keyword: string, entry: Place) => {
      const part = convert(entry, unsentIn(keyword, unsent), inPlace.has(keyword) ? [...outer, place] : [])
      return unsent && memberKeywords.has(keyword) ? markedSchema(reading, entry, part) : part
    }
    for (const keyword of singles) {
      if (own(value, keyword) !== undefined) schema[keyword] = inner(keyword, below(place, keyword))
    }
    for (const keyword of lists) {
      const entries = listEntries(place, keyword, unsent)
      if (entries.length > 0) schema[keyword] = entries.map((entry) => inner(keyword, entry))
    }
    for (const keyword of maps) {
      const entries = entriesBelow(below(place, keyword)).filter(
        ([name]) => keyword !== 'patternProperties' || isPattern(name),
      )
      if (entries.length === 0) continue
      schema[keyword] = Object.fromEntries(entries.map(([name, entry]) => [name, inner(keyword, entry)]))
    }
    if (isPattern(own(value, 'pattern'))) schema['pattern'] = value['pattern']
    Object.assign(schema, requirements(reading, place, unsent))
    selectByDiscriminator(place, schema, unsent)
    if (unsent && 'oneOf' in schema) allowUndecided(place, schema, unsent)
    moveTuple(place, schema)
    rewriteLimits(schema)
    return withNull(schema, value)
  }

  /** Replaces alternatives by conditions, so that the value is checked with the one that its discriminator names. */
  function selectByDiscriminator(place: Place, schema: Record<string, unknown>, unsent: Unsent) {
    const discriminator = below(place, 'discriminator')
    const name = ownText(discriminator.value, 'propertyName')
    if (name !== undefined && unsentNamesOf(reading, place, unsent).has(name)) return allowSeveral(schema)
    const mapping = ownEntries(discriminator.value, 'mapping').flatMap(([value, to]) => {
      const target = typeof to === 'string' ? mappedSchema(reading, discriminator, to) : undefined
      return target ? [{ value, target }] : []
    })
    if (name === undefined || mapping.length === 0 || !('oneOf' in schema || 'anyOf' in schema)) return
    delete schema['oneOf']
    delete schema['anyOf']
    schema['type'] = 'object'
    schema['required'] = [...ownList(schema, 'required'), name]
    schema['allOf'] = [
      ...ownList(schema, 'allOf'),
      { properties: { [name]: { enum: mapping.map(({ value }) => value) } } },
      ...mapping.map(({ value, target }) => ({
        if: { not: { type: 'object', properties: { [name]: { const: value } }, required: [name] } },
        else: referenceTo(target, unsent),
      })),
    ]
  }

  /** Lets a request match several alternatives of a oneOf if only members that are not sent may tell them apart. */
  function allowUndecided(place: Place, schema: Record<string, unknown>, unsent: readonly string[]) {
    const unsentMembers = unsentNamesOf(reading, place, unsent)
    const all = listEntries(place, 'oneOf', unsent)
    const decided = all
      .filter((option) => !isUndecided(reading, option, unsentMembers))
      .map((option) => referenceTo(option, unsent))
    if (decided.length === all.length) return
    allowSeveral(schema)
    if (decided.length < 2) return
    schema['allOf'] = [...ownList(schema, 'allOf'), { oneOf: [...decided, { not: { anyOf: decided } }] }]
  }

  /** Before JSON Schema 2020-12, a list of schemas in `items` is a tuple. */
  function moveTuple(place: Place, schema: Record<string, unknown>) {
    const items = below(place, 'items')
    if (!Array.isArray(items.value)) return
    schema['prefixItems'] = entriesBelow(items).map(([, entry]) => convert(entry, []))
    const rest = below(place, 'additionalItems')
    if (rest.value === undefined) delete schema['items']
    else schema['items'] = convert(rest, [])
  }

  const schema = convert(start, [])
  for (const { name, target, unsent } of open) definitions[name] = convert(target, unsent)
  return typeof schema === 'boolean' ? schema : { ...schema, $defs: definitions }
}

/** Keywords whose schemas apply to the same object. */
const inPlace = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'])

/** The members that the object of a subschema is not sent with. */
function unsentIn(keyword: string, unsent: Unsent): Unsent {
  if (keyword === 'if' || keyword === 'not') return undefined
  return inPlace.has(keyword) ? unsent : unsent && []
}

/** Adds the members that a schema marks itself, sorted, so that equal sets are equal. */
function unsentWith(reading: Reading, place: Place, around: readonly string[]): readonly string[] {
  if (!mayDiffer(reading, [place])) return around
  const unsent = unsentWithin(reading, gatherSchema(reading, [place]), { direction: 'request' })
  return unsent.length === 0 ? around : [...new Set([...around, ...unsent])].toSorted()
}

/** Returns the schemas of a list, without the alternatives that a request has no use for. */
function listEntries(place: Place, keyword: string, unsent: Unsent): Place[] {
  const entries = entriesBelow(below(place, keyword)).map(([, entry]) => entry)
  return entries.filter((entry) => !requiresOnlyUnsent(entry, unsent ?? []))
}

/** Whether members that are not sent may decide if a value matches an alternative. */
function isUndecided(reading: Reading, option: Place, unsent: ReadonlySet<unknown>): boolean {
  if (mayHaveUnsent(reading, option, 'request')) return true
  if (unsent.size === 0) return false
  return gatherSchema(reading, [option]).parts.some(({ value }) => {
    const constants = [...ownList(value, 'enum'), own(value, 'const')].filter(isObject)
    const properties = Object.keys(Object(own(value, 'properties')) as object)
    return [...ownList(value, 'required'), ...properties, ...constants.flatMap(namesOf)].some((name) =>
      unsent.has(name),
    )
  })
}

/** The values that a schema lists, as a request has them, each once. */
function sentConstants(
  reading: Reading,
  schemas: readonly Place[],
  value: Record<string, unknown>,
  unsent: readonly string[],
): Record<string, unknown> {
  const hasMembers = (listed: unknown) => isObject(listed) || Array.isArray(listed)
  const sent = (listed: unknown) => {
    const shared = sentValue(reading, schemas, listed, 'request')
    return isObject(shared) ? objectOf(membersOf(shared).filter(([name]) => !unsent.includes(name))) : shared
  }
  const [values, constant] = [ownList(value, 'enum'), own(value, 'const')]
  reading.countSteps(values.length)
  return {
    ...(values.some(hasMembers) && {
      enum: [...new Map(values.map(sent).map((one) => [valueKey(one), one])).values()],
    }),
    ...(hasMembers(constant) && { const: sent(constant) }),
  }
}

function markedSchema(reading: Reading, member: Place, schema: JsonSchema): JsonSchema {
  if (isSent(reading, [member], 'request')) return schema
  return typeof schema === 'boolean' ? { readOnly: true } : { ...schema, readOnly: true }
}

/** The members that a request must have: those that are not sent are never required. */
function requirements(reading: Reading, place: Place, around: Unsent): Record<string, unknown> {
  const listed = ownList(place.value, 'required').filter((name) => typeof name === 'string')
  const dependent = ownEntries(place.value, 'dependentRequired')
  const hasMin = own(place.value, 'minProperties') !== undefined
  const min =
    around && hasMin ? minSentMembers(reading, gatherSchema(reading, [place]), { direction: 'request' }) : undefined
  if (listed.length + dependent.length === 0) return { ...(min !== undefined && { minProperties: min }) }
  const unsent = unsentNamesOf(reading, place, around)
  const required = listed.filter((name) => !unsent.has(name))
  const needs = dependent.map(([name, needed]) => [name, [needed].flat().filter((other) => !unsent.has(String(other)))])
  return {
    ...(min !== undefined && { minProperties: min }),
    ...(required.length > 0 && { required }),
    ...(needs.length > 0 && { dependentRequired: Object.fromEntries(needs) as unknown }),
  }
}

/** The names that the object of a schema, or of one of its alternatives, is not sent with. */
function unsentNamesOf(reading: Reading, place: Place, around: Unsent): Set<string> {
  const side = { direction: 'request', unsent: around } as const
  return new Set(around ? unsentNames(reading, gatherSchema(reading, [place]), side) : [])
}

/** Lets a value match several alternatives, because the discriminator that tells them apart is not sent. */
function allowSeveral(schema: Record<string, unknown>) {
  if (!('oneOf' in schema)) return
  schema['allOf'] = [...ownList(schema, 'allOf'), { anyOf: schema['oneOf'] }]
  delete schema['oneOf']
}

/** Before OpenAPI 3.1, `exclusiveMinimum` and `exclusiveMaximum` say whether `minimum` and `maximum` are exclusive. */
function rewriteLimits(schema: Record<string, unknown>) {
  for (const [exclusive, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue
    const isExclusive = schema[exclusive]
    delete schema[exclusive]
    if (!isExclusive || schema[limit] === undefined) continue
    schema[exclusive] = schema[limit]
    delete schema[limit]
  }
}

/** Keywords that apply to values of every type. */
const forAllTypes = ['const', 'allOf', 'anyOf', 'oneOf', 'not', 'if']

/** Adds the types. Before OpenAPI 3.1, `nullable` allows null. The type `file` of Swagger 2.0 allows everything. */
function withNull(schema: Record<string, unknown>, value: Record<string, unknown>): Record<string, unknown> {
  const type = own(value, 'type')
  const isNullable = own(value, 'nullable') === true || own(value, 'x-nullable') === true
  if ((typeof type === 'string' && type !== 'file') || Array.isArray(type)) schema['type'] ??= type
  if (!isNullable) return schema
  if (typeof schema['type'] !== 'string' || forAllTypes.some((keyword) => keyword in schema)) {
    return { anyOf: [{ type: 'null' }, schema] }
  }
  const values = schema['enum']
  return { ...schema, type: [schema['type'], 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) }
}

function isPattern(pattern: unknown): pattern is string {
  if (typeof pattern !== 'string') return false
  try {
    RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}

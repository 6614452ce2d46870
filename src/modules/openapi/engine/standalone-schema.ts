import { countSteps, isBudgetSpent } from './budget'
import { isObject, own } from '../document/json'
import { follow, referencesIn } from './references'
import { below, entriesBelow, scopedKeyOf, specVersionOf } from './spec-document'
import type { Bundle, Place } from './spec-document'
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
  'dependentRequired',
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

/**
 * Copies a schema for a validator, in JSON Schema 2020-12: references lead into `$defs`, and what older versions of OpenAPI
 * write in another way is rewritten. What cannot be read allows every value.
 */
export function standaloneSchema(bundle: Bundle, start: Place): JsonSchema {
  const names = new Map<string, string>()
  const definitions: Record<string, JsonSchema> = {}

  function nameOf(target: Place): string {
    const key = scopedKeyOf(target)
    const known = names.get(key)
    if (known !== undefined) return known
    const name = `d${names.size}`
    // Before its content, which may refer to it again.
    names.set(key, name)
    definitions[name] = convert(target)
    return name
  }

  function convert(place: Place): JsonSchema {
    const { value } = place
    countSteps(bundle, 1 + (isObject(value) ? Object.keys(value).length : 0))
    if (typeof value === 'boolean') return value
    if (!isObject(value) || isBudgetSpent(bundle)) return true
    const references = referencesIn(bundle, place).flatMap(({ resolved }) =>
      resolved.place ? [{ $ref: `#/$defs/${nameOf(resolved.place)}` }] : [],
    )
    // Before OpenAPI 3.1, keywords beside a reference are ignored.
    const isAlone = own(value, '$ref') !== undefined && !/^3\.[1-9]/.test(specVersionOf(place.document))
    if (isAlone) return references[0] ?? {}
    const { $ref: _ref, $dynamicRef: _dynamic, ...rest } = value
    const schema = converted({ ...place, value: rest }, rest)
    const [first, second] = references
    return second ? { allOf: [schema, ...references] } : { ...schema, ...first }
  }

  function converted(place: Place, value: Record<string, unknown>): Record<string, unknown> {
    const schema: Record<string, unknown> = {}
    for (const keyword of assertions) if (Object.hasOwn(value, keyword)) schema[keyword] = value[keyword]
    for (const keyword of singles) {
      if (own(value, keyword) !== undefined) schema[keyword] = convert(below(place, keyword))
    }
    for (const keyword of lists) {
      const entries = entriesBelow(below(place, keyword))
      if (entries.length > 0) schema[keyword] = entries.map(([, entry]) => convert(entry))
    }
    for (const keyword of maps) {
      const entries = entriesBelow(below(place, keyword)).filter(
        ([name]) => keyword !== 'patternProperties' || isPattern(name),
      )
      if (entries.length > 0)
        schema[keyword] = Object.fromEntries(entries.map(([name, entry]) => [name, convert(entry)]))
    }
    if (isPattern(own(value, 'pattern'))) schema['pattern'] = value['pattern']
    const required = requiredNames(bundle, place)
    if (required.length > 0) schema['required'] = required
    moveTuple(place, schema)
    rewriteLimits(schema)
    return withNull(schema, value)
  }

  /** Before JSON Schema 2020-12, a list of schemas in `items` is a tuple. */
  function moveTuple(place: Place, schema: Record<string, unknown>) {
    const items = below(place, 'items')
    if (!Array.isArray(items.value)) return
    schema['prefixItems'] = entriesBelow(items).map(([, entry]) => convert(entry))
    const rest = below(place, 'additionalItems')
    if (rest.value === undefined) delete schema['items']
    else schema['items'] = convert(rest)
  }

  const schema = convert(start)
  return typeof schema === 'boolean' ? schema : { ...schema, $defs: definitions }
}

/** The required properties that a request may have: those that are read-only are left out of it. */
function requiredNames(bundle: Bundle, place: Place): string[] {
  const required = own(place.value, 'required')
  if (!Array.isArray(required)) return []
  return required.filter((name): name is string => {
    if (typeof name !== 'string') return false
    const property = below(place, 'properties', name)
    return own(property.value, 'readOnly') !== true && own(follow(bundle, property).place.value, 'readOnly') !== true
  })
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

/** Adds the types. Before OpenAPI 3.1, `nullable` allows null. The type `file` of Swagger 2.0 allows everything. */
function withNull(schema: Record<string, unknown>, value: Record<string, unknown>): Record<string, unknown> {
  const type = own(value, 'type')
  const isNullable = own(value, 'nullable') === true || own(value, 'x-nullable') === true
  if ((typeof type === 'string' && type !== 'file') || Array.isArray(type)) schema['type'] = type
  return isNullable ? { anyOf: [{ type: 'null' }, schema] } : schema
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

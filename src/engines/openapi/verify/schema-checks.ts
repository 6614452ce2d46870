import { isNumber, isWhole } from '@/lib/exact-number'
import { isObject, own } from '../document/json'
import { below, entriesBelow, isSince31 } from '../reader/spec-document'
import type { Reading } from '../reader/reading'
import type { Place } from '../reader/spec-document'
import { foundAt } from './found-place'
import { findingAt, grouped } from './report'
import type { Finding } from './report'
import type { SpecObjects } from './spec-objects'

/** A requirement on the value of a keyword. */
interface Rule {
  /** Continues the sentence '<keyword> must …'. */
  must: string
  accepts: (value: unknown) => boolean
}

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']
const isType = (value: unknown) => types.includes(value as string)
const isText = (value: unknown) => typeof value === 'string'
const isSchema = (value: unknown) => isObject(value) || typeof value === 'boolean'
const isTextSet = (value: unknown) =>
  Array.isArray(value) && value.every(isText) && new Set<unknown>(value).size === value.length

const type: Rule = {
  must: `be one of ${types.join(', ')}, or a list of them`,
  accepts: (value) => isType(value) || (isTextSet(value) && (value as []).length > 0 && (value as []).every(isType)),
}
const text: Rule = { must: 'be a text', accepts: isText }
const flag: Rule = { must: 'be true or false', accepts: (value) => typeof value === 'boolean' }
const number: Rule = { must: 'be a number', accepts: isNumber }
const above0: Rule = { must: 'be a number above 0', accepts: (value) => isNumber(value) && Number(value) > 0 }
const count: Rule = {
  must: 'be a whole number, 0 or more',
  accepts: (value) => isNumber(value) && isWhole(value) && Number(value) >= 0,
}
const names: Rule = { must: 'be a list of texts, each once', accepts: isTextSet }
const list: Rule = { must: 'be a list', accepts: Array.isArray }
const object: Rule = { must: 'be an object', accepts: isObject }
const namesByName: Rule = {
  must: 'be an object of lists of texts',
  accepts: (value) => isObject(value) && Object.values(value).every(isTextSet),
}
const schema: Rule = { must: 'be a schema: an object, true or false', accepts: isSchema }
const discriminator: Rule = {
  must: 'be an object with a propertyName',
  accepts: (value) => isText(own(value, 'propertyName')),
}

/** The rules for the keywords of JSON Schema 2020-12 and for those that OpenAPI adds. */
const rules = rulesBy([
  [type, ['type']],
  [text, ['$anchor', '$comment', '$dynamicAnchor', '$dynamicRef', '$id', '$ref', '$schema']],
  [text, ['contentEncoding', 'contentMediaType', 'description', 'format', 'pattern', 'title']],
  [flag, ['deprecated', 'readOnly', 'uniqueItems', 'writeOnly']],
  [number, ['exclusiveMaximum', 'exclusiveMinimum', 'maximum', 'minimum']],
  [above0, ['multipleOf']],
  [
    count,
    ['maxContains', 'maxItems', 'maxLength', 'maxProperties', 'minContains', 'minItems', 'minLength', 'minProperties'],
  ],
  [names, ['required']],
  [namesByName, ['dependentRequired']],
  [list, ['enum', 'examples']],
  [
    schema,
    ['additionalProperties', 'contains', 'contentSchema', 'else', 'if', 'items', 'not', 'propertyNames', 'then'],
  ],
  [schema, ['unevaluatedItems', 'unevaluatedProperties']],
  [object, ['externalDocs', 'xml']],
  [discriminator, ['discriminator']],
])
const schemaLists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const schemaMaps = ['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties']

/**
 * Finds errors in the schemas of OpenAPI 3.1 and later, which swagger-parser does not check. Skips schemas of any other
 * dialect than those of OpenAPI and JSON Schema 2020-12.
 */
export function schemaFindings(reading: Reading, objects: SpecObjects): Finding[] {
  if (!isSince31(reading.main) || isForeign(own(reading.main.root, 'jsonSchemaDialect'))) return []
  const foreign = objects('schema').filter(({ value }) => isForeign(own(value, '$schema')))
  const schemas = objects('schema').filter((place) => !foreign.some((other) => isWithin(place, other)))
  const errors = schemas.flatMap((place) => [...keywordErrors(place), ...partErrors(place)])
  const patterns = schemas
    .map((place) => below(place, 'pattern'))
    .filter(({ value }) => isText(value) && !isPattern(value))
  return [
    ...[...grouped(errors, ({ title }) => title)].flatMap(([title, same]) =>
      findingAt(
        'error',
        title,
        'Schemas follow JSON Schema 2020-12.',
        same.map(({ place }) => foundAt(reading, place)),
      ),
    ),
    ...findingAt(
      'warning',
      'Pattern that is not a regular expression of JavaScript',
      'Tools that check values with it may refuse the schema.',
      patterns.map((place) => foundAt(reading, place)),
    ),
  ]
}

interface SchemaError {
  place: Place
  title: string
}

function keywordErrors(place: Place): SchemaError[] {
  return Object.keys(place.value as object).flatMap((keyword) => {
    const rule = rules.get(keyword)
    const child = below(place, keyword)
    return rule && !rule.accepts(child.value) ? [{ place: child, title: `${keyword} must ${rule.must}` }] : []
  })
}

/** Errors in lists and maps of schemas; each wrong entry is a separate error. */
function partErrors(place: Place): SchemaError[] {
  const parts = (keyword: string, must: string, accepts: (value: unknown) => boolean): SchemaError[] => {
    const child = below(place, keyword)
    if (child.value === undefined) return []
    if (!accepts(child.value)) return [{ place: child, title: `${keyword} must ${must}` }]
    const wrong = entriesBelow(child).filter(([, inner]) => !isSchema(inner.value))
    return wrong.map(([, inner]) => ({ place: inner, title: `Each of ${keyword} must ${schema.must}` }))
  }
  return [
    ...schemaLists.flatMap((keyword) =>
      parts(keyword, 'be a list of at least one schema', (value) => Array.isArray(value) && value.length > 0),
    ),
    ...schemaMaps.flatMap((keyword) => parts(keyword, 'be an object of schemas', isObject)),
  ]
}

function rulesBy(lists: readonly [Rule, string[]][]): ReadonlyMap<string, Rule> {
  return new Map(lists.flatMap(([rule, keywords]) => keywords.map((keyword) => [keyword, rule] as const)))
}

function isPattern(pattern: string): boolean {
  // Some validators compile patterns with the u flag, others without.
  return ['u', ''].some((flags) => {
    try {
      return new RegExp(pattern, flags) instanceof RegExp
    } catch {
      return false
    }
  })
}

function isForeign(dialect: unknown): boolean {
  return (
    typeof dialect === 'string' &&
    !/^https:\/\/(json-schema\.org\/draft\/2020-12|spec\.openapis\.org\/oas)\//.test(dialect)
  )
}

function isWithin(place: Place, other: Place): boolean {
  return place.document === other.document && `${place.pointer}/`.startsWith(`${other.pointer}/`)
}

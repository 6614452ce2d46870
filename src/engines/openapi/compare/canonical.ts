import { writeJson } from '@/lib/exact-json'
import { isObject, own } from '../document/json'
import type { Reading } from '../reader/reading'
import { referencesIn } from '../reader/references'
import { isAnnotation } from '../reader/schema-wrappers'
import { below, entriesBelow, type Place } from '../reader/spec-document'
import { ignoresBesideReference } from './schema-facts'

/** Schemas nested more deeply, which a document may have without end, have no number. */
const maxDepth = 100

const schemaSets: ReadonlySet<string> = new Set(['allOf', 'oneOf', 'anyOf'])
const valueSets: ReadonlySet<string> = new Set(['required', 'enum', 'type'])
const schemaMaps: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  'dependencies',
])
const schemaKeywords: ReadonlySet<string> = new Set(
  'not if then else contains propertyNames items prefixItems additionalItems unevaluatedItems additionalProperties unevaluatedProperties contentSchema'.split(
    ' ',
  ),
)

/**
 * Numbers for schemas that are equal only if the schemas make the same demands: texts, the order of sets, and whether
 * something is referred to or written in place, do not matter. Reads each schema once.
 */
export class CanonicalDigests {
  readonly #digestOf: (value: unknown) => number
  readonly #numbers = new Map<string, number>()
  /** The numbers of schemas; undefined for one that contains itself, and while it is read. */
  readonly #known = new Map<object, number | undefined>()

  /** @param digestOf returns the number of a value that is no schema. */
  constructor(digestOf: (value: unknown) => number) {
    this.#digestOf = digestOf
  }

  /** The number of a schema; undefined if it contains itself, or cannot be read whole. */
  schema(reading: Reading, place: Place, depth = 0): number | undefined {
    const { value } = place
    if (Array.isArray(value))
      return this.#list(value.map((_, index) => this.#part(reading, below(place, index), depth)))
    if (!isObject(value)) return this.#number(value === true ? '{}' : `value ${this.#digestOf(value)}`)
    if (this.#known.has(value)) return this.#known.get(value)
    this.#known.set(value, undefined)
    const number = depth > maxDepth ? undefined : this.#object(reading, place, depth + 1)
    this.#known.set(value, number)
    return number
  }

  /** The number of a keyword of a schema with its value. */
  keyword(reading: Reading, schema: Place, name: string, depth = 0): number | undefined {
    const place = below(schema, name)
    const { value } = place
    if (schemaKeywords.has(name)) return this.schema(reading, place, depth)
    if (valueSets.has(name)) return this.#set((Array.isArray(value) ? value : [value]).map(this.#digestOf))
    const parts = entriesBelow(place).map(([key, part]) => [key, this.#part(reading, part, depth)] as const)
    if (schemaSets.has(name) && Array.isArray(value)) {
      const numbers = parts.map(([, number]) => number)
      // An alternative of oneOf that is listed twice is never the only one that fits.
      return name === 'oneOf' ? this.#sorted(numbers) : this.#set(numbers)
    }
    if (!schemaMaps.has(name) || !isObject(value)) return this.#number(`value ${this.#digestOf(value)}`)
    if (parts.some(([, number]) => number === undefined)) return undefined
    return this.#number(`map ${writeJson(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)))}`)
  }

  /** A schema, or the names that a property asks for. */
  #part(reading: Reading, place: Place, depth: number): number | undefined {
    const { value } = place
    const isNames = Array.isArray(value) && value.every((name) => typeof name === 'string')
    return isNames ? this.#set(value.map(this.#digestOf)) : this.schema(reading, place, depth)
  }

  #object(reading: Reading, place: Place, depth: number): number | undefined {
    if (own(place.value, '$dynamicRef') !== undefined) return undefined
    const names = Object.keys(place.value as object).filter((name) => !isAnnotation(name) && name !== '$ref')
    const stated = ignoresBesideReference(place) ? [] : names
    const targets = referencesIn(reading, place).map(({ resolved }) =>
      resolved.place ? this.schema(reading, resolved.place, depth) : undefined,
    )
    if (stated.length === 0 && targets.length > 0) return targets[0]
    const numbers = stated.map((name) => [name, this.keyword(reading, place, name, depth)] as const)
    if ([...targets, ...numbers.map(([, number]) => number)].includes(undefined)) return undefined
    const written = numbers.map(([name, number]) => `${writeJson(name)}:${number}`).toSorted()
    return this.#number(`{${[...targets.map((target) => `$ref:${target}`), ...written].join()}}`)
  }

  #set(numbers: readonly (number | undefined)[]): number | undefined {
    return this.#sorted([...new Set(numbers)])
  }

  #sorted(numbers: readonly (number | undefined)[]): number | undefined {
    if (numbers.includes(undefined)) return undefined
    return this.#number(`set ${numbers.toSorted((one, other) => Number(one) - Number(other)).join()}`)
  }

  #list(numbers: readonly (number | undefined)[]): number | undefined {
    return numbers.includes(undefined) ? undefined : this.#number(`list ${numbers.join()}`)
  }

  #number(content: string): number {
    const known = this.#numbers.get(content) ?? this.#numbers.size
    this.#numbers.set(content, known)
    return known
  }
}

import { countSteps, isBudgetSpent } from './budget'
import { isObject, own, ownList, ownNumber } from '../document/json'
import type { JsonObject } from '../document/json'
import { follow, nameOfReference, namesComponent, resolveReference } from './references'
import { below, keyOf } from './spec-document'
import type { Bundle, Place } from './spec-document'
import type { Problem } from '../document/schema-types'

/**
 * A schema as the sum of its parts: itself, what its references lead to and every member of allOf, the outer before the
 * inner. Nothing is copied; a keyword is read from the parts.
 */
export interface Gathered {
  /** Schema objects, outermost first. */
  parts: Place[]
  /** Each keyword's value in the outermost part that has it. */
  keywords: Map<string, unknown>
  /** Objects that the schemas it extends give as examples: each shows a part of it, and is no keyword of the whole. */
  baseExamples: JsonObject[]
  /** Name of the component that the outermost reference leads to. */
  name?: string
  /** Keys of the places that references led to: the identity that recursion is told by. */
  identities: string[]
  /** `false` among the parts: no value is allowed. */
  never: boolean
  /** One of the alternatives is null. */
  nullable: boolean
  /** Parts that null need not fulfil, as X of `anyOf: [X, null]`. */
  unlessNull: Place[]
  problems: Problem[]
}

const partLimit = 400

interface Open {
  place: Place
  /** Reached by references alone, so that its name is the schema's own and not that of a base it extends. */
  primary: boolean
  /** Part of a schema that says more, so that its example lacks what the others say. */
  base: boolean
  unlessNull: boolean
}

/** Gathers a schema, or several read together, from its places. */
export function gatherSchema(bundle: Bundle, places: readonly Place[]): Gathered {
  const gathered: Gathered = {
    parts: [],
    keywords: new Map(),
    baseExamples: [],
    identities: [],
    never: false,
    nullable: false,
    unlessNull: [],
    problems: [],
  }
  const seen = new Set<string>()
  const open: Open[] = places.toReversed().map((place) => ({ place, primary: true, base: false, unlessNull: false }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { place } = next
    const key = keyOf(place)
    if (seen.has(key)) continue
    seen.add(key)
    countSteps(bundle, 1 + (key.length >> 4))
    if (isBudgetSpent(bundle)) break
    if (gathered.parts.length >= partLimit) {
      gathered.problems.push({ message: `This schema has more than ${partLimit} parts; the rest is not shown.` })
      break
    }
    if (place.value === false) gathered.never = true
    else if (isObject(place.value)) open.push(...gatherPart(bundle, gathered, next).toReversed())
    else if (place.value !== true) gathered.problems.push({ message: 'This is not a schema.', at: place.pointer })
  }
  return gathered
}

/** Takes one schema object and answers what to read after it. */
function gatherPart(bundle: Bundle, gathered: Gathered, { place, primary, base, unlessNull }: Open): Open[] {
  gathered.parts.push(place)
  if (unlessNull) gathered.unlessNull.push(place)
  const example = base ? exampleIn(place.value) : undefined
  if (isObject(example)) gathered.baseExamples.push(example)
  for (const [name, value] of Object.entries(place.value as JsonObject)) {
    countSteps(bundle, 1 + costOf(name, value))
    if (gathered.keywords.has(name) || (isObject(example) && exampleKeywords.includes(name))) continue
    gathered.keywords.set(name, value)
  }
  const further: Open[] = []
  const bases = ownList(place.value, 'allOf').map((_, index) => below(place, 'allOf', index))
  const hasProperties = own(place.value, 'properties') !== undefined
  const ref = own(place.value, '$ref') ?? own(place.value, '$dynamicRef')
  if (typeof ref === 'string') {
    const { place: target, problem } = resolveReference(bundle, place, ref)
    if (problem) gathered.problems.push(problem)
    if (target) {
      if (primary) gathered.identities.push(keyOf(target))
      further.push({ place: target, primary, base: base || hasProperties || bases.length > 0, unlessNull })
    }
    const name = primary && namesComponent(ref) ? nameOfReference(ref) : undefined
    if (name !== undefined) gathered.name ??= name
  }
  const extended = bases.length > 1 || hasProperties
  further.push(
    ...bases.map((inner) => ({
      place: inner,
      primary: primary && !extended,
      base: base || extended || typeof ref === 'string',
      unlessNull,
    })),
  )
  for (const list of ['oneOf', 'anyOf']) {
    const options = ownList(place.value, list).map((_, index) => below(place, list, index))
    const others = options.filter((option) => !isNull(follow(bundle, option).place.value))
    const orNull = others.length > 0 && others.length < options.length
    if (orNull) gathered.nullable = true
    // `anyOf: [X, null]` and `oneOf: [X]` are X.
    const [only] = others
    if (only && others.length === 1)
      further.push({ place: only, primary, base: base || extended, unlessNull: unlessNull || orNull })
  }
  return further
}

/** Lists of schemas and types are looked through; of lists of values little more than the first ones are read. */
function costOf(name: string, value: unknown): number {
  if (!Array.isArray(value)) return 0
  return schemaLists.has(name) ? value.length : value.length >> 8
}

const schemaLists = new Set(['allOf', 'oneOf', 'anyOf', 'items', 'prefixItems', 'type'])
const exampleKeywords = ['example', 'x-example', 'examples']

function exampleIn(schema: unknown): unknown {
  return own(schema, 'example') ?? own(schema, 'x-example') ?? ownList(schema, 'examples')[0]
}

/** True for the schema of null alone. */
export function isNull(schema: unknown): boolean {
  const type = own(schema, 'type')
  const constant = isObject(schema) && Object.hasOwn(schema, 'const') && own(schema, 'const') === null
  return type === 'null' || constant || (Array.isArray(type) && type.length === 1 && type[0] === 'null')
}

/** The keyword's value in the outermost part that has it. */
export function keyword(gathered: Gathered, name: string): unknown {
  return gathered.keywords.get(name)
}

/** The places of a keyword in every part that has it. */
export function keywordPlaces(gathered: Gathered, name: string): Place[] {
  if (!gathered.keywords.has(name)) return []
  return gathered.parts.filter((part) => own(part.value, name) !== undefined).map((part) => below(part, name))
}

/** The numbers that the parts give for a keyword. */
export function keywordNumbers({ keywords, parts }: Gathered, name: string): number[] {
  return keywords.has(name) ? parts.flatMap(({ value }) => ownNumber(value, name) ?? []) : []
}

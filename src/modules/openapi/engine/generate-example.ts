import { countSteps, isBudgetSpent } from './budget'
import { choicesOf, excludedNames, kindOf } from './example-choices'
import { gatherSchema, keyword, keywordNumbers, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownList } from '../document/json'
import type { JsonObject } from '../document/json'
import { allowedNumber, madeText } from './made-scalar'
import { propertyPlaces } from './schema-level'
import { examplesOf } from './schema-node'
import { allowedValues, itemPlaces, tuplePlaces, typesOf } from './schema-type'
import { keyOf } from './spec-document'
import type { Bundle, Place } from './spec-document'
import type { Direction } from '../document/types'

/** Numbers of bodies are shown as 0 (DOC-38); those of parameters are as near to it as their limits allow. */
type Numbers = 'zero' | 'allowed'

/** Levels of every kind: objects, arrays, alternatives. */
const depthLimit = 24
/** Beyond so many objects in each other, and once this many values are made, only what is required is shown. */
const fullDepth = 4
const fullValues = 400
const valueLimit = 2_000
/** So many items or members are made up at most where a schema demands a number of them. */
const countLimit = 10

interface Making {
  bundle: Bundle
  direction: Direction
  numbers: Numbers
  /** Values made so far: connected schemas would otherwise grow without end. */
  made: number
}

/** Where a value stands. */
interface Around {
  /** Identities of the schemas around it, at least one entry for each level: what is found again there is recursion. */
  within: readonly string[]
  /** Objects around it. */
  objects: number
  /** It cannot be left out. */
  required: boolean
  /** Nothing around it can be left out either, so that something must be shown. */
  unavoidable: boolean
  /** Objects that tell some of its members before they are made: examples of a part, the value of a discriminator. */
  known: readonly JsonObject[]
}

/**
 * An example shape of a schema: examples, defaults, constants and first enumeration values where the document has them,
 * else 0 for numbers (DOC-38), `true`, or a text in the format. The first alternative of each oneOf and anyOf; recursion
 * stops.
 */
export function generateExample(
  bundle: Bundle,
  places: readonly Place[],
  direction: Direction,
  numbers: Numbers = 'zero',
): unknown {
  const around = { within: [], objects: 0, required: true, unavoidable: true, known: [] }
  return make({ bundle, direction, numbers, made: 0 }, gatherSchema(bundle, places), around) ?? null
}

/** The value that a schema itself gives: example, default, constant or first of an enumeration. */
export function givenValue(gathered: Gathered): unknown {
  const constants = ['oneOf', 'anyOf'].map((list) =>
    own(ownList({ list: keyword(gathered, list) }, 'list')[0], 'const'),
  )
  const fallback = keyword(gathered, 'default')
  // An empty list or object as default says nothing of the shape.
  const empty = typeof fallback === 'object' && fallback !== null && Object.keys(fallback).length === 0
  const stated = [examplesOf(gathered)[0], empty ? undefined : fallback].filter((value) => isAllowed(gathered, value))
  return [...stated, allowedValues(gathered)?.[0], ...constants].find((value) => value !== undefined)
}

/** Undefined where nothing can be shown: too deep, recursion, or a schema that allows nothing. */
function make(making: Making, gathered: Gathered, around: Around): unknown {
  making.made++
  const given = givenValue(gathered)
  if (given !== undefined) return given
  const { within } = around
  const { types, nullable } = typesOf(gathered)
  const [type] = types
  const loops = gathered.identities.some((identity) => within.includes(identity))
  if (
    loops ||
    type === 'nothing' ||
    making.made > valueLimit ||
    within.length > depthLimit ||
    isBudgetSpent(making.bundle)
  )
    return undefined
  const inner = {
    ...around,
    within: [...within, gathered.identities[0] ?? '', ...gathered.identities.slice(1)],
    known: [...around.known, ...kindOf(gathered), ...gathered.baseExamples],
  }
  if (type === 'array') return makeArray(making, gathered, inner)
  if (type !== undefined && type !== 'object') return scalar(making, type, gathered)
  const [choice, ...others] = choicesOf(making.bundle, gathered)
  if (type === undefined && choice) {
    // Alternatives of several lists count together: as objects, each has some of the members.
    const joins = others.length > 0 && typesOf(choice.schema).types.includes('object')
    if (!joins) return make(making, choice.schema, { ...inner, known: [...choice.known, ...inner.known] })
  }
  if (type === 'object' || choice || inner.known.length > 0) return makeObject(making, gathered, inner)
  return nullable ? null : {}
}

/** Undefined for an object that lacks what it requires, unless something must be shown. */
function makeObject(making: Making, gathered: Gathered, around: Around): unknown {
  const { bundle, direction } = making
  const { sources, known } = sourcesOf(bundle, gathered, around)
  const properties = new Map<string, Place[]>()
  for (const [name, places] of sources.flatMap((source) => [...propertyPlaces(source)])) {
    const before = properties.get(name)
    if (before) before.push(...places)
    else properties.set(name, [...places])
  }
  const required = new Set(sources.flatMap(requiredNames))
  const excluded = new Set(sources.flatMap(excludedNames))
  const objects = around.objects + 1
  countSteps(bundle, properties.size * (1 + known.length) + required.size)
  // What cannot be left out shows one member where none is required.
  const needsOne = around.required && ![...properties.keys()].some((name) => required.has(name))
  const entries = new Map<string, unknown>()
  const most = Math.min(...keywordNumbers(gathered, 'maxProperties'))
  let leftOut = false
  let incomplete = false
  const add = (name: string, member: Gathered, told?: unknown) => {
    if (entries.has(name)) return
    const isNeeded = required.has(name)
    const unavoidable = around.unavoidable && isNeeded
    const inner = { within: around.within, objects, required: isNeeded, unavoidable, known: [] }
    const value = told ?? make(making, member, inner)
    if (value !== undefined) entries.set(name, value)
    else if (isNeeded) incomplete = true
  }
  for (const [name, places] of properties) {
    const isBrief = objects > fullDepth || making.made > fullValues
    const isNeeded = required.has(name) || (needsOne && entries.size === 0)
    if (!isNeeded && excluded.has(name)) continue
    if (isBrief && !isNeeded && !known.some((members) => Object.hasOwn(members, name))) {
      leftOut = true
      continue
    }
    const property = gatherSchema(bundle, places)
    if (keyword(property, direction === 'request' ? 'readOnly' : 'writeOnly') === true) continue
    add(
      name,
      property,
      known.map((members) => own(members, name)).find((value) => isAllowed(property, value)),
    )
  }
  const knownMembers = known.flatMap((members) => Object.entries(members))
  countSteps(bundle, knownMembers.length)
  for (const [name, value] of knownMembers) {
    if (!properties.has(name) && !entries.has(name)) entries.set(name, value)
  }
  const unknown = [...required].filter((name) => !properties.has(name) && !entries.has(name))
  for (const [name, member] of otherMembers(bundle, gathered, unknown, entries.size)) {
    if (entries.size < most) add(name, member)
  }
  for (const name of [...entries.keys()].toReversed()) {
    if (entries.size > most && !required.has(name)) entries.delete(name)
  }
  if (incomplete && !around.unavoidable) return undefined
  return entries.size === 0 && leftOut ? undefined : Object.fromEntries(entries)
}

/** The schemas that say what an object holds: its own and the alternatives chosen in it, with what is known by them. */
function sourcesOf(bundle: Bundle, gathered: Gathered, { within, known }: Around) {
  const sources = [gathered]
  const examples = [...known]
  const seen = new Set<string>(within)
  for (const source of sources) {
    for (const { place, schema, known: values } of choicesOf(bundle, source)) {
      const keys = [keyOf(place), ...schema.identities]
      if (keys.some((key) => seen.has(key))) continue
      for (const key of keys) seen.add(key)
      sources.push(schema)
      examples.unshift(...values)
      examples.push(...[givenValue(schema), ...schema.baseExamples].filter(isObject))
    }
  }
  return { sources, known: examples }
}

/** False for what a constant or an enumeration rules out, such as the example of a base that another schema narrows. */
function isAllowed(schema: Gathered, value: unknown): boolean {
  const values = allowedValues(schema)
  // Lists and objects are not compared: with them, the enumeration is often meant for the items.
  if (values === undefined || (typeof value === 'object' && value !== null)) return value !== undefined
  return values.includes(value)
}

function requiredNames({ parts }: Gathered): string[] {
  return parts.flatMap(({ value }) => ownList(value, 'required')).filter((name) => typeof name === 'string')
}

/** What a schema demands beside the members that it describes: by name (`unknown`), and by number. */
function otherMembers(
  bundle: Bundle,
  gathered: Gathered,
  unknown: readonly string[],
  present: number,
): (readonly [string, Gathered])[] {
  const others = keywordPlaces(gathered, 'additionalProperties')
  const described = others.filter(({ value }) => isObject(value))
  const shown = present + unknown.length
  const least = Math.max(described.length > 0 && shown === 0 ? 1 : 0, ...keywordNumbers(gathered, 'minProperties'))
  if ((unknown.length === 0 && least <= shown) || others.some(({ value }) => value === false)) return []
  const schema = gatherSchema(bundle, described)
  const free = least > shown ? freeNames(bundle, gathered).slice(0, least - shown) : []
  return [...unknown, ...free].map((name) => [name, schema])
}

/** Names for members, as `propertyNames` wants them. */
function freeNames(bundle: Bundle, gathered: Gathered): string[] {
  const places = keywordPlaces(gathered, 'propertyNames').filter(({ value }) => isObject(value))
  const names = gatherSchema(bundle, places)
  const given = allowedValues(names) ?? [givenValue(names) ?? madeText(names, 'key')]
  const [first = 'key', ...more] = given.filter((name) => typeof name === 'string')
  return [first, ...more, ...Array.from({ length: countLimit - 1 }, (_, index) => `${first}${index + 2}`)]
}

/** Undefined for an array that lacks items which it requires, unless something must be shown. */
function makeArray(making: Making, gathered: Gathered, around: Around): unknown {
  const { bundle } = making
  const least = Math.min(Math.max(0, ...keywordNumbers(gathered, 'minItems')), countLimit)
  const most = Math.min(...keywordNumbers(gathered, 'maxItems'))
  const inner = { ...around, required: least > 0, unavoidable: around.unavoidable && least > 0, known: [] }
  const list = tuplePlaces(gathered)
    .slice(0, Math.min(most, valueLimit))
    .map((place) => make(making, gatherSchema(bundle, [place]), inner) ?? null)
  const items = itemPlaces(gathered)
  const item = gatherSchema(bundle, items)
  const wanted = Math.min(Math.max(least, list.length === 0 && items.length > 0 ? 1 : 0), most)
  const isUnique = keyword(gathered, 'uniqueItems') === true
  while (list.length < wanted) {
    const value = isUnique && list.length > 0 ? anotherValue(item, list) : make(making, item, inner)
    if (value === undefined) return list.length === 0 && least > 0 && !around.unavoidable ? undefined : list
    list.push(value)
  }
  return list
}

/** A further item of a list in which none is twice; undefined where it is not simple to find. */
function anotherValue(item: Gathered, list: readonly unknown[]): unknown {
  const values = allowedValues(item)
  if (values) return values.find((value) => !list.includes(value))
  const [first] = list
  const isFree = typeof first === 'string' && keyword(item, 'format') === undefined
  return isFree ? `${first}${list.length + 1}` : undefined
}

function scalar({ numbers }: Making, type: string, gathered: Gathered): unknown {
  if (type === 'integer' || type === 'number') return numbers === 'allowed' ? allowedNumber(type, gathered) : 0
  if (type === 'boolean') return true
  return type === 'null' ? null : madeText(gathered)
}

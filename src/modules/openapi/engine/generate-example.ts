import { count, isSpent } from './budget'
import { gatherSchema, keyword, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownList } from './json'
import type { JsonObject } from './json'
import { mappedValues, propertyPlaces } from './schema-level'
import { examplesOf } from './schema-node'
import { alternatives, discriminatorOf, itemPlaces, tuplePlaces, typesOf } from './schema-type'
import { keyOf } from './spec-document'
import type { Bundle, Place } from './spec-document'
import type { Direction } from './types'

/** Levels of every kind: objects, arrays, alternatives. */
const depthLimit = 24
/** Beyond so many objects in each other, and once this many values are made, only what is required is shown. */
const fullDepth = 4
const fullValues = 400
const valueLimit = 2_000

interface Making {
  bundle: Bundle
  direction: Direction
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
  /** Objects that tell some of its members before they are made: examples of a part, the value of a discriminator. */
  known: readonly JsonObject[]
}

/**
 * An example shape of a schema: examples, defaults, constants and first enumeration values where the document has them,
 * else 0 for numbers (2 §3), `true`, or a text in the format. The first alternative of each oneOf and anyOf; recursion
 * stops.
 */
export function generateExample(bundle: Bundle, places: readonly Place[], direction: Direction): unknown {
  const around = { within: [], objects: 0, required: true, known: [] }
  return make({ bundle, direction, made: 0 }, gatherSchema(bundle, places), around) ?? null
}

/** The value that a schema itself gives: example, default, constant or first of an enumeration. */
export function givenValue(gathered: Gathered): unknown {
  const values = ownList({ enum: keyword(gathered, 'enum') }, 'enum')
  const constants = ['oneOf', 'anyOf'].map((list) =>
    own(ownList({ list: keyword(gathered, list) }, 'list')[0], 'const'),
  )
  const fallback = keyword(gathered, 'default')
  // An empty list or object as default says nothing of the shape.
  const empty = typeof fallback === 'object' && fallback !== null && Object.keys(fallback).length === 0
  const given = [
    examplesOf(gathered)[0],
    empty ? undefined : fallback,
    keyword(gathered, 'const'),
    values[0],
    ...constants,
  ]
  return given.find((value) => value !== undefined)
}

/** Undefined where nothing can be shown: too deep, recursion, or a schema that allows nothing. */
function make(making: Making, gathered: Gathered, around: Around): unknown {
  making.made++
  const given = givenValue(gathered)
  if (given !== undefined) return given
  const { within } = around
  const loops = gathered.identities.some((identity) => within.includes(identity))
  if (loops || gathered.never || making.made > valueLimit || within.length > depthLimit || isSpent(making.bundle))
    return undefined
  const inner = {
    ...around,
    within: [...within, gathered.identities[0] ?? '', ...gathered.identities.slice(1)],
    known: [...around.known, ...gathered.baseExamples],
  }
  const { types, nullable } = typesOf(gathered)
  const type = types[0]
  if (type === 'array') return makeArray(making, gathered, inner)
  if (type !== undefined && type !== 'object') return scalar(type, gathered)
  const [choice, ...others] = choicesOf(making.bundle, gathered)
  if (type === undefined && choice) {
    // Alternatives of several lists count together: as objects, each has some of the members.
    const joins = others.length > 0 && typesOf(choice.schema).types.includes('object')
    if (!joins) return make(making, choice.schema, { ...inner, known: [...choice.known, ...inner.known] })
  }
  if (type === 'object' || choice || inner.known.length > 0) return makeObject(making, gathered, inner)
  return nullable ? null : {}
}

/** The alternative that an example shows, with the discriminator's value for it. */
interface Choice {
  place: Place
  schema: Gathered
  known: JsonObject[]
}

/** The first alternative of every oneOf and anyOf. */
function choicesOf(bundle: Bundle, gathered: Gathered): Choice[] {
  return [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')].flatMap(([first]) => {
    if (!first) return []
    const schema = gatherSchema(bundle, [first])
    return [{ place: first, schema, known: discriminated(bundle, gathered, schema) }]
  })
}

function discriminated(bundle: Bundle, gathered: Gathered, chosen: Gathered): JsonObject[] {
  const discriminator = discriminatorOf(gathered)
  if (!discriminator) return []
  const values = mappedValues(bundle, discriminator.place)
  const mapped = chosen.identities.map((identity) => values.get(identity)).find((value) => value !== undefined)
  const value = mapped ?? chosen.name
  return value === undefined ? [] : [Object.fromEntries([[discriminator.property, value]])]
}

function makeObject(making: Making, gathered: Gathered, around: Around): unknown {
  const { bundle, direction } = making
  const { sources, known } = sourcesOf(bundle, gathered, around)
  const properties = new Map<string, Place[]>()
  for (const [name, places] of sources.flatMap((source) => [...propertyPlaces(source)])) {
    const before = properties.get(name)
    if (before) before.push(...places)
    else properties.set(name, [...places])
  }
  const required = new Set(sources.flatMap(({ parts }) => parts.flatMap((part) => ownList(part.value, 'required'))))
  const objects = around.objects + 1
  count(bundle, properties.size * (1 + known.length) + required.size)
  // What cannot be left out shows one member where none is required.
  const needsOne = around.required && ![...properties.keys()].some((name) => required.has(name))
  const entries = new Map<string, unknown>()
  let leftOut = false
  for (const [name, places] of properties) {
    const isBrief = objects > fullDepth || making.made > fullValues
    const isNeeded = required.has(name) || (needsOne && entries.size === 0)
    if (isBrief && !isNeeded && !known.some((members) => Object.hasOwn(members, name))) {
      leftOut = true
      continue
    }
    const property = gatherSchema(bundle, places)
    if (keyword(property, direction === 'request' ? 'readOnly' : 'writeOnly') === true) continue
    const told = known.map((members) => own(members, name)).find((value) => isAllowed(property, value))
    const inner = { within: around.within, objects, required: required.has(name), known: [] }
    const value = told ?? make(making, property, inner)
    if (value !== undefined) entries.set(name, value)
  }
  const knownMembers = known.flatMap((members) => Object.entries(members))
  count(bundle, knownMembers.length)
  for (const [name, value] of knownMembers) {
    if (!properties.has(name) && !entries.has(name)) entries.set(name, value)
  }
  const others = keywordPlaces(gathered, 'additionalProperties').filter(({ value }) => isObject(value))
  if (entries.size === 0 && others.length > 0) {
    const value = make(making, gatherSchema(bundle, others), { ...around, objects, required: false, known: [] })
    if (value !== undefined) entries.set('key', value)
  }
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
function isAllowed(property: Gathered, value: unknown): boolean {
  const values = keyword(property, 'enum')
  const constant = keyword(property, 'const')
  return (
    value !== undefined &&
    (constant === undefined || constant === value) &&
    (!Array.isArray(values) || values.includes(value))
  )
}

function makeArray(making: Making, gathered: Gathered, around: Around): unknown {
  const inner = { ...around, required: false, known: [] }
  const firsts = tuplePlaces(gathered).slice(0, valueLimit)
  const tuple = firsts.map((place) => make(making, gatherSchema(making.bundle, [place]), inner) ?? null)
  if (tuple.length > 0) return tuple
  const items = itemPlaces(gathered)
  const item = items.length > 0 ? make(making, gatherSchema(making.bundle, items), inner) : undefined
  return item === undefined ? [] : [item]
}

const texts: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'name@example.com',
  'idn-email': 'name@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/path',
  uuid: '00000000-0000-4000-8000-000000000000',
  byte: 'U3RyaW5n',
}

function scalar(type: string, gathered: Gathered): unknown {
  if (type === 'integer' || type === 'number') return 0
  if (type === 'boolean') return true
  if (type === 'null') return null
  const format = keyword(gathered, 'format')
  return (typeof format === 'string' && Object.hasOwn(texts, format) ? texts[format] : undefined) ?? 'string'
}

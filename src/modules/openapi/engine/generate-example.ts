import type { Direction } from './examples'
import { gatherSchema, keyword, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownList } from './json'
import { propertyPlaces } from './schema-level'
import { examplesOf } from './schema-node'
import { alternatives, itemPlaces, tuplePlaces, typesOf } from './schema-type'
import type { Bundle, Place } from './spec-document'

const depthLimit = 12
/** Beyond this depth, and once this many values are made, only what is required is shown. */
const fullDepth = 4
const fullValues = 400
const valueLimit = 2_000

interface Making {
  bundle: Bundle
  direction: Direction
  /** Values made so far: connected schemas would otherwise grow without end. */
  made: number
}

/**
 * An example shape of a schema: examples, defaults, constants and first enumeration values where the document has them,
 * else 0 for numbers (2 §3), `true`, or a text in the format. The first alternative of oneOf and anyOf; recursion stops.
 */
export function generateExample(bundle: Bundle, places: readonly Place[], direction: Direction): unknown {
  return make({ bundle, direction, made: 0 }, gatherSchema(bundle, places), []) ?? null
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
function make(making: Making, gathered: Gathered, within: readonly string[]): unknown {
  making.made++
  const given = givenValue(gathered)
  if (given !== undefined) return given
  const loops = gathered.identities.some((identity) => within.includes(identity))
  if (loops || gathered.never || making.made > valueLimit || within.length > depthLimit) return undefined
  const inner = [...within, gathered.identities[0] ?? '', ...gathered.identities.slice(1)]
  const { types, nullable } = typesOf(gathered)
  const type = types[0]
  if (type === 'object') return makeObject(making, gathered, inner)
  if (type === 'array') return makeArray(making, gathered, inner)
  const [option] = [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')].flat()
  if (type === undefined && option) return make(making, gatherSchema(making.bundle, [option]), inner)
  if (type === undefined) return nullable ? null : {}
  return scalar(type, gathered)
}

function makeObject(making: Making, gathered: Gathered, within: readonly string[]): unknown {
  const entries: [string, unknown][] = []
  const add = (from: Gathered) => {
    const required = new Set(from.parts.flatMap((part) => ownList(part.value, 'required')))
    const hidden = making.direction === 'request' ? 'readOnly' : 'writeOnly'
    for (const [name, places] of propertyPlaces(from)) {
      const brief = within.length > fullDepth || making.made > fullValues
      if ((brief && !required.has(name)) || entries.some(([before]) => before === name)) continue
      const property = gatherSchema(making.bundle, places)
      if (keyword(property, hidden) === true) continue
      const value = make(making, property, within)
      if (value !== undefined) entries.push([name, value])
    }
  }
  add(gathered)
  for (const [option] of [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')]) {
    const chosen = option && gatherSchema(making.bundle, [option])
    if (chosen && !chosen.identities.some((identity) => within.includes(identity))) add(chosen)
  }
  const others = keywordPlaces(gathered, 'additionalProperties').filter(({ value }) => isObject(value))
  if (entries.length === 0 && others.length > 0) {
    const value = make(making, gatherSchema(making.bundle, others), within)
    if (value !== undefined) entries.push(['key', value])
  }
  return Object.fromEntries(entries)
}

function makeArray(making: Making, gathered: Gathered, within: readonly string[]): unknown {
  const tuple = tuplePlaces(gathered).map((place) => make(making, gatherSchema(making.bundle, [place]), within) ?? null)
  if (tuple.length > 0) return tuple
  const items = itemPlaces(gathered)
  const item = items.length > 0 ? make(making, gatherSchema(making.bundle, items), within) : undefined
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

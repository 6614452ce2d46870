import { describe, expect, it } from 'vitest'
import { compare, lineOf, linesOf, type Json } from './support'

/** A generator of whole numbers below a limit, the same for the same seed. */
function seeded(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const operations = 6
const properties = 8

function baseSchema(): Json {
  const names = Array.from({ length: properties }, (_, index) => `p${index}`)
  return {
    type: 'object',
    required: names.filter((_, index) => index % 2 === 0),
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        {
          type: 'object',
          properties: { code: { type: 'string', enum: ['A', 'B', 'C'] }, note: { type: 'string', maxLength: 40 } },
        },
      ]),
    ),
  }
}

/** A document whose operations have a schema of their own in the request and in the response. */
function baseDocument(): Json {
  const content = () => ({ content: { 'application/json': { schema: baseSchema() } } })
  const paths = Array.from({ length: operations }, (_, index) => [
    `/r${index}`,
    { post: { requestBody: content(), responses: { 200: { description: 'Done', ...content() } } } },
  ])
  return { openapi: '3.1.0', info: { title: 'Base', version: '1.0.0' }, paths: Object.fromEntries(paths) }
}

interface Mutation {
  kind: string
  /** The levels in a request and in a response. */
  levels: readonly [string, string]
  /** The part of the property that changes. */
  part?: string
  /** Whether the property has to be a required one, or an optional one. */
  isRequired?: boolean
  apply: (owner: Json, name: string, property: Json) => void
}

const propertiesOf = (schema: Json) => schema.properties as Record<string, Json>
const requiredOf = (schema: Json) => schema.required as string[]

const mutations: Mutation[] = [
  {
    kind: 'property-removed',
    levels: ['warning', 'harmless'],
    isRequired: false,
    apply: (owner, name) => delete propertiesOf(owner)[name],
  },
  {
    kind: 'property-removed',
    levels: ['warning', 'breaking'],
    isRequired: true,
    apply: (owner, name) => {
      delete propertiesOf(owner)[name]
      owner.required = requiredOf(owner).filter((one) => one !== name)
    },
  },
  {
    kind: 'became-required',
    levels: ['breaking', 'harmless'],
    isRequired: false,
    apply: (owner, name) => (owner.required = [...requiredOf(owner), name]),
  },
  {
    kind: 'became-optional',
    levels: ['harmless', 'breaking'],
    isRequired: true,
    apply: (owner, name) => (owner.required = requiredOf(owner).filter((one) => one !== name)),
  },
  {
    kind: 'code-removed',
    levels: ['breaking', 'harmless'],
    part: 'code',
    apply: (_, __, property) => (propertiesOf(property).code = { type: 'string', enum: ['A', 'B'] }),
  },
  {
    kind: 'code-added',
    levels: ['harmless', 'breaking'],
    part: 'code',
    apply: (_, __, property) => (propertiesOf(property).code = { type: 'string', enum: ['D', 'C', 'B', 'A'] }),
  },
  {
    kind: 'limit-tightened',
    levels: ['breaking', 'harmless'],
    part: 'note',
    apply: (_, __, property) => (propertiesOf(property).note = { type: 'string', maxLength: 20 }),
  },
  {
    kind: 'limit-lifted',
    levels: ['harmless', 'breaking'],
    part: 'note',
    apply: (_, __, property) => (propertiesOf(property).note = { type: 'string' }),
  },
  {
    kind: 'null-added',
    levels: ['harmless', 'breaking'],
    part: 'note',
    apply: (_, __, property) => (propertiesOf(property).note = { type: ['null', 'string'], maxLength: 40 }),
  },
  {
    kind: 'pattern-added',
    levels: ['breaking', 'harmless'],
    part: 'note',
    apply: (_, __, property) => (propertiesOf(property).note = { type: 'string', maxLength: 40, pattern: '^x' }),
  },
  {
    kind: 'type-changed',
    levels: ['breaking', 'breaking'],
    part: 'note',
    apply: (_, __, property) => (propertiesOf(property).note = { type: 'integer' }),
  },
  {
    kind: 'closed',
    levels: ['breaking', 'harmless'],
    apply: (_, __, property) => (property.additionalProperties = false),
  },
]

/** A copy of the base document with mutations at places of their own, and the rows that they yield. */
function mutated(seed: number): { document: Json; lines: string[] } {
  const random = seeded(seed)
  const document = baseDocument()
  const taken = new Set<string>()
  const lines: string[] = []
  for (let count = 1 + random(12); count > 0; count--) {
    const [operation, index, side] = [random(operations), random(properties), random(2)]
    const mutation = mutations[random(mutations.length)]
    const place = `${operation} ${index} ${side}`
    if (!mutation || taken.has(place)) continue
    if (mutation.isRequired !== undefined && mutation.isRequired !== (index % 2 === 0)) continue
    taken.add(place)
    const item = (document.paths as Record<string, { post: Operation }>)[`/r${operation}`]
    const holder = side === 0 ? item?.post.requestBody : item?.post.responses['200']
    const owner = holder?.content['application/json'].schema
    const property = owner && propertiesOf(owner)[`p${index}`]
    if (!owner || !property) throw new Error('The base document has this property.')
    mutation.apply(owner, `p${index}`, property)
    const at = [`/r${operation}`, 'POST', side === 0 ? 'request body' : 'response 200', `p${index}`, mutation.part]
    const role = side === 0 ? 'send' : 'receive'
    lines.push(`${mutation.levels[side]} ${role} ${mutation.kind} @ ${at.filter(Boolean).join(' / ')}`)
  }
  return { document, lines }
}

interface Operation {
  requestBody: Content
  responses: Record<string, Content>
}

interface Content {
  content: { 'application/json': { schema: Json } }
}

/** The same value with its keys, and the lists whose order has no meaning, in another order. */
function shuffled(value: unknown, random: (limit: number) => number, name = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => shuffled(item, random))
    return name === 'required' || name === 'enum' ? items.toReversed() : items
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => ({ key, inner, rank: random(1_000) }))
  return Object.fromEntries(
    entries.toSorted((a, b) => a.rank - b.rank).map(({ key, inner }) => [key, shuffled(inner, random, key)]),
  )
}

const seeds = Array.from({ length: 20 }, (_, index) => index)

describe('random mutations', () => {
  it.each(seeds)('yield exactly their rows (%s)', async (seed) => {
    for (let round = 0; round < 10; round++) {
      const { document, lines } = mutated(seed * 100 + round)
      expect((await linesOf(baseDocument(), document)).toSorted()).toEqual(lines.toSorted())
    }
  })

  it.each(seeds)('name the same places the other way round, with the values exchanged (%s)', async (seed) => {
    const { document } = mutated(seed * 100)
    const [there, back] = [await compare(baseDocument(), document), await compare(document, baseDocument())]
    const sides = ({ changes }: typeof there, isBack: boolean) =>
      changes
        .filter(({ kind }) => kind !== 'major-version-missing')
        .map(({ place, from, to }) => JSON.stringify([place, ...(isBack ? [to, from] : [from, to])]))
        .toSorted()
    expect(sides(back, true)).toEqual(sides(there, false))
  })

  it.each(seeds)('have the same rows in any order of keys (%s)', async (seed) => {
    const { document } = mutated(seed * 100)
    const random = seeded(seed)
    const { changes } = await compare(shuffled(baseDocument(), random), shuffled(document, random))
    const { changes: inOrder } = await compare(baseDocument(), document)
    expect(changes.map(lineOf).toSorted()).toEqual(inOrder.map(lineOf).toSorted())
    expect(await linesOf(document, shuffled(document, random))).toEqual([])
  })
})

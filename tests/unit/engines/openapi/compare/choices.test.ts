import { describe, expect, it, vi } from 'vitest'
import { compareDocuments } from '@/engines/openapi/compare/compare-documents'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { object, requestOf, responseOf, text } from './documents'
import { compareValues, linesOf, type Json } from './support'

const integer = { type: 'integer' }
const body = '@ /orders / POST / request body'
const response = '@ /orders / POST / response 200'
const pets = {
  components: {
    schemas: { Cat: object({ kind: text, size: text }, ['kind']), Dog: object({ kind: text, tail: text }, ['kind']) },
  },
}
const cat = { $ref: '#/components/schemas/Cat' }
const dog = { $ref: '#/components/schemas/Dog' }
const pet = (discriminator?: Json) => ({ oneOf: [cat, dog], ...(discriminator && { discriminator }) })
const base = (discriminator?: Json) => object({ kind: text }, ['kind'], { ...(discriminator && { discriminator }) })
const named = { Cat: '#/components/schemas/Cat', Dog: '#/components/schemas/Dog' }

/** A change with its level and kind in a request and in a response; nothing where the schemas say the same. */
type Case = [title: string, from: unknown, to: unknown, request?: string, response?: string]

const cases: Case[] = [
  [
    'anyOf becomes oneOf',
    { anyOf: [object({ a: text }), object({ b: text })] },
    { oneOf: [object({ a: text }), object({ b: text })] },
    'breaking send choice-exclusive',
    'harmless receive choice-exclusive',
  ],
  [
    'oneOf becomes anyOf',
    { oneOf: [object({ a: text }), object({ b: text })] },
    { anyOf: [object({ a: text }), object({ b: text })] },
    'harmless send choice-inclusive',
    'breaking receive choice-inclusive',
  ],
  ['anyOf becomes oneOf for two types', { anyOf: [text, integer] }, { oneOf: [text, integer] }],
  [
    'anyOf becomes oneOf for objects that a property tells apart',
    { anyOf: [object({ k: { const: 'a' } }, ['k']), object({ k: { const: 'b' } }, ['k'])] },
    { oneOf: [object({ k: { const: 'a' } }, ['k']), object({ k: { const: 'b' } }, ['k'])] },
  ],
  [
    'a discriminator is removed',
    pet({ propertyName: 'kind' }),
    pet(),
    'breaking send discriminator-changed',
    'breaking receive discriminator-changed',
  ],
  [
    'a discriminator is added',
    pet(),
    pet({ propertyName: 'kind' }),
    'warning send discriminator-changed',
    'harmless receive discriminator-changed',
  ],
  ['a mapping says what the names say', pet({ propertyName: 'kind', mapping: named }), pet({ propertyName: 'kind' })],
  ['anything becomes a choice', {}, pet(), 'breaking send choice-set', 'harmless receive choice-set'],
  ['a choice becomes anything', pet(), {}, 'harmless send choice-lifted', 'breaking receive choice-lifted'],
  ['a choice of types becomes a list of types', { oneOf: [text, integer] }, { type: ['string', 'integer'] }],
  ['a list of types becomes a choice of types', { type: ['string', 'integer'] }, { anyOf: [text, integer] }],
  [
    'a list of values becomes a choice of constants',
    { ...text, enum: ['A', 'B'] },
    {
      ...text,
      oneOf: [
        { const: 'A', title: 'First' },
        { const: 'B', title: 'Second' },
      ],
    },
  ],
  [
    'a list of values becomes a choice of fewer constants',
    { ...text, enum: ['A', 'B', 'C'] },
    { oneOf: [{ const: 'A' }, { const: 'B' }] },
    'breaking send choice-set',
    'harmless receive choice-set',
  ],
  [
    'a list of types becomes a choice without null',
    { type: ['string', 'integer', 'null'] },
    { oneOf: [text, integer] },
    'breaking send null-removed',
    'harmless receive null-removed',
  ],
  [
    'a schema becomes a choice of alternatives that share values',
    text,
    { oneOf: [text, { ...text, format: 'date' }] },
    'warning send choice-set',
    'harmless receive choice-set',
  ],
  [
    'a schema becomes a choice of more that share values',
    text,
    { oneOf: [text, { ...text, minLength: 5 }, integer] },
    'warning send choice-set',
    'breaking receive choice-set',
  ],
  [
    'a list of types becomes a choice of more that share values',
    { type: ['string', 'integer'] },
    { oneOf: [text, { type: 'number' }, integer] },
    'warning send choice-set',
    'breaking receive choice-set',
  ],
  [
    'the values that alternatives share are excluded by not',
    { type: 'object', not: { oneOf: [{ required: ['a'] }] } },
    { type: 'object', not: { oneOf: [{ required: ['a'] }, { required: ['a'] }] } },
    'breaking send condition-changed',
    'breaking receive condition-changed',
  ],
  [
    'an object extends a schema without a discriminator',
    { allOf: [base({ propertyName: 'kind' }), object({ size: text })] },
    { allOf: [base(), object({ size: text })] },
  ],
  [
    'an object extends a schema with a discriminator',
    { allOf: [base(), object({ size: text })] },
    { allOf: [base({ propertyName: 'kind' }), object({ size: text })] },
  ],
  [
    'a schema that others extend has no discriminator any more',
    base({ propertyName: 'kind' }),
    base(),
    'breaking send discriminator-changed',
    'breaking receive discriminator-changed',
  ],
  [
    'a schema becomes one of several with null',
    { type: ['string', 'null'] },
    { anyOf: [{ type: ['string', 'null'] }, integer] },
    'harmless send choice-set',
    'breaking receive choice-set',
  ],
  [
    'alternatives join the properties of an object',
    object({ a: text, b: text }),
    object({ a: text, b: text }, [], { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
    'breaking send choice-set',
    'harmless receive choice-set',
  ],
  [
    'a schema becomes a choice with a limit for all alternatives',
    text,
    { maxLength: 3, anyOf: [{ ...text, pattern: '^a' }, text] },
    'breaking send choice-set',
    'harmless receive choice-set',
  ],
]

describe('a change of alternatives', () => {
  it.each(cases)('%s', async (_, from, to, request, received) => {
    const sent = await linesOf(requestOf(from, pets), requestOf(to, pets))
    expect(sent).toEqual(request === undefined ? [] : [`${request} ${body}`])
    const arrived = await linesOf(responseOf(from, pets), responseOf(to, pets))
    expect(arrived).toEqual(received === undefined ? [] : [`${received} ${response}`])
  })
})

/** A choice of choices of constants. */
function nested(depth: number, width: number, leaf: string): Json {
  if (depth === 0) return { const: leaf }
  const options = Array.from({ length: width }, (_, index) =>
    object({ k: nested(depth - 1, width, `${leaf}.${index}`) }),
  )
  return { oneOf: options }
}

/** A copy whose objects count how often they are read. */
function counted(value: unknown, onRead: () => void): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, counted(inner, onRead)])
  const copy = Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  return new Proxy(copy, {
    getOwnPropertyDescriptor: (target, name) => {
      onRead()
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}

/** Two alternatives whose properties have the same schemas, at three levels. */
function sharing(width: number): { options: Json[]; root: Json } {
  const names = Array.from({ length: width }, (_, index) => `p${index}`)
  const level = (schema: Json) => object(Object.fromEntries(names.map((name) => [name, schema])), names)
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const schemas = {
    One: level(ref('Middle')),
    Other: level(ref('Middle')),
    Middle: level(ref('Last')),
    Last: level(text),
  }
  return { options: [ref('One'), ref('Other')], root: { components: { schemas } } }
}

/** Alternatives that the value of their last property tells apart. */
function apart(count: number, isNested: boolean): { options: Json[]; root: Json } {
  const names = Array.from({ length: 40 }, (_, index) => `p${index}`)
  const usual = Object.fromEntries(names.map((name) => [name, text]))
  const options = Array.from({ length: count }, (_, index) => {
    const value = { const: `k${index}` }
    const kind = isNested ? object({ k: value }, ['k']) : value
    return object({ ...usual, kind }, [...names, 'kind'])
  })
  return { options, root: {} }
}

describe('alternatives within alternatives', () => {
  it('are compared with work in proportion to their size', async () => {
    const readsOf = async (depth: number) => {
      let reads = 0
      const [from, to] = ['a', 'b'].map((leaf) => counted(requestOf(nested(depth, 5, leaf)), () => reads++))
      await compareValues(from, to)
      return reads
    }
    // Five times as many schemas: pairs of alternatives that are compared at each level are 25 times as many.
    expect(await readsOf(3)).toBeLessThan(10 * (await readsOf(2)))
  })

  it.each([
    ['that refer to the same properties', false, (size: number) => sharing(20 * size)],
    ['that one of many properties tells apart', true, (size: number) => apart(20 * size, false)],
    ['that a property of a property tells apart', true, (size: number) => apart(40 * size, true)],
  ])('%s are checked for overlap with work in proportion to their size', async (_, isApart, documentOfSize) => {
    const readsOf = async (size: number) => {
      let reads = 0
      const { root, options } = documentOfSize(size)
      const [from, to] = ['anyOf', 'oneOf'].map((list) => counted(requestOf({ [list]: options }, root), () => reads++))
      const { changes } = await compareValues(from, to)
      expect(changes).toHaveLength(isApart ? 0 : 2)
      return reads
    }
    expect(await readsOf(2)).toBeLessThan(3 * (await readsOf(1)))
  })

  it('are no longer compared when the comparison is cancelled', async () => {
    let reads = 0
    let isCancelled = false
    let readsAfterwards = 0
    const controller = new AbortController()
    const onRead = () => {
      reads++
      if (isCancelled) readsAfterwards++
    }
    const [from, to] = ['a', 'b'].map((leaf) =>
      bundleOf(`https://api.example.com/${leaf}.json`, counted(requestOf(nested(3, 5, leaf)), onRead)),
    )
    if (!from || !to) throw new Error('Two documents are compared.')
    // Each look at the clock finds that a pause is due.
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 60))
    let reports = 0
    const report = () => {
      reports++
      if (reports < 6) return
      isCancelled = true
      controller.abort(new Error('cancelled'))
    }
    const comparison = compareDocuments({ from, to, today: '2026-06-01' }, { signal: controller.signal, report })
    await expect(comparison).rejects.toThrow('cancelled')
    clock.mockRestore()
    expect(readsAfterwards).toBe(0)
    expect(reads).toBeGreaterThan(0)
    expect(reports).toBe(6)
  })
})

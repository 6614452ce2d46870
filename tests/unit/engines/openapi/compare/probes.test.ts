import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isEqual, probeLimits, severityOf } from '@/engines/openapi/compare/probes'
import { Section, type Comparison } from '@/engines/openapi/compare/section'
import { object, text } from './documents'
import { linesOf, type Json } from './support'

const integer = { type: 'integer' }
const other = object({ other: text }, ['other'])

/** An object with properties of its own, each of which differs in a text. */
function wide(description: string, count: number, rest: Json = {}): Json {
  const names = Array.from({ length: count }, (_, index) => `p${index}`)
  return object({
    ...Object.fromEntries(names.map((name) => [name, object({ a: { ...text, description } })])),
    ...rest,
  })
}

function documentOf(bodies: Json, schemas: Json = {}): Json {
  const paths = Object.entries(bodies).map(([name, schema]) => {
    const requestBody = { content: { 'application/json': { schema } } }
    return [`/${name}`, { post: { requestBody, responses: { 200: { description: 'Done' } } } }]
  })
  const info = { title: 'Orders', version: '1.0.0' }
  return { openapi: '3.1.0', info, paths: Object.fromEntries(paths), components: { schemas } }
}

const limits = { each: 40, all: 200 }
const usual = { ...probeLimits }
beforeEach(() => void Object.assign(probeLimits, limits))
afterEach(() => void Object.assign(probeLimits, usual))

describe('schemas that are compared to find out what a choice changes', () => {
  it('count as different where there are too many, whatever the order of paths', async () => {
    const names = Array.from({ length: 1 + limits.all / limits.each }, (_, index) => `wide${index}`)
    const document = (schema: Json, scalar: Json, order: string[]) =>
      documentOf(Object.fromEntries(order.map((name) => [name, name === 'scalar' ? scalar : schema])))
    const [from, to] = ['', 'Later'].map((description) => wide(description, limits.each))
    for (const order of [
      ['scalar', ...names],
      [...names, 'scalar'],
    ]) {
      const lines = await linesOf(
        document(from ?? {}, text, order),
        document({ oneOf: [to, other] }, { oneOf: [integer, { type: 'boolean' }] }, order),
      )
      expect(lines).toContain('breaking send choice-set @ /scalar / POST / request body')
      expect(lines.filter((line) => line.startsWith('warning'))).toEqual([])
    }
  })

  it('are compared again where they were cut for another choice', async () => {
    const count = limits.each / 3
    const ref = { $ref: '#/components/schemas/Inner' }
    const document = (description: string, choiceOf: (schema: Json) => Json) => {
      const bodies = { first: choiceOf(wide(description, count, { inner: ref })), second: choiceOf(ref) }
      return documentOf(bodies, { Inner: wide(description, count) })
    }
    const lines = await linesOf(
      document('', (schema) => schema),
      document('Later', (schema) => ({ oneOf: [schema, other] })),
    )
    expect(lines).toContain('breaking send choice-set @ /first / POST / request body')
    expect(lines).toContain('harmless send choice-set @ /second / POST / request body')
  })

  it('are as many for each choice as for the only one', async () => {
    const names = Array.from({ length: limits.each }, (_, index) => `p${index}`)
    const all = (schema: Json) => documentOf({ all: object(Object.fromEntries(names.map((name) => [name, schema]))) })
    const lines = await linesOf(all(text), all({ oneOf: [integer, text] }))
    expect(lines).toHaveLength(names.length)
    expect(lines.filter((line) => !line.startsWith('harmless send choice-set'))).toEqual([])
  })

  it('are not looked at once there were too many', () => {
    const schemas = vi.fn<Comparison['schemas']>()
    const comparison = { probes: { each: -1, all: 1 }, schemas } as unknown as Comparison
    const section = new Section(comparison, { direction: 'request', depth: 0 })
    expect(severityOf(section, [[], []], 'request')).toBe('breaking')
    expect(isEqual(section, [[], []])).toBe(false)
    expect(schemas).not.toHaveBeenCalled()
  })
})

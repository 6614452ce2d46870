import { describe, expect, it } from 'vitest'
import { requestOf, responseOf } from './documents'
import { linesOf, type Json } from './support'

const needs = (name: string): Json => ({ required: [name] })
const condition = (name: string, ...results: [keyword: string, schema: unknown][]): Json =>
  Object.fromEntries([['if', needs(name)], ...results])
const all = (...conditions: Json[]): Json => ({ type: 'object', allOf: conditions })

describe('a change of conditions', () => {
  it.each([
    [
      'exchanges what follows from two conditions',
      all(condition('a', ['then', needs('b')]), condition('c', ['then', needs('d')])),
      all(condition('a', ['then', needs('d')]), condition('c', ['then', needs('b')])),
    ],
    [
      'moves a demand to another condition',
      all(condition('a', ['else', needs('b')]), condition('c')),
      all(condition('a'), condition('c', ['else', needs('b')])),
    ],
  ])('breaks both sides if it %s', async (_, from, to) => {
    const lines = await linesOf(requestOf(from), requestOf(to))
    expect(lines).toEqual(['breaking send condition-changed @ /orders / POST / request body'])
    const received = await linesOf(responseOf(from), responseOf(to))
    expect(received).toEqual(['breaking receive condition-changed @ /orders / POST / response 200'])
  })

  it('is none if whole conditions change their places', async () => {
    const [one, other] = [condition('a', ['then', needs('b')]), condition('c', ['then', needs('d')])]
    expect(await linesOf(requestOf(all(one, other)), requestOf(all(other, one)))).toEqual([])
  })

  it('may forbid what a condition allowed', async () => {
    const [from, to] = [condition('a'), condition('a', ['then', false])].map((schema) => requestOf(schema))
    const lines = await linesOf(from, to)
    expect(lines).toEqual(['breaking send condition-added @ /orders / POST / request body'])
  })
})

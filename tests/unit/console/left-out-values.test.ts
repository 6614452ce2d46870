import { beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
vi.mock('@/browser/browser-storage', () => ({
  tabStorage: {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => stored.set(key, value),
    remove: (key: string) => stored.delete(key),
  },
}))
const { readLeftOutValues, saveLeftOutValues } = await import('@/modules/console/model/left-out-values')

const place = { operation: 'GET /orders', person: 'first' }
const values = { 'query filter': 'of the first person' }

beforeEach(() => stored.clear())

it('values that are too long for a link are read again by the same person for the same operation', () => {
  saveLeftOutValues(place, values)
  expect(readLeftOutValues(place)).toEqual(values)
  expect(readLeftOutValues(place)).toEqual(values)
})

it('a parameter that was removed stays removed', () => {
  saveLeftOutValues(place, { 'query page': null })
  expect(readLeftOutValues(place)).toEqual({ 'query page': null })
})

it.each([
  ['another person', { ...place, person: 'second' }],
  ['a visitor', { ...place, person: undefined }],
  ['another operation', { ...place, operation: 'GET /items' }],
])('values that are too long for a link are removed by %s', (_, other) => {
  saveLeftOutValues(place, values)
  expect(readLeftOutValues(other)).toEqual({})
  expect(stored.size).toBe(0)
})

it('nothing stays stored when everything fits a link', () => {
  saveLeftOutValues(place, values)
  saveLeftOutValues(place, {})
  expect(stored.size).toBe(0)
})

it('what is no stored value is ignored', () => {
  stored.set(
    'dc.console-values',
    JSON.stringify({ ...place, values: [['query filter', 1], 'x', [null, 'c'], ['query a', 'b']] }),
  )
  expect(readLeftOutValues(place)).toEqual({ 'query a': 'b' })
  stored.set('dc.console-values', '{')
  expect(readLeftOutValues(place)).toEqual({})
})

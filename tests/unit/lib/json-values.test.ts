import { expect, it } from 'vitest'
import { isRecord, recordOf } from '@/lib/json-values'

it.each([{}, { length: 0 }, Object.create(null), new Proxy({}, {})])('an object is a record', (value: unknown) => {
  expect(isRecord(value)).toBe(true)
  expect(recordOf(value)).toBe(value)
})

it.each([undefined, null, [], [{}], 'text', 0, true, () => undefined])('%j is no record', (value) => {
  expect(isRecord(value)).toBe(false)
  expect(recordOf(value)).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { ContentDigests } from '@/lib/content-digests'
import { parseJson } from '@/lib/exact-json'

const digestsOf = (...values: unknown[]) => {
  const digests = new ContentDigests(() => false)
  return values.map((value) => digests.digestOf(value))
}

describe('the digests of contents', () => {
  it.each([
    ['{"a":1,"b":[true,null]}', '{"b":[true,null],"a":1}', true],
    ['{"a":10.0}', '{"a":1e1}', true],
    ['[1,2]', '[2,1]', false],
    ['{"a":1}', '{"a":"1"}', false],
    ['{"a":null}', '{"a":"null"}', false],
    ['["a","b"]', '{"0":"a","1":"b"}', false],
    ['{}', '[]', false],
  ])('of %s and %s are the same: %s', (one, other, isSame) => {
    const [first, second] = digestsOf(parseJson(one), parseJson(other))
    expect(first === second).toBe(isSame)
  })

  it('end for a value that contains itself, and for values that nest deeply', () => {
    const circle: unknown[] = []
    circle.push(circle)
    let deep: unknown = 'leaf'
    for (let level = 0; level < 200_000; level++) deep = [deep]
    const [first, second] = digestsOf(circle, deep)
    expect(first).not.toBe(second)
  })

  it('say which values contain one of interest', () => {
    const digests = new ContentDigests((object) => Object.hasOwn(object, '$ref'))
    const [plain, holder] = [{ a: { b: 1 } }, { a: [{ $ref: '#/b' }] }]
    digests.digestOf([plain, holder])
    expect([plain, holder].map((value) => digests.isInteresting(value))).toEqual([false, true])
  })
})

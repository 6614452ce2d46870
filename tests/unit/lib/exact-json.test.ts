import { describe, expect, it } from 'vitest'
import { jsonOf, membersOf, namesOf, objectOf, parseJson, plainCopy, valueKey, writeJson } from '@/lib/exact-json'
import { ExactNumber } from '@/lib/exact-number'
import { randomFrom, randomNumber } from '../../support/random-numbers'

describe('JSON without loss', () => {
  it.each([
    '106141411234567897',
    '10.00',
    '-0',
    '1e3',
    '1E+400',
    '{"2":1,"1":2,"a":3,"2":4}',
    '{"b":1,"a":[1.0,{"10":null,"9":true}]}',
    '{"__proto__":{"a":1},"constructor":"x"}',
    String.raw`"a\"\\\u0041\n"`.replace(String.raw`\u0041`, 'A'),
    '[]',
    '{}',
    '[[],{},"",[{}]]',
  ])('%s is written as it was read', (text) => {
    expect(writeJson(parseJson(text))).toBe(text)
  })

  it('keeps random numbers in random places', () => {
    const random = randomFrom(7)
    for (let round = 0; round < 300; round++) {
      const [one, other, third] = [randomNumber(random), randomNumber(random), randomNumber(random)]
      const text = `{"a":${one},"list":[${other},{"7":${third},"5":${one}}]}`
      expect(writeJson(parseJson(text))).toBe(text)
    }
  })

  it('equals the parser of JavaScript for everything else', () => {
    const texts = [
      '{"a":{"b":[1,2.5,"x",true,false,null]}}',
      ' [ 1 , "\\ud83d\\ude00" ] ',
      '"\\u2028"',
      '0.1',
      '-12.75',
    ]
    for (const text of texts) expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it.each([
    '',
    '{',
    '[1,]',
    '{"a":1,}',
    '{a:1}',
    '01',
    '1.',
    '.5',
    '+1',
    '1e',
    '- 1',
    'nul',
    'truex',
    '"a',
    '"\n"',
    '"\\x"',
    '[1 2]',
    '{"a" 1}',
    '1 2',
    ']',
    '{"a":1]',
    'NaN',
  ])('%j is no JSON', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
    expect(jsonOf(text)).toBeUndefined()
  })

  it('reads a text that is nested a hundred thousand levels deep', () => {
    expect(parseJson('['.repeat(100_000) + ']'.repeat(100_000))).toHaveLength(1)
  })

  it('takes the last value of a name that occurs twice, and knows both', () => {
    const value = parseJson('{"a":1,"b":2,"a":3}') as object
    expect(value).toEqual({ a: 3, b: 2 })
    expect(membersOf(value)).toEqual([
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ])
    expect(namesOf(value)).toEqual(['a', 'b'])
  })

  it('keeps the order of names that are numbers', () => {
    expect(
      writeJson(
        objectOf([
          ['10', 1],
          ['9', 2],
        ]),
      ),
    ).toBe('{"10":1,"9":2}')
  })

  it('compares values, not texts', () => {
    expect(valueKey(parseJson('{"a":10.00,"b":[1e2]}'))).toBe(valueKey(parseJson('{"b":[100],"a":1e1}')))
    expect(valueKey(parseJson('106141411234567897'))).not.toBe(valueKey(parseJson('106141411234567896')))
  })

  it('is copied with plain numbers for other code', () => {
    const shared = { max: new ExactNumber('10.00') }
    const copy = plainCopy({ a: shared, b: [shared] }) as { a: object; b: object[] }
    expect(copy).toEqual({ a: { max: 10 }, b: [{ max: 10 }] })
    expect(copy.a).toBe(copy.b[0])
  })
})

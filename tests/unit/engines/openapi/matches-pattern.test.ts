import { describe, expect, it } from 'vitest'
import { matchesPattern } from '@/engines/openapi/reader/matches-pattern'
import { randomFrom } from '../../../support/random-numbers'

describe('a pattern', () => {
  it.each([
    ['^x-', ['x-id', 'ax-', 'x', '']],
    ['^[a-z]+(-[a-z]+)*$', ['a', 'a-b-c', 'a-', '-a', 'A']],
    ['^[A-Z]{2,3}$', ['A', 'AB', 'ABC', 'ABCD']],
    ['^\\d{3}$|^none$', ['123', 'none', '1234', 'nonee']],
    ['id', ['id', 'my-id-2', 'i-d']],
    ['^(?:a|ab)(?:c|bcd)?$', ['ac', 'abcd', 'abc', 'ab', 'abcc']],
    ['^.{2}$', ['ab', '💾💾', 'a', 'abc']],
    ['^a{0}b??c+?$', ['bc', 'cc', 'abc', 'b']],
    ['', ['', 'a']],
    ['^$', ['', 'a']],
  ])('%s matches what a regular expression matches', (pattern, texts) => {
    const expression = new RegExp(pattern, 'u')
    expect(texts.filter((text) => matchesPattern(pattern, text))).toEqual(texts.filter((text) => expression.test(text)))
  })

  it('matches the same as a regular expression, also when it is put together at random', () => {
    const parts = ['a', 'b', '[ab]', '(a|b)', '(?:ab)+', 'a*', 'b?', '.{1,2}', '(a+b)*', '^', '$', '|', '(b|)*']
    const differing = Array.from({ length: 300 }, (_, seed) => seed).flatMap((seed) => {
      const random = randomFrom(seed)
      const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]
      const pattern = Array.from({ length: 5 }, () => pick(parts)).join('')
      const text = Array.from({ length: Math.floor(random() * 8) }, () => pick(['a', 'b'])).join('')
      return matchesPattern(pattern, text) === new RegExp(pattern, 'u').test(text) ? [] : [{ pattern, text }]
    })
    expect(differing).toEqual([])
  })

  it.each(['(?=a)b', '(a)\\1', '\\bword', '(', ')', 'a)', '[', 'a**', '*', 'a{1000}', 'a'.repeat(1001)])(
    'is not tried with other syntax: %s',
    (pattern) => {
      expect(matchesPattern(pattern, 'a')).toBeUndefined()
    },
  )

  it.each([
    ['^(a+)+$', false],
    ['^(a|a)*$', false],
    ['((a?){999}){999}$', undefined],
    ['((^{999}){999}){999}', undefined],
  ])('%s, which would take exponential time, ends', (pattern, expected) => {
    expect(matchesPattern(pattern, `${'a'.repeat(60)}!`)).toBe(expected)
  })

  it('is not tried on long texts', () => {
    expect(matchesPattern('a', 'a'.repeat(1001))).toBeUndefined()
  })
})

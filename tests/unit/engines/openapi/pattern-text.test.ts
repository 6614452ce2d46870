import { describe, expect, it } from 'vitest'
import { patternText } from '@/engines/openapi/reader/pattern-text'

describe('the text for a pattern', () => {
  it.each([
    ['^[A-Z]{2}\\d{4}$', 'AA0000'],
    ['^(top|after:\\d+)-x?y*z+$', 'top-z'],
    ['^(?:#[0-9a-f]{3}|#[0-9a-f]{6})$', '#aaa'],
    ['(?<year>\\d{4})-(0[1-9]|1[0-2])', '0000-01'],
    ['^sps:category:[a-z]+:[^/]{1,9}$', 'sps:category:a:a'],
    ['^a\\.b.c$|^d$', 'a.bac'],
    ['^https://', 'https://'],
    ['', ''],
  ])('%s is %s', (pattern, text) => {
    expect(text).toMatch(new RegExp(pattern, 'u'))
    expect(patternText(pattern)).toBe(text)
  })

  it.each([
    ['^[a-z\\_\\@]+\\_$', 'a_'],
    ['^[\\-\\:]{3}$', '---'],
  ])('%s, with escapes that only the earlier syntax allows, is %s', (pattern, text) => {
    expect(text).toMatch(new RegExp(pattern))
    expect(patternText(pattern)).toBe(text)
  })

  it.each([
    '[\\p{Alnum}]',
    '(?=a)b',
    '(a)\\1',
    '\\bword',
    'a^b',
    'a$b',
    '(',
    ')',
    'a)',
    '[',
    '[^\\d\\D]',
    'a{2000}',
    '(a{100}){100}',
    '(?<!a)b',
    '*a',
  ])('is undefined for %s', (pattern) => {
    expect(patternText(pattern)).toBeUndefined()
  })

  it('takes little time for any pattern', () => {
    expect(patternText('('.repeat(1_000_000))).toBeUndefined()
    expect(patternText('(((a{1,999}){1,999}){1,999}){999}!')).toHaveLength(1_000)
    expect(patternText('((\\w?){999}){999}!')).toBe('!')
  })
})

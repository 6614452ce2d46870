import fc from 'fast-check'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { compilePattern } from '@/engines/rsx/sources/schema-pattern'

const texts = [
  '',
  'a',
  'A',
  'abc',
  'ABC',
  '12',
  '1234',
  '12:30:00',
  '12:30:00.5Z',
  '^a$',
  'a.b',
  'a-b',
  'x y',
  'é',
  '٣',
  '_a',
]

/** The texts that libxml2 accepts by a pattern. */
function accepted(pattern: string): string[] {
  const schema = XmlDocument.fromString(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="${pattern}"/></xs:restriction></xs:simpleType></xs:element></xs:schema>`,
  )
  const validator = XsdValidator.fromDoc(schema)
  const isValid = (text: string) => {
    const document = XmlDocument.fromString(`<a>${text}</a>`)
    try {
      validator.validate(document)
      return true
    } catch {
      return false
    } finally {
      document.dispose()
    }
  }
  try {
    return texts.filter(isValid)
  } finally {
    validator.dispose()
    schema.dispose()
  }
}

describe('a pattern', () => {
  test.each([
    '[A-Z]{3}',
    String.raw`\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+\-]\d{2}:\d{2})?`,
    '^a$',
    'a.b',
    String.raw`a\.b|a\-b`,
    String.raw`\w+`,
    String.raw`\S*`,
    String.raw`\i\c*`,
    String.raw`[\d\s]+`,
    String.raw`\p{L}+`,
    '[^a-z]*',
    'a|b|abc|',
    String.raw`[\D-[x]]*`,
    '[a-z-[aeiou]]+',
    '[^A-Z-[a]]*',
    '(a|ab)(c|bcd)?',
    'a{2,4}|A{0}|1{1,}2',
    '(((a)?b?)*c?){0,3}',
    '()',
    '.*',
    String.raw`[\-a-c.]{3}`,
    '[a-]-b',
  ])('%s accepts what libxml2 accepts', (pattern) => {
    expect(texts.filter((text) => compilePattern(pattern)?.test(text))).toEqual(accepted(pattern))
  })

  test.each([
    '(',
    ')',
    'a**',
    '{2}',
    'a{2,1}',
    '[]',
    '[a',
    '[a[b]]',
    String.raw`\q`,
    String.raw`\p{IsGreek}`,
    'a'.repeat(2001),
  ])('%s is not read', (pattern) => {
    expect(compilePattern(pattern)).toBeUndefined()
  })

  test.each([
    'a{2000}',
    `[${'a'.repeat(1999)}]`,
    '((a{99}){99}){99}',
    '(a?){0,2000}',
    `${'('.repeat(500)}a${')'.repeat(500)}`,
  ])('%s is too large', (pattern) => {
    expect(compilePattern(pattern)).toBeUndefined()
  })

  test.each(['a{1999}', `[${'a'.repeat(1998)}]`])('%s is just small enough', (pattern) => {
    expect(compilePattern(pattern)?.test('b')).toBe(false)
  })

  test.each([
    ['(a*)*b', true],
    ['a*a*a*a*a*a*b', true],
    ['(a|a)*b', true],
    ['(a|aa)+b', true],
    ['((a+)+)+b', true],
    ['(a?){200}a{200}b', true],
    ['(){999999}b', false],
    ['((){999999}){999999}b', false],
  ])('the hostile %s is matched without going back', (source, isAccepted) => {
    const pattern = compilePattern(source)
    // A matcher that goes back would work on these for years.
    expect(pattern?.test('a'.repeat(400))).toBe(false)
    expect(pattern?.test(`${'a'.repeat(400)}b`)).toBe(isAccepted)
  })

  test('does not tell of a text that is too long for it', () => {
    const pattern = compilePattern('(a|b)*c')
    expect(pattern?.test(`${'ab'.repeat(20_000)}c`)).toBe(true)
    expect(pattern?.test(`${'ab'.repeat(500_000)}c`)).toBeUndefined()
  })

  test('agrees with the expressions of JavaScript', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', String.raw`\d`)
    const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { maxDepth: 4 },
        atom,
        fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
        fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(${one}|${other})`),
        fc
          .tuple(tie('pattern'), fc.constantFrom('?', '*', '+', '{2}', '{1,3}', '{0,}'))
          .map(([one, times]) => `(${one})${times}`),
      ),
    }))
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'é'), maxLength: 8 })
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        expect(compilePattern(source)?.test(value)).toBe(new RegExp(`^(?:${source})$`, 'u').test(value))
      }),
      { seed: 5, numRuns: 2000 },
    )
  })
})

import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { toRegExp } from '@/modules/rsx-rules/sources/schema-pattern'

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
  ])('%s accepts what libxml2 accepts', (pattern) => {
    expect(texts.filter((text) => toRegExp(pattern)?.test(text))).toEqual(accepted(pattern))
  })

  test.each(['(a+)+', '(a*b)*', '((a|b){2,})+', '(x[0-9]*)+', '(', '[a-z-[aeiou]]', String.raw`\q`, 'a'.repeat(2001)])(
    '%s is not translated',
    (pattern) => {
      expect(toRegExp(pattern)).toBeUndefined()
    },
  )
})

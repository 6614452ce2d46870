import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  byteOrderMark,
  charsetOf,
  declaredEncoding,
  decodeWindows1252,
  unmarkedUtf16,
  validLength,
} from '@/lib/charset'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the encoding of a text', () => {
  it.each([
    ['text/plain', '', 'utf-8'],
    ['text/plain; charset=UTF-8', '', 'utf-8'],
    ['text/plain; charset="iso-8859-1"', '', 'windows-1252'],
    ['text/plain; charset=unheard-of', '', 'utf-8'],
    ['application/xml', '<?xml version="1.0" encoding="ISO-8859-2"?>', 'iso-8859-2'],
    ['application/xml', '<?xml version="1.0" encoding="utf-16"?>', 'utf-8'],
    ['application/xml', '<?xml version="1.0" encoding=""?>', 'utf-8'],
    ['application/xml; charset=utf-8', '<?xml version="1.0" encoding="ISO-8859-2"?>', 'utf-8'],
  ])('of %s that begins with %j', (contentType, start, charset) => {
    expect(charsetOf(contentType, bytes(start))).toBe(charset)
  })

  it('is known from a byte order mark, whatever its content type says', () => {
    expect(charsetOf('text/plain', new Uint8Array([0xff, 0xfe, 65, 0]))).toBe('utf-16le')
    expect(charsetOf('text/plain', new Uint8Array([0xfe, 0xff, 0, 65]))).toBe('utf-16be')
    expect(charsetOf('text/plain; charset=iso-8859-1', new Uint8Array([0xef, 0xbb, 0xbf, 65]))).toBe('utf-8')
    expect(charsetOf('text/plain', new Uint8Array([0xff, 0xfe, 0, 0, 65, 0, 0, 0]))).toBe('utf-8')
  })

  it.each([
    [[65, 0, 66, 0], 'utf-16le'],
    [[0, 65, 0, 66], 'utf-16be'],
    [[65, 0], 'utf-16le'],
    [[0, 65], 'utf-16be'],
    [[65, 0, 0, 0], 'utf-8'],
    [[0, 0, 0, 65], 'utf-8'],
    [[65, 0, 66, 67], 'utf-8'],
    [[0, 0], 'utf-8'],
    [[65], 'utf-8'],
    [[], 'utf-8'],
  ])('is known from the zeros of %j without a mark: %s', (first, charset) => {
    expect(charsetOf('application/json', new Uint8Array(first))).toBe(charset)
    expect(unmarkedUtf16(new Uint8Array(first)) ?? 'utf-8').toBe(charset)
  })
})

it.each([
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xef, 0xbb], undefined],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe, 0, 0], 'utf-32'],
  [[0, 0, 0xfe, 0xff], 'utf-32'],
  [[0xff], undefined],
  [[], undefined],
])('the byte order mark of %j is that of %s', (first, encoding) => {
  expect(byteOrderMark(new Uint8Array(first))).toBe(encoding)
})

it('the encoding of an XML declaration has its place', () => {
  expect(declaredEncoding(bytes(`<?xml version='1.0' encoding = 'latin1'?>`))).toEqual({ name: 'latin1', start: 32 })
  expect(declaredEncoding(bytes(`<?xml version="1.0"?><a encoding="b"/>`))).toBeUndefined()
  expect(declaredEncoding(bytes(`<?xml ${' '.repeat(400)} encoding="b"?>`))).toBeUndefined()
})

describe('the valid beginning of a text', () => {
  it('is all of a valid text', () => {
    const text = bytes('aé€😀'.repeat(3_000))
    expect(validLength('utf-8', text)).toBe(text.length)
    expect(validLength('utf-8', new Uint8Array())).toBe(0)
    expect(validLength('utf-16le', new Uint8Array([65, 0, 0x3d, 0xd8, 0, 0xde]))).toBe(6)
  })

  it('ends before the first character that is not allowed, also across the blocks in which it is searched', () => {
    const invalid = fc.constantFrom([0x80], [0xff], [0xc3, 0x28], [0xe2, 0x82, 0x41], [0xf0, 0x9f, 0x41], [0xe2, 0x82])
    fc.assert(
      fc.property(fc.constantFrom('a', 'é', '€', '😀'), fc.nat(4_200), invalid, (unit, count, wrong) => {
        const start = bytes(unit.repeat(count))
        expect(validLength('utf-8', new Uint8Array([...start, ...wrong]))).toBe(start.length)
        expect(validLength('utf-8', new Uint8Array([...start, ...wrong, ...bytes('é'.repeat(5_000))]))).toBe(
          start.length,
        )
      }),
    )
  })

  it('ends before half a surrogate pair in UTF-16', () => {
    expect(validLength('utf-16le', new Uint8Array([65, 0, 0x3d, 0xd8]))).toBe(2)
    expect(validLength('utf-16le', new Uint8Array([65, 0, 0x3d, 0xd8, 66, 0]))).toBe(2)
  })
})

test('Windows-1252 has a character for each byte, whatever the engine makes of it', () => {
  const text = decodeWindows1252(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  expect(text).toHaveLength(256)
  expect(text.slice(0x80, 0xa1)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0')
})

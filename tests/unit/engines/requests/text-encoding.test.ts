import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charsetOf } from '@/lib/charset'
import { TextConverter } from '@/engines/requests/send/text-encoding'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Converts chunks, and returns the text and the offset of its first invalid character. */
function converted(charset: string, chunks: readonly Uint8Array<ArrayBuffer>[]) {
  const converter = new TextConverter(charset)
  const parts = [...chunks.map((chunk) => converter.convert(chunk)), converter.end()]
  return { text: Buffer.concat(parts).toString('utf-8'), invalidAt: converter.invalidAt }
}

describe('the encoding of a text', () => {
  it.each([
    ['text/plain', '', 'utf-8'],
    ['text/plain; charset=UTF-8', '', 'utf-8'],
    ['text/plain; charset="iso-8859-1"', '', 'windows-1252'],
    ['text/plain; charset=unheard-of', '', 'utf-8'],
    ['application/xml', '<?xml version="1.0" encoding="ISO-8859-2"?>', 'iso-8859-2'],
    ['application/xml; charset=utf-8', '<?xml version="1.0" encoding="ISO-8859-2"?>', 'utf-8'],
  ])('of %s that begins with %j', (contentType, start, charset) => {
    expect(charsetOf(contentType, bytes(start))).toBe(charset)
  })

  it('is known from a byte order mark', () => {
    expect(charsetOf('text/plain', new Uint8Array([0xff, 0xfe, 65, 0]))).toBe('utf-16le')
    expect(charsetOf('text/plain', new Uint8Array([0xfe, 0xff, 0, 65]))).toBe('utf-16be')
  })
})

describe('a converted text', () => {
  const text = 'aé€😀b'.repeat(3)

  it('is valid at any split', () => {
    const all = bytes(text)
    for (let at = 0; at <= all.length; at++) {
      expect(converted('utf-8', [all.slice(0, at), all.slice(at)])).toEqual({ text, invalidAt: undefined })
    }
  })

  it('finds the first invalid character at any split', () => {
    const characters = fc.array(fc.constantFrom('a', 'é', '€', '😀'), { maxLength: 12 })
    const invalid = fc.constantFrom([0x80], [0xff], [0xc3, 0x28], [0xe2, 0x82, 0x41], [0xf0, 0x9f, 0x41])
    fc.assert(
      fc.property(characters, invalid, fc.string(), fc.nat(60), (before, wrong, after, cut) => {
        const start = bytes(before.join(''))
        const all = new Uint8Array([...start, ...wrong, ...bytes(after)])
        expect(converted('utf-8', [all.slice(0, cut), all.slice(cut)]).invalidAt).toBe(start.length)
      }),
    )
  })

  it('is invalid if it ends within a character', () => {
    expect(converted('utf-8', [bytes('ab'), new Uint8Array([0xe2, 0x82])]).invalidAt).toBe(2)
  })

  it('is converted from other encodings, also if a chunk ends within a character', () => {
    const wide = new Uint8Array(Buffer.from('aü😀', 'utf16le'))
    expect(converted('utf-16le', [wide.slice(0, 3), wide.slice(3, 6), wide.slice(6)]).text).toBe('aü😀')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TextConverter } from '@/engines/requests/send/text-encoding'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Converts chunks, and returns the text and the offset of its first invalid character. */
function converted(charset: string, chunks: readonly Uint8Array<ArrayBuffer>[]) {
  const converter = new TextConverter(charset)
  const parts = [...chunks.map((chunk) => converter.convert(chunk)), converter.end()]
  return { text: Buffer.concat(parts).toString('utf-8'), invalidAt: converter.invalidAt }
}

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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ResponseStore } from '@/engines/requests/send/response-store'

const bytes = (text: string) => new TextEncoder().encode(text)
function storeOf(...chunks: string[]) {
  const store = new ResponseStore()
  for (const chunk of chunks) store.append(bytes(chunk))
  return store
}

describe('the stored response', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\nb', ['a', 'b']],
    ['\n\n', ['', '']],
  ])('has the lines of %j', (text, lines) => {
    const store = storeOf(text)
    expect(store.lines(0, 99)).toEqual(lines)
    expect(store.lineCount).toBe(lines.length)
  })

  it('returns any range of its lines', () => {
    const store = storeOf('a\nb\n', 'c\nd')
    expect(store.lines(1, 3)).toEqual(['b', 'c'])
    expect(store.lines(-5, 1)).toEqual(['a'])
    expect(store.lines(4, 9)).toEqual([])
  })

  it('splits long lines between characters', () => {
    const text = 'é€😀'.repeat(1000)
    const store = storeOf(text)
    const lines = store.lines(0, store.lineCount)
    expect(lines.join('')).toBe(text)
    expect(Math.max(...lines.map((line) => bytes(line).length))).toBeLessThanOrEqual(1000)
  })

  it('has the same lines however the response is split into chunks', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('\n', '\r\n', 'é€😀'.repeat(300), 'x'.repeat(2500)))
    fc.assert(
      fc.property(fc.array(part), fc.array(fc.nat({ max: 4000 })), (parts, sizes) => {
        const all = bytes(parts.join(''))
        const whole = new ResponseStore()
        whole.append(all)
        const split = new ResponseStore()
        let at = 0
        for (const size of sizes) split.append(all.slice(at, (at += size)))
        split.append(all.slice(at))
        expect(split.lineCount).toBe(whole.lineCount)
        expect(split.lines(0, split.lineCount)).toEqual(whole.lines(0, whole.lineCount))
        expect(split.slice(0, all.length)).toEqual(all)
        expect(split.hex(1, 4)).toEqual(whole.hex(1, 4))
      }),
    )
  })

  it('returns bytes in rows of 16', () => {
    const store = storeOf('0123456789abcdef', '\0~é')
    expect(store.hex(0, 9)).toEqual([
      { offset: 0, hex: '30 31 32 33 34 35 36 37 38 39 61 62 63 64 65 66', text: '0123456789abcdef' },
      { offset: 16, hex: '00 7e c3 a9', text: '.~..' },
    ])
    expect(store.hex(1, 2)).toHaveLength(1)
    expect(store.hex(2, 3)).toEqual([])
  })

  it('finds the lines of 50 MB', () => {
    const chunk = bytes(`${'x'.repeat(49)}\n`.repeat(2000))
    const store = new ResponseStore()
    for (let index = 0; index < 500; index++) store.append(chunk)
    expect(store.lineCount).toBe(1_000_000)
    expect(store.lines(999_990, 1_000_000)).toHaveLength(10)
  })
})

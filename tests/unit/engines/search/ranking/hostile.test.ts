import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexOf, record, titlesFor } from './records'

const megabyte = 1_000_000

describe('hostile input', () => {
  it.each([
    ['100,000 letters', 'a'.repeat(100_000)],
    ['100,000 words', 'ab '.repeat(33_000)],
    ['100,000 hyphens in a word', 'a-'.repeat(50_000)],
    ['100,000 capitals', 'Aa'.repeat(50_000)],
    ['only punctuation', '…!?#[]{}().*+\\|^$'],
    ['nothing', ''],
    ['only spaces', ' \t\n'],
    ['only common words', 'the of and to'],
    ['half a surrogate pair', '\uD83D'],
    ['marks without a letter', '\u0301\u0301'],
    ['a name of an object', '__proto__ constructor toString'],
  ])('as a query does no harm: %s', (_what, text) => {
    const index = indexOf(record('An order'), record('__proto__'), record('constructor'))
    expect(index.search({ text, limit: 5 }).count).toBeLessThanOrEqual(3)
  })

  it.each([
    ['a title of 1 MB', record('order '.repeat(megabyte / 6))],
    ['a title of 1 MB without a space', record('order-'.repeat(megabyte / 6))],
    ['a text of 5 MB', record('A page', { text: 'order '.repeat((5 * megabyte) / 6) })],
    ['HTML', record('<img src=x onerror=alert(1)> order')],
    ['an empty title', record('', { text: 'order' })],
    ['1,000 names', record('A page', { names: Array.from({ length: 1000 }, (_, number) => `order${number}`) })],
  ])('as a record is found: %s', (_what, hostile) => {
    expect(indexOf(hostile, record('Something else')).search({ text: 'order', limit: 5 }).count).toBe(1)
  })

  it('finds 2,000 entries of the same title, by address', () => {
    const entries = Array.from({ length: 2000 }, (_, number) =>
      record('Order', { to: `/${String(number).padStart(4, '0')}` }),
    )
    const { groups, count } = indexOf(...entries.toReversed()).search({ text: 'order', limit: 2 })
    expect(count).toBe(2000)
    expect(groups[0]?.hits.map(({ to }) => to)).toEqual(['/0000', '/0001'])
  })

  it('finds any title by itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (rest) => {
        const title = `A${rest}`
        expect(titlesFor(indexOf(record(title)), title)).toEqual([title])
      }),
    )
  })
})

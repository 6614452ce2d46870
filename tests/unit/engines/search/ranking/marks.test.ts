import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchRecord } from '@/engines/search/record'
import { indexOf, plain, record, withBrackets } from './records'

function firstHit(text: string, ...records: SearchRecord[]) {
  return indexOf(...records).search({ text, limit: 1 }).groups[0]?.hits[0]
}

describe('marks in a title', () => {
  it.each([
    ['ship', 'Shipments', '[Ship]ments'],
    ['order number', 'PurchaseOrderNumber', 'Purchase[OrderNumber]'],
    ['purchaseord', 'PurchaseOrderNumber', '[PurchaseOrd]erNumber'],
    ['uploading', 'Upload a file', '[Upload] a file'],
    ['lable', 'A label', 'A [label]'],
    ['asn', 'Shipments', '[Shipments]'],
    ['po', 'A purchase order', 'A [purchase order]'],
    ['groe', 'Größe', '[Grö]ße'],
    ['reception', 'Re\u0301ception', '[Re\u0301ception]'],
    ['<b>', 'Use <b> in HTML', 'Use <[b]> in HTML'],
    ['订单', '采购订单', '采购[订单]'],
    ['first-c', 'A first-call', 'A [first-c]all'],
    ['7.7', 'Version 7.7.4', 'Version [7.7].4'],
    ['how do I print in a label', 'How I print inside a label', 'How I [print] inside a [label]'],
    ['why', 'Why and how', '[Why] and how'],
    ['x-ray label', 'X x-ray xylophone label', '[X] [x-ray] xylophone [label]'],
    ['label n', 'N name of a label', '[N] name of a [label]'],
  ])('%s marks %s', (text, title, marked) => {
    expect(withBrackets(firstHit(text, record(title))?.title)).toBe(marked)
  })

  it('name the page of a section first, which is no longer a part of its place', () => {
    const hit = firstHit(
      'test data',
      record('What there is', { to: '/rsx/docs/test-data#what', place: ['RSX', 'Test Data'] }),
    )
    expect(withBrackets(hit?.page)).toBe('[Test] [Data]')
    expect(hit?.place).toEqual(['RSX'])
    expect(firstHit('label', record('Label', { place: ['Labels'] }))).toMatchObject({ place: ['Labels'] })
    expect(firstHit('label', record('Label', { place: ['Labels'] }))).not.toHaveProperty('page')
  })

  it('leave the title as it is, but for what is very long', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 100 }),
        fc.string({ unit: 'grapheme', maxLength: 5 }),
        (title, text) => {
          const hit = firstHit(`order ${text}`, record(`Order ${title}`))
          expect(plain(hit?.title)).toBe(`Order ${title}`)
        },
      ),
    )
    expect(plain(firstHit('order', record(`Order ${'😀'.repeat(1000)}`))?.title)).toMatch(/^Order (😀)+…$/u)
  })
})

describe('the excerpt', () => {
  const filler = 'Nothing to see in this part of the text. '.repeat(10)

  it('surrounds the place with most words, with marks', () => {
    const text = `${filler}One label here. ${filler}Print the label with a printer. ${filler}`
    const excerpt = withBrackets(firstHit('label printer', record('A page', { text }))?.excerpt)
    expect(excerpt).toMatch(/^Print the \[label\] with a \[printer\]\. .*…$/)
    expect(excerpt.length).toBeLessThan(175)
  })

  it('begins within a sentence only where it would not reach the marks otherwise', () => {
    const long = 'Nothing but words of one long sentence '.repeat(5)
    const excerptOf = (text: string) => withBrackets(firstHit('label printer', record('A page', { text }))?.excerpt)
    expect(excerptOf(`${filler}A ${long} label. ${filler}`)).toMatch(
      /^…Nothing but words of one long sentence \[label\]\. .*…$/,
    )
    expect(excerptOf(`Send e.g. a label. ${filler}`)).toMatch(/^Send e\.g\. a \[label\]\. .*…$/)
    expect(excerptOf(`${filler}The label of a carton ${long.slice(0, 90)} printer. ${filler}`)).toMatch(
      /^The \[label\] .* \[printer\]\. .*$/,
    )
  })

  it('has one ellipsis where the text has one of its own', () => {
    const lines = '<Quantity>24</Quantity> … '.repeat(20)
    const excerpt = withBrackets(firstHit('label', record('A page', { text: `${lines}<Label> ${lines}` }))?.excerpt)
    expect(excerpt).toMatch(/^… <Quantity>.*<\[Label\]>.*[^…]…$/)
    expect(excerpt).not.toContain('……')
  })

  it('is the whole of a short text', () => {
    const hit = firstHit('label', record('A page', { text: 'About  the\nlabel.' }))
    expect(withBrackets(hit?.excerpt)).toBe('About the [label].')
  })

  it('is the name that has a word which the title lacks', () => {
    const operation = record('Read a client secret', {
      group: 'operations',
      names: ['GET /applications/{id}/retrieve_secret', 'readSecret'],
      text: 'Web applications have secrets.',
    })
    expect(withBrackets(firstHit('retrieve secret', operation)?.excerpt)).toBe(
      'GET /applications/{id}/[retrieve]_[secret]',
    )
    expect(withBrackets(firstHit('client secret', operation)?.excerpt)).toBe('Web applications have [secret]s.')
  })

  it('is missing where the text has none of the words', () => {
    expect(firstHit('label', record('A label', { text: 'Nothing.' }))?.excerpt).toBeUndefined()
  })

  it('has at most about 160 characters and no half character, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (before, after) => {
          const excerpt = plain(firstHit('label', record('A page', { text: `${before} label ${after}` }))?.excerpt)
          expect(excerpt.length).toBeLessThan(200)
          expect(excerpt).not.toMatch(/\p{Surrogate}/u)
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchRecord } from '@/engines/search/record'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import { indexOf, record, titlesFor, titlesIn } from './records'

const operation = (title: string, path: string, id: string, rest: Partial<SearchRecord> = {}) =>
  record(title, { group: 'operations', names: [path, id], ...rest })

describe('ranking', () => {
  it('puts exact names first, then titles, names, texts, places and typos', () => {
    const index = indexOf(
      record('Somewhere else', { place: ['Shipments'] }),
      record('A text', { text: 'Mentions the shipments of a day.' }),
      record('By name', { names: ['shipments-file'] }),
      record('All about shipments'),
      record('Shipments'),
    )
    const titles = ['Shipments', 'All about shipments', 'By name', 'A text', 'Somewhere else']
    expect(titlesFor(index, 'shipments')).toEqual(titles)
  })

  it('puts an exact name before the same in other words, and both before titles with more words', () => {
    const index = indexOf(...['Sending an ASN', 'Shipments', 'ASN'].map((title) => record(title, { group: 'fields' })))
    expect(titlesFor(index, 'asn')).toEqual(['ASN', 'Shipments', 'Sending an ASN'])
  })

  it('puts an exact code before titles with the word', () => {
    const index = indexOf(record('ST and SF'), record('ST Ship to', { group: 'codes', names: ['ST'] }))
    expect(titlesFor(index, 'st')).toEqual(['ST Ship to', 'ST and SF'])
  })

  it.each(['/transactions/v5', 'get /transactions', '/transactions/v5/data/{', 'listFil'])(
    'puts the operation first whose path or operation id begins with %s',
    (text) => {
      const index = indexOf(
        record('GET transactions v5 data and listFiles'),
        operation('List files', 'GET /transactions/v5/data/{directory}', 'listFiles'),
      )
      expect(titlesFor(index, text)[0]).toBe('List files')
    },
  )

  it('puts all words in the title before all words elsewhere, whatever their number', () => {
    const text = 'label label label printing printing label printing '.repeat(50)
    const index = indexOf(record('Printers', { text }), record('Printing a label'))
    expect(titlesFor(index, 'label printing')).toEqual(['Printing a label', 'Printers'])
  })

  it('puts a page whose title is in the query before texts with all words, and a title of one word not', () => {
    const index = indexOf(
      record('Causes', { text: 'Whoever computes the check digit of a number calculates it again.' }),
      record('The check digit'),
      record('Numbers', { text: 'They are long.' }),
    )
    expect(titlesFor(index, 'calculates the check digit')).toEqual(['The check digit', 'Causes'])
    expect(titlesFor(index, 'calculates numbers')[0]).toBe('Causes')
  })

  it('answers a question in a sentence by pages before codes, unless it names one', () => {
    const text = 'Poll every minute.'
    const index = indexOf(
      record('Minute', { group: 'codes', text }),
      record('Asking for files', { text }),
      record('ST Ship to', { group: 'codes', names: ['ST'], place: ['AddressTypeCode'] }),
      record('Stores', { text: 'The ship-to of a store.' }),
    )
    expect(titlesFor(index, 'how may I poll')).toEqual(['Asking for files', 'Minute'])
    expect(titlesFor(index, 'poll')[0]).toBe('Minute')
    expect(titlesFor(index, 'where do I put the ship-to code')[0]).toBe('ST Ship to')
  })

  it('finds the words of the content by everyday words, and not the other way round', () => {
    const index = indexOf(record('Rate limits'), record('Quota'))
    expect(titlesFor(index, 'quota')).toEqual(['Quota', 'Rate limits'])
    expect(titlesFor(index, 'rate limits')).toEqual(['Rate limits'])
  })

  it('puts a short word that is typed whole before words that begin with it', () => {
    const code = (value: string, title: string) =>
      record(`${value} ${title}`, { group: 'codes', names: [value], place: ['AddressTypeCode'] })
    const index = indexOf(code('NES', 'New store'), code('ST', 'Place that the goods are shipped to'))
    expect(titlesFor(index, 'address type ST')[0]).toBe('ST Place that the goods are shipped to')
  })

  it('finds words that go on, the whole word first', () => {
    expect(titlesFor(indexOf(record('Orders'), record('Ordering'), record('Ord')), 'ord')).toEqual([
      'Ord',
      'Ordering',
      'Orders',
    ])
  })

  it.each([
    ['uploading files', 'Upload a file'],
    ['delivery', 'Deliveries and repeats'],
    ['deliveries', 'Delivery date'],
    ['shipped', 'Shipping'],
    ['pricing', 'Price'],
    ['addresses', 'Address'],
  ])('finds other endings of a word: %s finds %s', (text, title) => {
    expect(titlesFor(indexOf(record(title), record('Status')), text)).toEqual([title])
  })

  it('orders equals by kind, version, usage and alphabet', () => {
    const index = indexOf(
      operation('Order', 'GET /v1', 'orderOne', { version: '1.9', to: '/v1' }),
      operation('Order', 'GET /v10', 'orderTen', { version: '1.10', to: '/v10' }),
      record('OrderQty', { group: 'fields', usage: 2 }),
      record('OrderTime', { group: 'fields', usage: 2 }),
      record('OrderDate', { group: 'fields', usage: 1 }),
      record('Order'),
    )
    const hits = index.search({ text: 'order', limit: 10 }).groups.flatMap((group) => group.hits.map(({ to }) => to))
    expect(hits).toEqual(['/guides/Order', '/v10', '/v1', '/fields/OrderQty', '/fields/OrderTime', '/fields/OrderDate'])
  })

  it('gives the same answer in whatever order the records came in, and from whatever sources', () => {
    const records = ['Order', 'Orders', 'Order a label', 'Ordering', 'Label of an order', 'Border', 'ordr'].flatMap(
      (title) => [
        record(title),
        record(title, { group: 'fields', text: 'an order' }),
        record(title, { group: 'codes', names: ['order'] }),
      ],
    )
    const answerTo = (text: string, sources: SearchRecord[][]) => {
      const index = createSearchIndex()
      for (const [number, list] of sources.entries()) index.replace(String(number), list)
      return index.search({ text, limit: 50 })
    }
    fc.assert(
      fc.property(
        fc.constantFrom('order', 'order label', 'ordr', 'oredr', 'the order', 'order zzz'),
        fc.shuffledSubarray(records, { minLength: records.length }),
        fc.nat(records.length),
        (text, shuffled, cut) => {
          expect(answerTo(text, [shuffled.slice(0, cut), shuffled.slice(cut)])).toEqual(answerTo(text, [records]))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('typos', () => {
  it.each([
    ['a letter left out, from 5 letters', 'Label', 'lbels', false],
    ['a letter replaced', 'Label', 'lobel', true],
    ['two letters swapped', 'Label', 'lable', true],
    ['a letter added', 'Label', 'labbel', true],
    ['a letter left out of 8', 'Shipments', 'shipmnts', true],
    ['two typos from 9 letters', 'Acknowledgement', 'aknowledgemant', true],
    ['three typos', 'Acknowledgement', 'aknowlegemant', false],
    ['a typo in a word that is not complete', 'Acknowledgement', 'acknowlegd', true],
    ['a typo in 4 letters', 'Code', 'cobe', false],
    ['a typo in a number', '850 Orders', '85011', false],
    ['a typo in a code', 'PO10441 file', 'PO10442', false],
  ])('%s: %s for %s is found: %s', (_what, title, text, isFound) => {
    expect(titlesFor(indexOf(record(title)), text)).toEqual(isFound ? [title] : [])
  })

  it('count only where no record has the word as typed', () => {
    expect(titlesFor(indexOf(record('Form'), record('Farms'), record('Forms')), 'forms')).toEqual(['Forms', 'Form'])
  })
})

describe('words of the trade', () => {
  it.each([
    ['asn', 'Shipments'],
    ['advance ship notice', 'Shipments'],
    ['856', 'Shipments'],
    ['desadv', 'Shipments'],
    ['po number', 'PurchaseOrderNumber'],
    ['PO', 'Orders'],
    ['purchase order', 'Orders'],
    ['invoice', 'Invoices'],
    ['shipto', 'ST Ship to'],
    ['ship-to', 'ST Ship to'],
    ['upc', 'ConsumerPackageCode'],
    ['sscc', 'ShippingSerialID'],
    ['bol', 'BillOfLadingNumber'],
  ])('%s finds %s', (text, title) => {
    const index = indexOf(
      record('Shipments', { group: 'fields' }),
      record('PurchaseOrderNumber', { group: 'fields' }),
      record('Orders', { group: 'fields' }),
      record('Invoices', { group: 'fields' }),
      record('ConsumerPackageCode', { group: 'fields' }),
      record('ShippingSerialID', { group: 'fields' }),
      record('BillOfLadingNumber', { group: 'fields' }),
      record('ST Ship to', { group: 'codes', names: ['ST'] }),
    )
    expect(titlesFor(index, text)[0]).toBe(title)
  })
})

describe('codes', () => {
  const code = (field: string, title: string) =>
    record(title, {
      group: 'codes',
      to: `/${field}/${title}`,
      names: [title.slice(0, 2)],
      place: ['7.7', field],
      usage: 1,
    })
  const index = indexOf(
    code('PackUOM', 'BT Belt'),
    code('AddressTypeCode', 'BT Party that is billed'),
    code('ReferenceQual', 'BT Batch'),
  )

  it.each(['BT', 'code:bt', 'bill to', 'bill-to code', 'where is the billto'])(
    'have their meaning of the trade only in their field: %s',
    (text) => {
      expect(titlesFor(index, text)[0]).toBe('BT Party that is billed')
    },
  )

  it('are not found by a meaning that they have in another field', () => {
    expect(titlesFor(index, 'bill to')).toEqual(['BT Party that is billed'])
  })

  it('are whole: digits stay with their letters', () => {
    const numbers = indexOf(record('GS1 label'), record('GS Gross, 144 pieces'), record('PO104417 order'))
    expect(titlesFor(numbers, 'GS1')).toEqual(['GS1 label'])
    expect(titlesFor(numbers, '104417')).toEqual(['PO104417 order'])
  })
})

describe('a query in a sentence', () => {
  const index = indexOf(
    record('ST Ship to', { group: 'codes', names: ['ST'], place: ['AddressTypeCode'] }),
    record('Ship date', { group: 'fields' }),
    record('Where to go'),
    record('Print a label', { text: 'With a printer.' }),
  )

  it.each([
    ['where do I put the ship-to code', 'ST Ship to'],
    ['How do I print a label?', 'Print a label'],
    ['where to', 'Where to go'],
  ])('"%s" finds %s', (text, title) => {
    expect(titlesFor(index, text)[0]).toBe(title)
  })

  it('does not count words that say nothing', () => {
    const titles = titlesFor(indexOf(record('How do I get in: label'), record('A label')), 'how do I get a label')
    expect(titles).toEqual(titlesFor(indexOf(record('How do I get in: label'), record('A label')), 'label'))
    expect(titles[0]).toBe('A label')
  })

  it('finds the records with most and rarest words when none has all', () => {
    const titles = titlesFor(
      indexOf(record('Order one'), record('Order two'), record('Order label')),
      'label of an order unicorn',
    )
    expect(titles[0]).toBe('Order label')
  })

  it('shows the records that lack a word after those with all, where these are few', () => {
    const titles = titlesFor(
      indexOf(
        record('Sandbox'),
        record('Read a secret'),
        record('A page', { text: 'The sandbox secret.' }),
        record('Other'),
      ),
      'sandbox secret',
    )
    expect(titles).toEqual(['A page', 'Sandbox', 'Read a secret'])
  })

  it('does not put one rare word before two words', () => {
    const orders = Array.from({ length: 40 }, (_, number) => record(`New order ${number}`))
    expect(titlesFor(indexOf(record('Pole length poll'), ...orders), 'poll new order')[0]).toBe('New order 0')
  })

  it('names a kind with words such as qualifier and code', () => {
    const codes = indexOf(
      record('BY Buying party', { group: 'codes', names: ['BY'] }),
      record('Step by step', { text: 'A qualifier.' }),
    )
    expect(titlesFor(codes, 'BY qualifier')[0]).toBe('BY Buying party')
    expect(titlesFor(codes, 'code by')[0]).toBe('BY Buying party')
  })
})

describe('nothing found', () => {
  const index = indexOf(record('Sandbox secret'), record('Orders 850'), record('Shipments'))

  it('names no words beside results', () => {
    expect(index.search({ text: 'sandbx', limit: 5 })).toMatchObject({ count: 1, nearestWords: [] })
  })

  it('names no word that is near to one that says nothing', () => {
    const query = { text: 'how do I xqzwv', limit: 5 }
    expect(indexOf(record('How it works'), record('Hows')).search(query)).toMatchObject({ count: 0, nearestWords: [] })
  })

  it('names three words at most', () => {
    const many = indexOf(...['orders', 'orderd', 'ordern', 'orderk', 'orderm'].map((word) => record(word)))
    expect(many.search({ text: 'ordrx', limit: 5 }).nearestWords).toHaveLength(3)
  })

  it.each([
    ['sndbxo', ['sandbox']],
    ['ordrx', ['orders']],
    ['857', ['850']],
    ['qqqqqqqq', []],
  ])('names the words nearest to %s', (text, words) => {
    const results = index.search({ text, limit: 5 })
    expect([titlesIn(results), results.nearestWords]).toEqual([[], words])
  })
})

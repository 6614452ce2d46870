import { describe, expect, it } from 'vitest'
import { changesRecords } from '@/engines/search/sources/changes'

const place = { to: '/docs/label/changes', title: 'Changes', place: ['Shipping Labels'] }
const recordOf = (list: unknown) => changesRecords(JSON.stringify(list), place)[0]

describe('the record of a list of changes', () => {
  it('is its page, with the sentences of its entries and the usual names of such a list', () => {
    const entries = [
      { title: 'Version 2 is published', summary: '1 change breaks what you send.' },
      { title: 'Version 1 is deprecated' },
    ]
    expect(recordOf({ format: 1, entries })).toEqual({
      group: 'guides',
      ...place,
      names: expect.arrayContaining(['changelog', 'release notes']),
      text: 'Version 2 is published 1 change breaks what you send. Version 1 is deprecated',
    })
  })

  it('has no text of a malformed list', () => {
    for (const list of [null, 7, [], { entries: 'none' }, { entries: [null, { title: 4 }, []] }]) {
      expect(recordOf(list)).toMatchObject({ to: place.to, text: '' })
    }
    expect(() => changesRecords('<html>', place)).toThrow(SyntaxError)
  })

  it('is bounded, however long the list is', () => {
    expect(
      recordOf({ entries: Array.from({ length: 5_000 }, () => ({ title: 'word '.repeat(20) })) })?.text,
    ).toHaveLength(4_000)
  })
})

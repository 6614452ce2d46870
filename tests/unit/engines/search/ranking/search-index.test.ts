import { describe, expect, it } from 'vitest'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import { indexOf, record, titlesFor } from './records'

describe('the index', () => {
  it('replaces the records of one source and leaves the others', () => {
    const index = createSearchIndex()
    index.replace('a', [record('First order'), record('Second order')])
    index.replace('b', [record('Third order')])
    index.replace('a', [record('Fourth order')])
    expect(titlesFor(index, 'order')).toEqual(['Fourth order', 'Third order'])
  })

  it('removes the records of a source', () => {
    const index = createSearchIndex()
    index.replace('a', [record('First order')])
    index.replace('b', [record('Second order')])
    index.remove('a')
    index.remove('unknown')
    expect(titlesFor(index, 'order')).toEqual(['Second order'])
  })

  it('counts all results of a group and returns the asked ones', () => {
    const index = indexOf(
      ...Array.from({ length: 30 }, (_, number) => record(`Order ${String(number).padStart(2, '0')}`)),
      record('OrderDate', { group: 'fields' }),
    )
    const results = index.search({ text: 'order', limit: 3, offset: 6 })
    expect(results.count).toBe(31)
    expect(results.groups.map(({ group, count, hits }) => [group, count, hits.length])).toEqual([
      ['guides', 30, 3],
      ['fields', 1, 0],
    ])
    expect(titlesFor(index, 'order', { limit: 3, offset: 6 })).toEqual(['Order 06', 'Order 07', 'Order 08'])
  })
})

describe('narrowing', () => {
  const index = indexOf(
    record('Order'),
    record('OrderDate', { group: 'fields' }),
    record('OR Order', { group: 'codes', names: ['OR'] }),
    record('List orders', { group: 'operations', names: ['GET /orders', 'listOrders'] }),
    record('Order as XML', { group: 'samples' }),
    record('Order watcher', { group: 'applications' }),
  )

  it.each([
    ['op:order', ['List orders']],
    ['op: order', ['List orders']],
    ['OP:order', ['List orders']],
    ['order op:', ['List orders']],
    ['field:order', ['OrderDate']],
    ['code:order', ['OR Order']],
    ['guide:order', ['Order']],
    ['sample:order', ['Order as XML']],
    ['app:order', ['Order watcher']],
    ['field:', ['OrderDate']],
  ])('shows one group for %s', (text, titles) => {
    expect(titlesFor(index, text)).toEqual(titles)
  })

  it.each(['op', 'fiel', 'code', ':', 'op:zzz', 'other:order'])('takes %s, typed halfway, for no error', (text) => {
    expect(() => index.search({ text, limit: 5 })).not.toThrow()
  })

  it('shows the group that the page chose', () => {
    expect(titlesFor(index, 'order', { group: 'codes' })).toEqual(['OR Order'])
  })
})

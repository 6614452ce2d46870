import { describe, expect, test } from 'vitest'
import { browse } from '@/features/tools/shipping-docs/model/browse'
import {
  browserUrl,
  countText,
  isEmpty,
  readSelection,
  requirementsUrl,
} from '@/features/tools/shipping-docs/model/selection'
import { visibleTools } from '@/config/tools'
import { paths } from '@/lib/paths'
import { portalRecords } from '@/modules/search/page-records/page-records'

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

const read = (query: string) => readSelection(new URLSearchParams(query))

describe('selection in the address', () => {
  test('reads repeated parameters, without duplicates and blanks', () => {
    expect(read('label=a&slip=b&label=c&label=a&label=&slip=%20')).toEqual({ label: ['a', 'c'], 'packing-slip': ['b'] })
    expect(isEmpty(read('labels=a'))).toBe(true)
  })

  test('reads at most 100 ids of a kind', () => {
    expect(read(Array.from({ length: 500 }, (_, id) => `label=${id}`).join('&')).label).toHaveLength(100)
  })

  test('is written to the addresses of both pages', () => {
    const selection = read('label=a&label=b&slip=c')
    expect(requirementsUrl(selection)).toBe('/tools/shipping-doc-browser/field-requirements?label=a&label=b&slip=c')
    expect(browserUrl(selection)).toBe('/tools/shipping-doc-browser?label=a&label=b&slip=c')
    expect(browserUrl(read(''))).toBe('/tools/shipping-doc-browser')
    expect(read(new URL(browserUrl(read('label=a%26b%3Dc')), 'http://x').search)).toEqual({
      label: ['a&b=c'],
      'packing-slip': [],
    })
  })

  test.each([
    [{ label: 1, 'packing-slip': 0 }, '1 label'],
    [{ label: 0, 'packing-slip': 2 }, '2 packing slips'],
    [{ label: 2, 'packing-slip': 1 }, '2 labels and 1 packing slip'],
  ])('describes the counts %j', (counts, text) => {
    expect(countText(counts, counted)).toBe(text)
  })
})

describe('browse', () => {
  const template = (id: string, ownerName: string | undefined, name: string) => ({
    id,
    ownerName,
    name,
    description: undefined,
    canRender: undefined,
  })
  const templates = [
    template('1a', 'Summit', 'Carton label'),
    template('2b', 'Bluebird', 'Pallet label'),
    template('3c', undefined, 'Pallet label'),
    template('4d', 'Summit', 'Gift slip'),
  ]
  const found = (filter: { text?: string; retailer?: string; only?: string[] }) =>
    browse(templates, { text: '', retailer: '', ...filter }).map(
      ({ retailer, templates: own }) => `${retailer}: ${own.map(({ id }) => id).join(' ')}`,
    )

  test('groups by retailer, in alphabetical order', () => {
    expect(found({})).toEqual(['Bluebird: 2b', 'Summit: 1a 4d', 'Unnamed retailer: 3c'])
  })

  test.each([
    [{ text: 'PALLET' }, ['Bluebird: 2b', 'Unnamed retailer: 3c']],
    [{ text: 'summ' }, ['Summit: 1a 4d']],
    [{ text: '4D' }, ['Summit: 4d']],
    [{ retailer: 'Summit', text: 'gift' }, ['Summit: 4d']],
    [{ only: ['2b', 'gone'] }, ['Bluebird: 2b']],
    [{ text: 'zzz' }, []],
  ])('%j', (filter, expected) => {
    expect(found(filter)).toEqual(expected)
  })
})

describe('list of tools', () => {
  const ids = (staff: boolean, name: 'test' | 'prod') => visibleTools(staff, name).map(({ id }) => id)

  test('shows internal tools to staff only, and tools that the environment hides to nobody', () => {
    expect(ids(false, 'test')).toEqual(['document-check', 'error-decoder', 'shipping-doc-browser'])
    expect(ids(true, 'test')).toEqual(['document-check', 'error-decoder', 'shipping-doc-browser', 'example-tool'])
    expect(ids(true, 'prod')).toEqual(['document-check', 'error-decoder', 'shipping-doc-browser'])
  })

  test('has the label, the address and the description of each tool', () => {
    expect(
      visibleTools(true, 'test').map(({ label, route, internal }) => [label, paths.tool(route), internal]),
    ).toEqual([
      ['Check a Document', '/tools/document-check', false],
      ['Error Decoder', '/tools/error-decoder', false],
      ['Shipping Document Browser', '/tools/shipping-doc-browser', false],
      ['Example Tool', '/tools/example-tool', true],
    ])
    const descriptions = visibleTools(true, 'test').map(({ description }) => description)
    expect(new Set(descriptions.filter((text) => text.length > 10)).size).toBe(4)
  })

  test('offers visitors the public tools in the search', () => {
    const offered = portalRecords('visitor', { name: 'test', featureFlags: [] }).filter(
      ({ place, isLocked }) => place[0] === 'Development Tools' && !isLocked,
    )
    expect(offered.map(({ to }) => to)).toEqual([
      '/tools/document-check',
      '/tools/document-check/sample',
      '/tools/error-decoder',
    ])
  })
})

test('finds retailers regardless of case and accents', () => {
  const templates = ['İstanbul Giyim', 'Cafe\u0301 Nord', 'Harbor & Pine'].map((ownerName, index) => ({
    id: `t${index}`,
    ownerName,
    name: 'Carton label',
    description: undefined,
    canRender: undefined,
  }))
  const found = (text: string) => browse(templates, { text, retailer: '' }).map(({ retailer }) => retailer)
  expect(found('istanbul')).toEqual(['İstanbul Giyim'])
  expect(found('CAFÉ')).toEqual(['Cafe\u0301 Nord'])
})

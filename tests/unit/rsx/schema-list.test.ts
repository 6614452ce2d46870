import { describe, expect, it } from 'vitest'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { documentOrder, type SortMode } from '@/engines/rsx/document-order'
import { isAtLeast, newestFirst } from '@/engines/rsx/versions'
import {
  allVersions,
  hasFormat,
  isRecommended,
  schemaRows,
  schemasToDownload,
  setsIn,
  versionsOf,
  versionToShow,
  type SchemaChoice,
} from '@/features/rsx/schema-download/model/schema-list'

const asset = (docName: string, version: string, rest: Partial<SchemaAsset> = {}): SchemaAsset => ({
  docName,
  version,
  documentNumbers: docName === 'Orders' ? ['850', '875', '940'] : ['810'],
  documentTypes: [],
  legacy: false,
  schemaSet: 'network',
  formats: ['XML', 'JSON'],
  ...rest,
})
const assets = [
  asset('Orders', '6.9.0', { legacy: true }),
  asset('Invoices', '7.7.0'),
  asset('Orders', '7.7.0'),
  asset('Orders', '7.10.0'),
  asset('Orders', '7.7.4', { schemaSet: 'qualified' }),
]
const choice: SchemaChoice = { set: 'network', version: allVersions, filter: '', sort: 'used', legacy: false }
const rows = (changes: Partial<SchemaChoice> = {}) =>
  schemaRows(assets, { ...choice, ...changes }, undefined).map(({ docName, assets: own }) => [
    docName,
    ...own.map(({ version }) => version),
  ])

describe('versions', () => {
  it('are sorted by number, newest first; names without a number come last', () => {
    expect(['sip', '7.7.0', '7.10.0', '7.7', '6.9.0', 'beta'].toSorted(newestFirst)).toEqual([
      '7.10.0',
      '7.7.0',
      '7.7',
      '6.9.0',
      'beta',
      'sip',
    ])
  })

  it.each([
    ['7.5.0', true],
    ['7.7.4', true],
    ['7.10', true],
    ['7.4.9', false],
    ['sip', false],
  ])('%s is at least 7.5.0: %s', (version, answer) => expect(isAtLeast(version, '7.5.0')).toBe(answer))
})

describe('the order of documents', () => {
  const names = ['Zebras', 'Invoices', 'OrderAcks', 'Orders', 'Shipments', 'Apples']
  it.each<[SortMode, string, string[]]>([
    ['used', '7.7.4', ['Orders', 'OrderAcks', 'Shipments', 'Invoices', 'Apples', 'Zebras']],
    ['used', '7.5.0', ['Orders', 'OrderAcks', 'Shipments', 'Invoices', 'Apples', 'Zebras']],
    ['used', '7.3.0', ['Orders', 'Shipments', 'Invoices', 'OrderAcks', 'Apples', 'Zebras']],
    ['az', '7.7.4', ['Apples', 'Invoices', 'OrderAcks', 'Orders', 'Shipments', 'Zebras']],
    ['za', '7.3.0', ['Zebras', 'Shipments', 'Orders', 'OrderAcks', 'Invoices', 'Apples']],
  ])('sorted by %s is that of version %s', (mode, version, order) =>
    expect(names.toSorted(documentOrder(mode, version))).toEqual(order),
  )
})

describe('the list of schemas', () => {
  it('has a row per document of the set with its versions, legacy ones on request', () => {
    expect(rows()).toEqual([
      ['Orders', '7.10.0', '7.7.0'],
      ['Invoices', '7.7.0'],
    ])
    expect(rows({ legacy: true })[0]).toEqual(['Orders', '7.10.0', '7.7.0', '6.9.0'])
    expect(rows({ set: 'qualified' })).toEqual([['Orders', '7.7.4']])
    expect(rows({ version: '6.9.0' })).toEqual([])
  })

  it('hides a legacy document of a version that has other documents', () => {
    const mixed = [asset('Orders', '7.7.0'), asset('Invoices', '7.7.0', { legacy: true })]
    const names = (legacy: boolean) => schemaRows(mixed, { ...choice, legacy }, undefined).map(({ docName }) => docName)
    expect(names(false)).toEqual(['Orders'])
    expect(names(true)).toEqual(['Orders', 'Invoices'])
  })

  it.each([
    ['  ORD ', ['Orders']],
    ['940', ['Orders']],
    ['81', ['Invoices']],
    ['nothing', []],
  ])('is filtered by name or number: %s', (filter, names) => {
    expect(rows({ filter }).map(([name]) => name)).toEqual(names)
  })

  it('shows the document numbers of the service, or else those of the list', () => {
    const relation = { '7.7.0': [{ name: 'Orders', docTypes: ['850', '875', 'ORDERS'] }] }
    const numbers = schemaRows(assets, { ...choice, version: '7.7.0' }, relation).map((row) => row.numbers)
    expect(numbers).toEqual([['850', '875', 'ORDERS'], ['810']])
    expect(schemaRows(assets, { ...choice, filter: 'orders' }, relation)).toHaveLength(1)
  })

  it('shows the preselected version, or else all versions', () => {
    const network = { set: 'network', legacy: false } as const
    const qualified = { set: 'qualified', legacy: false } as const
    const internal = { set: 'internal', legacy: false } as const
    expect(versionToShow(versionsOf(assets, choice), network, undefined)).toBe('7.7.0')
    expect(versionToShow(['7.7.0', '6.9.0'], { ...network, legacy: true }, undefined)).toBe(allVersions)
    expect(versionToShow(['7.7.0', '6.9.0'], { ...network, legacy: true }, '7.7.0')).toBe('7.7.0')
    expect(versionToShow(['7.7.4'], qualified, undefined)).toBe('7.7.4')
    expect(versionToShow(['7.1.0', 'sip'], internal, undefined)).toBe('7.1.0')
    expect(versionToShow(['7.9.0'], network, 'nonsense')).toBe(allVersions)
    expect(versionToShow(['7.9.0'], network, '7.9.0')).toBe('7.9.0')
  })

  it('offers internal schemas only if there are some', () => {
    expect(setsIn(assets)).toEqual(['network', 'qualified'])
    expect(setsIn([...assets, asset('Orders', '7.1.0', { schemaSet: 'internal' })])).toContain('internal')
  })

  it.each([
    ['network', '7.7.0', true],
    ['network', '7.7.4', false],
    ['qualified', '7.7.4', true],
    ['internal', '7.1.0', false],
  ] as const)('of the set %s recommends %s: %s', (schemaSet, version, expected) => {
    expect(isRecommended(asset('Orders', version, { schemaSet }))).toBe(expected)
  })

  it.each([
    ['the chosen versions', ['7.3.0', '7.7.7'], ['7.7.7', '7.3.0']],
    ['the recommended version if none is chosen', [], ['7.7.4']],
    ['the recommended version if the chosen ones lack the format', ['6.9.0'], ['7.7.4']],
  ])('a row downloads %s', (_, chosen, expected) => {
    const row = ['7.7.7', '7.7.4', '7.3.0'].map((version) => asset('Orders', version, { schemaSet: 'qualified' }))
    const withOther = [...row, asset('Orders', '6.9.0', { schemaSet: 'qualified', formats: ['JSON'] })]
    const found = schemasToDownload(withOther, 'XML', ({ version }) => chosen.includes(version))
    expect(found.map(({ version }) => version)).toEqual(expected)
  })

  it('a row without the recommended version downloads the newest one, and nothing if none has the format', () => {
    const row = [asset('Orders', '7.10.0'), asset('Orders', '6.9.0')]
    expect(schemasToDownload(row, 'XML', () => false)).toEqual([row[0]])
    expect(schemasToDownload(row, 'CSV', () => true)).toEqual([])
  })

  it('knows formats; a list without formats has all', () => {
    expect(hasFormat(asset('Orders', '7.7.0'), 'CSV')).toBe(false)
    expect(hasFormat(asset('Orders', '7.7.0', { formats: [] }), 'CSV')).toBe(true)
  })
})

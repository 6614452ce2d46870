import { expect, test } from 'vitest'
import { makeSamples } from '@/engines/rsx/samples'
import { optionsOf, rulesOf } from './generate/support'

test('samples are named by their document and format, with the values of the file', async () => {
  const rules = await rulesOf('Orders')
  const names = (['XML', 'JSON', 'CSV', 'Positional'] as const).map((format) => {
    const { files, contradictions } = makeSamples([rules], format, optionsOf())
    expect(contradictions).toEqual([])
    return files.map(({ name, document, text }) => [name.replace(/^.*\./, ''), document, text.length > 0])
  })
  expect(names).toEqual(['xml', 'json', 'csv', 'txt'].map((ending) => [[ending, 'Orders', true]]))
})

test('each value of a sample has its path, its text and its reason', async () => {
  const rules = await rulesOf('Orders')
  const [file] = makeSamples([rules], 'XML', optionsOf()).files
  const paths = file?.values.map(({ path }) => path) ?? []
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('Header/OrderHeader/PurchaseOrderNumber')
  const unwritten = file?.values.filter(({ value }) => !file.text.includes(`>${value.replaceAll('&', '&amp;')}<`))
  expect(unwritten).toEqual([])
  const reasons = new Set(file?.values.map(({ reason }) => reason))
  expect(reasons.has('model')).toBe(true)
})

test('a document without a layout has no file in a flat format', async () => {
  const rules = await rulesOf('OrderChanges')
  expect(makeSamples([{ ...rules, csvLayout: undefined }], 'CSV', optionsOf()).files).toEqual([])
})

test('a sample says what its rules cannot tell, as the check does', async () => {
  const rules = { ...(await rulesOf('Orders')), missing: [{ source: 'csvLayout' as const, reason: 'No layout.' }] }
  const untoldOf = (format: 'XML' | 'CSV', ...retailers: string[]) =>
    makeSamples([rules], format, { ...optionsOf(), retailers }).untold
  expect(untoldOf('XML', 'Northgate Outfitters')).toEqual([])
  expect(untoldOf('CSV')).toEqual([{ document: 'Orders', reasons: ['No layout.'] }])
  expect(untoldOf('XML', 'Nowhere Stores')).toEqual([
    { document: 'Orders', reasons: ['Nowhere Stores has no design of Orders.'] },
  ])
})

import { describe, expect, it } from 'vitest'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { documentSchema } from '../../../platform/rsx/document-schema'
import { createSchemaDownload } from '../../../platform/rsx/schemas/schema-download'
import { entry } from './support'
import { readableSchemas, schemaEntries, type SchemaSource } from '../../../scripts/changes/schema-entries'

const asset = (docName: string, version: string, schemaSet: SchemaAsset['schemaSet'] = 'qualified'): SchemaAsset => ({
  docName,
  version,
  documentNumbers: [],
  documentTypes: [],
  legacy: undefined,
  schemaSet,
  formats: ['XML'],
})

function sourceOf(assets: readonly SchemaAsset[]): SchemaSource & { reads: string[] } {
  const reads: string[] = []
  return {
    reads,
    assets: () => Promise.resolve(assets),
    read: ({ docName, version }) => {
      reads.push(`${docName} ${version}`)
      const schema = documentSchema(version, docName)
      if (!schema) return Promise.reject(new Error('HTTP 404'))
      return Promise.resolve(new Uint8Array(createSchemaDownload(schema, 'xml')))
    },
  }
}

const run = async (source: SchemaSource, published: readonly string[] = []) => {
  const earlier = published.map((to) => entry({ to }))
  return (await schemaEntries({ source, published: earlier, date: '2026-11-03' })).entries
}

describe('the changes of the schemas', () => {
  it('compare each version with the one before it, as a supplier has each document', async () => {
    const assets = ['7.3.0', '7.7.0', '7.7.4'].flatMap((version) => [
      asset('Orders', version),
      asset('Shipments', version),
    ])
    const [newest, earlier, ...others] = await run(sourceOf([...assets, asset('OrderChangeAcks', '7.7.4')]))
    expect(others).toEqual([])
    expect(earlier).toMatchObject({ from: '7.3.0', to: '7.7.0' })
    expect(newest).toMatchObject({ title: 'Version 7.7.4 is published', from: '7.7.0', to: '7.7.4', about: 'schemas' })
    expect(newest?.documents).toContainEqual({
      name: 'Shipments',
      counts: expect.anything() as object,
      link: '/rsx/docs/fields-qualifiers/7.7.4/Shipments',
      comparison: '/rsx/docs/compare/Shipments?from=7.7.0&to=7.7.4',
    })
    const roleOf = (name: string) =>
      new Set(earlier?.changes.flatMap(({ documents, role }) => (documents?.join() === name ? role : [])))
    expect(roleOf('Shipments')).toEqual(new Set(['send']))
    expect(roleOf('Orders')).toEqual(new Set(['receive']))
    expect(newest?.changes).toContainEqual(expect.objectContaining({ kind: 'code-list-attached', level: 'breaking' }))
    expect(newest?.documents).toContainEqual(
      expect.objectContaining({
        name: 'OrderChangeAcks',
        counts: { breaking: 0, warning: 0, harmless: 1, wording: 0 },
      }),
    )
  })

  it('are made once for each version', async () => {
    const source = sourceOf(['7.3.0', '7.7.0', '7.7.4'].map((version) => asset('Orders', version)))
    const entries = await run(source, ['7.7.0', '7.7.4'])
    expect(entries).toEqual([])
    expect(source.reads).toEqual([])
  })

  it('never have versions for staff, nor those without a number', async () => {
    const source = sourceOf([
      asset('Orders', '7.7.0'),
      asset('Orders', '7.1.0', 'internal'),
      asset('Orders', 'sip', 'internal'),
      asset('Orders', '6.9.0'),
    ])
    const entries = await run(source)
    expect(entries.map(({ from, to }) => [from, to])).toEqual([['6.9.0', '7.7.0']])
    expect(source.reads.toSorted()).toEqual(['Orders 6.9.0', 'Orders 7.7.0'])
  })

  it('are not written if a schema cannot be read', async () => {
    const source = sourceOf([asset('Orders', '7.7.0'), asset('Orders', '7.8.0'), asset('Orders', '7.9.0')])
    await expect(run(source)).rejects.toThrow('Orders, 7.8.0 and 7.9.0: HTTP 404\nOrders, 7.7.0 and 7.8.0: HTTP 404')
  })

  it('lose the entries and links of versions that are not public any more', () => {
    const { isLive } = readableSchemas(['7.7.4'])
    expect(isLive('/rsx/docs/fields-qualifiers/7.7.4/Orders')).toBe(true)
    expect(isLive('/rsx/docs/fields-qualifiers/7.7.0/Orders')).toBe(false)
    expect(isLive('/rsx/docs/compare/Orders?from=7.7.0&to=7.7.4')).toBe(false)
  })
})

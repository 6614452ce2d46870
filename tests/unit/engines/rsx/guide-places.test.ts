import { beforeAll, describe, expect, it } from 'vitest'
import { createChecker } from '@/engines/rsx/checker'
import type { DocumentNode } from '@/engines/rsx/document-tree'
import type { Finding } from '@/engines/rsx/findings/finding'
import { withGuidePlaces } from '@/engines/rsx/guide-places'
import { documentSchema } from '../../../../platform/rsx/document-schema'
import { examples } from '../../../../platform/rsx/examples/examples'
import { writeCsv, writeJson, writeXml } from '../../../../platform/rsx/examples/write'
import { clientInProcess } from '../../../support/client-in-process'
import { platformSources } from './sources/platform-sources'

/** A group with values, and groups below it. */
type Groups = { [name: string]: string | Groups | readonly Groups[] }

function nodeOf(name: string, content: string | Groups, parent?: DocumentNode): DocumentNode {
  const span = { start: 0, end: 0 }
  const text = typeof content === 'string' ? content : undefined
  const node: DocumentNode = { name, parent, children: [], text, span, content: span }
  if (typeof content !== 'string') {
    for (const [child, value] of Object.entries(content)) {
      for (const one of Array.isArray(value) ? (value as Groups[]) : [value as string | Groups]) {
        node.children.push(nodeOf(child, one, node))
      }
    }
  }
  return node
}

const order = nodeOf('Order', {
  Header: {
    OrderHeader: { PurchaseOrderNumber: 'PO1' },
    Address: [
      { AddressTypeCode: 'BT', City: 'Reno' },
      { LocationCodeQualifier: '92', AddressTypeCode: 'ST', City: 'Reno' },
      { AddressTypeCode: 'QQQ', City: 'Reno' },
    ],
    Dates: [{ DateTimeQualifier: '010', Date: '2026-11-27' }],
  },
})

function placeOf(path: string, more: Partial<Finding> = {}, document = 'Orders'): string | undefined {
  const place = { span: { start: 0, end: 0 }, line: 1, column: 1, label: 'Line 1', path }
  const finding = { place, source: 'schema', retailers: [], ...more } as unknown as Finding
  return withGuidePlaces([finding], document, [order])[0]?.guidePlace
}

describe('the place of a finding in X12', () => {
  it.each([
    ['Header/OrderHeader/PurchaseOrderNumber', 'BEG03'],
    ['Header/Address[1]/City', 'N401, N1 loop, BT'],
    ['Header/Address[2]/City', 'N401, N1 loop, ST'],
    ['Header/Address[2]/PostalCode', 'N403, N1 loop, ST'],
    ['Header/Address[2]', 'N1 loop, ST'],
    ['Header/Address[3]/City', 'N401'],
    ['Header/Dates/Date', 'DTM02, 010'],
    ['', undefined],
    ['Header/OrderHeader/Unknown', undefined],
  ])('of %s is %s', (path, expected) => {
    expect(placeOf(path)).toBe(expected)
  })

  it('has the code that a retailer asks for', () => {
    const reference = { kind: 'codes', field: 'AddressTypeCode', code: 'BY' } as const
    expect(placeOf('Header/Address', { source: 'design', reference })).toBe('N1 loop, BY')
  })

  it('says when guides differ', () => {
    expect(placeOf('Header/ShipmentHeader/TsetTypeCode', {}, 'Shipments')).toBe('perhaps BSN06')
  })
})

describe('the findings of a check', () => {
  const sources = new Map<string, ReturnType<typeof platformSources>>()
  beforeAll(() => void sources.set('Orders', platformSources('Orders')))

  it.each([
    ['XML', writeXml],
    ['JSON', writeJson],
    ['CSV', writeCsv],
  ])('have their places in %s', async (_format, write) => {
    const example = examples().find(({ stem }) => stem === 'PO104415-1-v7.7-CrossDock')
    const schema = documentSchema('7.7.4', 'Orders')
    if (!example || !schema) throw new Error('There is no example of an order')
    const text = write(schema, example.record).replaceAll(/\bEA\b/g, 'EAX')
    const ask = clientInProcess(createChecker()).request
    await ask('rules', { sources: sources.get('Orders') as never })
    await ask('open', { files: [{ name: 'order', bytes: new TextEncoder().encode(text).buffer }] })
    const documents = [{ id: 1, document: 'Orders', version: '7.7.4' }]
    const [result] = await ask('check', { documents, retailers: [] })
    const places = result?.findings.filter(({ code }) => code === 'unknown-code').map(({ guidePlace }) => guidePlace)
    expect(places).toContain('PO103')
  })
})

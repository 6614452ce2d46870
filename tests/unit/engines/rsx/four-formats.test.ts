import { describe, expect, test, vi } from 'vitest'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import type { Finding } from '@/engines/rsx/findings/finding'
import { pathsOfLayout } from '@/engines/rsx/read/flat-framing'
import { compiledRules } from './check/compiled-rules'
import { exampleOf, exampleWith } from './domain/support'
import { write } from './planted/cells'
import { foundIn } from './planted/found-in'

// Each test checks four files for several retailers.
vi.setConfig({ testTimeout: 30_000 })

const endings: Record<DocumentFormat, string> = { XML: 'xml', JSON: 'json', CSV: 'csv', Positional: 'txt' }

/** Examples with several errors, in places that flat layouts carry and in others. */
const contents = [
  exampleOf('PO104415-1-v7.7-CrossDock'),
  exampleWith('PO104415-1-v7.7-CrossDock', {
    'Header.OrderHeader.PurchaseOrderNumber': undefined,
    'Header.OrderHeader.PurchaseOrderDate': '2026-02-30',
    'LineItem.0.OrderLine.OrderQtyUOM': 'ea',
    'LineItem.1.OrderLine.GTIN': '10812345600021',
    'Summary.TotalAmount': 2160,
  }),
  exampleOf('PR104415-1-v7.7-CrossDock'),
  exampleOf('SH104415-1-v7.7-CrossDock'),
  exampleWith('SH104417-1-v7.7-BulkImport_TareLevel', {
    'OrderLevel.0.PackLevel.0.PackLevel.0.Pack.ShippingSerialID': '00081234561044171019',
    'Summary.TotalOrders': 2,
  }),
  exampleOf('IN104417-1-v7.7-BulkImport'),
]

const everyRetailer = async (document: string) => [...(await compiledRules(document)).retailers]

const found = ({ code, level, place, retailers }: Finding) => `${code} ${level} ${place.path} ${retailers.join(', ')}`
const isGap = ({ level, message }: Finding) => level === 'unknown' && message.includes('layout cannot carry')

async function checkAs(format: DocumentFormat, { document, record }: (typeof contents)[number]) {
  const retailers = await everyRetailer(document)
  const prefix = { Orders: 'PO', OrderAcks: 'PR', Shipments: 'SH', Invoices: 'IN' }[document] ?? ''
  return foundIn({
    name: `${prefix}1.${endings[format]}`,
    content: write(format, document, record),
    document,
    retailers,
  })
}

describe.each(contents.map((content, at) => ({ at, document: content.document, content })))(
  'the same content in four formats: $at, $document',
  ({ document, content }) => {
    test('has the same verdict in XML and JSON, for the network and every retailer', async () => {
      const [xml, json] = await Promise.all([checkAs('XML', content), checkAs('JSON', content)])
      expect(json.verdicts).toEqual(xml.verdicts)
      expect(json.findings.map(found).toSorted()).toEqual(xml.findings.map(found).toSorted())
    })

    test.each(['CSV', 'Positional'] as const)(
      'has the same verdict in %s, but for what the layout cannot carry: that cannot be told',
      async (format) => {
        const { csvLayout, positionalLayout } = await compiledRules(document)
        const carried = pathsOfLayout((format === 'CSV' ? csvLayout : positionalLayout) ?? [])
        const isCarried = ({ place }: Finding) =>
          // The record itself, where contradictions about absent values are noted.
          place.path === '' || carried.has(place.path.replaceAll(/\[\d+\]/g, ''))
        const xml = await checkAs('XML', content)
        const flat = await checkAs(format, content)
        const gaps = flat.findings.filter(isGap)
        expect(
          flat.findings
            .filter((finding) => !isGap(finding))
            .map(found)
            .toSorted(),
        ).toEqual(xml.findings.filter(isCarried).map(found).toSorted())
        // A retailer that asks for something else than the layout can carry has the verdict "cannot tell".
        const requiring = new Set(
          xml.findings.filter((finding) => !isCarried(finding)).flatMap(({ retailers }) => retailers),
        )
        for (const { retailer, unknown } of flat.verdicts) {
          const own = gaps.filter(({ retailers }) => retailer !== undefined && retailers.includes(retailer))
          expect({ retailer, unknown }).toEqual({ retailer, unknown: own.map(({ message }) => message) })
          expect(own).toHaveLength(retailer !== undefined && requiring.has(retailer) ? 1 : 0)
        }
        for (const { fix } of gaps) expect(fix).toBe('Cannot tell: send XML or JSON.')
      },
    )
  },
)

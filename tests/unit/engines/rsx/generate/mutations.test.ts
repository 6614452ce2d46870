import { beforeAll, expect, it } from 'vitest'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import { generateSet, type Sample } from '@/engines/rsx/generate/generate'
import { addNode, groupOf, removeNode, samplesAt, type SampleNode } from '@/engines/rsx/generate/sample-tree'
import { writeSample } from '@/engines/rsx/samples'
import { checked, formats, optionsOf, rulesOfSet } from './support'

// Compiling rules takes longer than one test may on a busy machine.
beforeAll(() => rulesOfSet())

const retailers = ['Harbor & Pine', 'Meridian Electronics']

/** One change of a document, with the error that it makes: its code and the path of its place. */
interface Mutation {
  document: string
  path: string
  change: (node: SampleNode) => void
  error: string
  /** Formats in which a reader finds the error. */
  formats?: readonly DocumentFormat[]
}

const becomes = (text: string) => (node: SampleNode) => {
  node.text = text
}
const lastDigit = (node: SampleNode) => {
  const text = node.text ?? ''
  node.text = text.slice(0, -1) + String((Number(text.slice(-1)) + 1) % 10)
}
const twice = (node: SampleNode) => {
  const rule = node.parent && groupOf(node.parent)?.byName.get(node.name)
  if (node.parent && rule) addNode(node.parent, rule, node.text)
}
const tree: readonly DocumentFormat[] = ['XML', 'JSON']

const mutations: readonly Mutation[] = [
  { document: 'Orders', path: 'Header/OrderHeader/PurchaseOrderNumber', change: removeNode, error: 'required-missing' },
  {
    document: 'Orders',
    path: 'Header/OrderHeader/PurchaseOrderNumber',
    change: twice,
    error: 'too-many',
    formats: ['XML'],
  },
  { document: 'Orders', path: 'Header/OrderHeader/BuyersCurrency', change: removeNode, error: 'retailer-field' },
  {
    document: 'Orders',
    path: 'Header/OrderHeader/BuyersCurrency',
    change: becomes('DOLLARS'),
    error: 'too-long',
    formats: tree,
  },
  {
    document: 'Orders',
    path: 'Header/OrderHeader/PurchaseOrderDate',
    change: becomes('2026-02-30'),
    error: 'no-such-date',
  },
  { document: 'Orders', path: 'Header/OrderHeader/TsetPurposeCode', change: becomes('ZZ'), error: 'unknown-code' },
  { document: 'Orders', path: 'Header/OrderHeader/TsetPurposeCode', change: becomes('01'), error: 'retailer-code' },
  {
    document: 'Orders',
    path: 'LineItem/OrderLine/OrderQtyUOM',
    change: becomes('each'),
    error: 'unknown-code',
    formats: tree,
  },
  { document: 'Orders', path: 'LineItem/OrderLine/EAN', change: lastDigit, error: 'item-check-digit' },
  { document: 'Orders', path: 'Summary/TotalAmount', change: becomes('1.00'), error: 'sum-of-lines' },
  { document: 'Orders', path: 'Summary/TotalLineItemNumber', change: becomes('77'), error: 'line-count' },
  {
    document: 'OrderAcks',
    path: 'Header/OrderHeader/AcknowledgementDate',
    change: becomes('2025-01-01'),
    error: 'reversed-dates',
  },
  {
    document: 'OrderAcks',
    path: 'LineItem/LineItemAcknowledgement/ItemScheduleQty',
    change: becomes('1,5'),
    error: 'not-a-number',
    formats: ['XML'],
  },
  { document: 'Shipments', path: 'OrderLevel/PackLevel/Pack/ShippingSerialID', change: lastDigit, error: 'sscc' },
  {
    document: 'Shipments',
    path: 'OrderLevel/PackLevel/Pack/ShippingSerialID',
    change: removeNode,
    error: 'retailer-field',
  },
  {
    document: 'Shipments',
    path: 'Header/ShipmentHeader/CurrentScheduledDeliveryDate',
    change: becomes('2025-01-01'),
    error: 'reversed-dates',
  },
  { document: 'Invoices', path: 'LineItem/InvoiceLine/ExtendedItemTotal', change: removeNode, error: 'retailer-field' },
  { document: 'Invoices', path: 'Header/Address/AddressName', change: removeNode, error: 'retailer-field' },
  { document: 'Invoices', path: 'Summary/TotalLineItemNumber', change: removeNode, error: 'retailer-field' },
]

async function setOf(): Promise<Sample[]> {
  return generateSet(await rulesOfSet(), optionsOf({ model: 'BulkImport', retailers, seed: 'mutations' }))
}

it('has no error before it is changed', async () => {
  for (const sample of await setOf()) {
    const { text } = writeSample(sample, 'XML') ?? { text: '' }
    const { errors } = await checked(text, sample.rules, retailers)
    expect(errors.map(({ code, place, message }) => `${code} ${place.path} ${message}`)).toEqual([])
  }
})

it('has exactly the error of one change, in every format that can carry it', async () => {
  for (const mutation of mutations) {
    for (const format of mutation.formats ?? formats) {
      const sample = (await setOf()).find(({ rules }) => rules.document === mutation.document)
      const node = sample && samplesAt(sample.record, mutation.path)[0]
      if (!sample || !node) throw new Error(`no ${mutation.path}`)
      mutation.change(node)
      const { text } = writeSample(sample, format) ?? { text: '' }
      const { errors } = await checked(text, sample.rules, retailers)
      const { document, path } = mutation
      expect({ document, path, format, errors: errors.map(({ code }) => code) }).toEqual({
        document,
        path,
        format,
        errors: [mutation.error],
      })
    }
  }
})

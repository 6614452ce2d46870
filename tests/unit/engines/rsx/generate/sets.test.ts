import { beforeAll, expect, it } from 'vitest'
import { generateSet, type Sample } from '@/engines/rsx/generate/generate'
import { fulfilmentModels, sampleSizes, type SampleOptions } from '@/engines/rsx/generate/sample-options'
import { samplesAt, samplesNamed, textOf, visit, type SampleNode } from '@/engines/rsx/generate/sample-tree'
import { valuePaths } from '@/engines/rsx/generate/sample-reasons'
import { writeSample } from '@/engines/rsx/samples'
import { checkDigit } from '../../../../../platform/rsx/examples/check-digits'
import { optionsOf, rulesOfSet } from './support'

// Compiling rules takes longer than one test may on a busy machine.
beforeAll(() => rulesOfSet())

async function setOf(options: Partial<SampleOptions>): Promise<Sample[]> {
  return generateSet(await rulesOfSet(), optionsOf(options))
}

function namedOf(set: readonly Sample[], document: string): Sample[] {
  return set.filter(({ rules }) => rules.document === document)
}

/** The sum of a field by line number. */
function unitsByLine(samples: readonly Sample[], group: string, field: string): Map<string, number> {
  const units = new Map<string, number>()
  for (const { record } of samples) {
    for (const line of samplesNamed(record, group)) {
      const number = textOf(line, 'LineSequenceNumber') ?? ''
      units.set(number, (units.get(number) ?? 0) + Number(textOf(line, field)))
    }
  }
  return units
}

const valueAt = ({ record }: Sample, path: string) => samplesAt(record, path)[0]?.text
const texts = (set: readonly Sample[]) => set.map((sample) => writeSample(sample, 'XML')?.text)

it('makes the same documents from the same seed, and others from another', async () => {
  for (const size of sampleSizes) {
    const first = texts(await setOf({ size, seed: 'blue heron' }))
    expect(texts(await setOf({ size, seed: 'blue heron' }))).toEqual(first)
    expect(texts(await setOf({ size, seed: 'grey heron' }))).not.toEqual(first)
  }
})

it('ships and bills what the acknowledgement accepts, of what was ordered', async () => {
  for (const model of fulfilmentModels) {
    const set = await setOf({ model, seed: model })
    const ordered = unitsByLine(namedOf(set, 'Orders'), 'OrderLine', 'OrderQty')
    const acks = namedOf(set, 'OrderAcks')
    const accepted = new Map([...ordered.keys()].map((number) => [number, 0]))
    const answered = new Map(accepted)
    for (const acknowledgement of acks.flatMap(({ record }) => samplesNamed(record, 'LineItemAcknowledgement'))) {
      const number = textOf(acknowledgement, 'LineSequenceNumber') ?? ''
      const units = Number(textOf(acknowledgement, 'ItemScheduleQty'))
      answered.set(number, (answered.get(number) ?? 0) + units)
      if (textOf(acknowledgement, 'ItemStatusCode') !== 'IB') accepted.set(number, (accepted.get(number) ?? 0) + units)
    }
    expect(answered).toEqual(ordered)
    expect(unitsByLine(namedOf(set, 'Shipments'), 'ShipmentLine', 'ShipQty')).toEqual(accepted)
    expect(unitsByLine(namedOf(set, 'Invoices'), 'InvoiceLine', 'InvoiceQty')).toEqual(accepted)
  }
})

it('repeats the numbers of the order, and moves forward in time', async () => {
  const set = await setOf({ model: 'BulkImport' })
  const [order, acknowledgement, shipment, invoice] = set
  if (!order || !acknowledgement || !shipment || !invoice) throw new Error('a document is missing')
  const number = valueAt(order, 'Header/OrderHeader/PurchaseOrderNumber')
  expect(number).toMatch(/^PO\d{6}-1$/)
  expect([
    valueAt(acknowledgement, 'Header/OrderHeader/PurchaseOrderNumber'),
    valueAt(shipment, 'OrderLevel/OrderHeader/PurchaseOrderNumber'),
    valueAt(invoice, 'Header/InvoiceHeader/PurchaseOrderNumber'),
  ]).toEqual([number, number, number])
  expect(valueAt(invoice, 'Header/InvoiceHeader/BillOfLadingNumber')).toBe(
    valueAt(shipment, 'Header/ShipmentHeader/BillOfLadingNumber'),
  )
  const days = [
    valueAt(order, 'Header/OrderHeader/PurchaseOrderDate'),
    valueAt(acknowledgement, 'Header/OrderHeader/AcknowledgementDate'),
    valueAt(shipment, 'Header/ShipmentHeader/ShipDate'),
    valueAt(invoice, 'Header/InvoiceHeader/InvoiceDate'),
  ]
  for (const [at, day] of days.slice(1).entries()) expect(String(day) > String(days[at])).toBe(true)
})

/** An amount in cents, read without floating point. */
function cents(text: string | undefined): bigint {
  const [whole = '', decimals = ''] = (text ?? '').split('.')
  return BigInt(whole + decimals.padEnd(2, '0'))
}

it('adds an invoice up to the cent', async () => {
  const [invoice] = namedOf(await setOf({ model: 'BulkImport' }), 'Invoices')
  if (!invoice) throw new Error('no invoice')
  const { record } = invoice
  const sum = (nodes: readonly SampleNode[], field: string) =>
    nodes.reduce((total, node) => total + cents(textOf(node, field)), 0n)
  const lines = samplesNamed(record, 'InvoiceLine')
  const goods = lines.reduce(
    (total, line) => total + BigInt(textOf(line, 'InvoiceQty') ?? '') * cents(textOf(line, 'PurchasePrice')),
    0n,
  )
  const extras = samplesNamed(record, 'ChargesAllowances')
  const charges = sum(
    extras.filter((extra) => textOf(extra, 'AllowChrgIndicator') === 'C'),
    'AllowChrgAmt',
  )
  const allowances = sum(
    extras.filter((extra) => textOf(extra, 'AllowChrgIndicator') === 'A'),
    'AllowChrgAmt',
  )
  const taxes = sum(samplesNamed(record, 'Taxes'), 'TaxAmount')
  expect(sum(lines, 'ExtendedItemTotal')).toBe(goods)
  expect([charges > 0n, allowances > 0n, taxes > 0n]).toEqual([true, true, true])
  expect(cents(valueAt(invoice, 'Summary/TotalAmount'))).toBe(goods + charges + taxes - allowances)
})

it('gives item numbers and cartons their check digits, and each carton a number of its own', async () => {
  const set = await setOf({ retailers: ['Riverbend Hardware', 'Meridian Electronics'], size: 'everything' })
  const numbers = new Set(['GTIN', 'EAN', 'ConsumerPackageCode', 'UPCCaseCode', 'InternationalStandardBookNumber'])
  const found = new Set<string>()
  const serials: string[] = []
  for (const { record } of set) {
    visit(record, ({ name, text }) => {
      if (text === undefined) return
      if (name === 'ShippingSerialID') serials.push(text)
      if (!numbers.has(name) && name !== 'ShippingSerialID') return
      found.add(name)
      expect({ name, text, last: text.slice(-1) }).toEqual({ name, text, last: checkDigit(text.slice(0, -1)) })
    })
  }
  expect(found).toEqual(new Set([...numbers, 'ShippingSerialID']))
  expect(serials.every((serial) => /^00\d{18}$/.test(serial))).toBe(true)
  expect(new Set(serials).size).toBe(serials.length)
})

it('grows from minimal to typical to everything', async () => {
  for (const model of fulfilmentModels) {
    const [minimal, typical, everything] = await Promise.all(sampleSizes.map((size) => setOf({ model, size })))
    for (const [at, sample] of (minimal ?? []).entries()) {
      const [small, usual, all] = [minimal, typical, everything].map((set) => {
        const own = set?.[at]
        return own ? valuePaths(own.record) : new Set<string>()
      })
      const { document } = sample.rules
      const added = { document, missing: [...(small ?? [])].filter((path) => !usual?.has(path)) }
      expect(added).toEqual({ document, missing: [] })
      expect([...(usual ?? [])].filter((path) => !all?.has(path))).toEqual([])
      expect([(small?.size ?? 0) * 2 < (usual?.size ?? 0) * 1.6, (usual?.size ?? 0) * 3 < (all?.size ?? 0)]).toEqual([
        true,
        true,
      ])
    }
  }
})

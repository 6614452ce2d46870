import { expect, test } from 'vitest'
import { createChecker } from '@/engines/rsx/checker'
import { madeExamples } from '@/modules/rsx/samples/made-examples'
import { platformSources } from '../../engines/rsx/sources/platform-sources'

const work = { signal: new AbortController().signal, report: () => undefined, transfer: () => undefined }

/** The findings of an example by the network's rules, without a design. */
async function findingsOf(fileName: string) {
  const example = madeExamples.find((one) => one.fileName === fileName)
  const bytes = new TextEncoder().encode(example?.text).buffer
  const checker = createChecker()
  const [opened] = await checker.open({ files: [{ name: fileName, bytes }] }, work)
  const document = opened?.document ?? ''
  await checker.rules({ sources: { ...platformSources(document, '7.7.4'), design: undefined } })
  const [result] = await checker.check({ documents: [{ id: 1, document, version: '7.7.4' }], retailers: [] }, work)
  return {
    verdicts: result?.verdicts,
    findings: result?.findings.map(({ code, place }) => [code, place.path]),
  }
}

const network = { retailer: undefined, warnings: 0, unknown: [] }

test.each([
  [
    'invoice-with-two-errors.xml',
    [
      ['unknown-code', 'LineItem/InvoiceLine/InvoiceQtyUOM'],
      ['sum-of-lines', 'Summary/TotalAmount'],
    ],
  ],
  [
    'shipment-with-two-errors.json',
    [
      ['date-format', 'Header/ShipmentHeader/ShipDate'],
      ['sscc', 'OrderLevel/PackLevel/Pack/ShippingSerialID'],
    ],
  ],
  ['order-that-passes.xml', []],
])('%s has the findings that its label names, by the rules that visitors may read', async (fileName, found) => {
  expect(await findingsOf(fileName)).toEqual({
    verdicts: [{ ...network, errors: found.length }],
    findings: found,
  })
})

test('each example has a name of its own', () => {
  expect(new Set(madeExamples.map(({ fileName }) => fileName)).size).toBe(madeExamples.length)
})

import { expect, test } from 'vitest'
import { checkDocument } from '@/engines/rsx/check/check-document'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { DesignRule, RuleModel } from '@/engines/rsx/rule-model'
import { withoutReplaced } from '@/engines/rsx/verdict'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { designNode } from '../check/design-rules'
import { freeYielder } from '../yielders'
import { read } from '../read/support'
import { briefOf, exampleWith, relationsIn, rulesFor, written } from './support'

const design = (name: string, mandatoryFor: string[], ...children: DesignRule[]): DesignRule =>
  designNode(name, { by: mandatoryFor }, children)

async function everythingIn(text: string, rules: RuleModel, retailers: string[] = []): Promise<Finding[]> {
  const reading = await read(text, { document: rules.document, name: 'file', rules })
  const { document } = reading
  const yielder = freeYielder()
  const checked = await checkDocument(document, rules, retailers, yielder)
  const relations = await relationsIn(document, rules, [...reading.findings, ...checked.findings])
  const { findings, total, levels, counts } = withoutReplaced(checked, relations)
  expect(total).toBe(findings.length)
  expect(levels.error).toBe(findings.filter(({ level }) => level === 'error').length)
  expect(counts.get(undefined)?.error ?? 0).toBe(
    findings.filter(({ level, retailers: names }) => level === 'error' && names.length === 0).length,
  )
  return [...findings, ...relations]
}

test('a value that is missing to everybody is not missing to a retailer, too', async () => {
  const rules: RuleModel = {
    ...rulesFor('Orders'),
    retailers: ['Harbor & Pine'],
    design: design(
      'Orders',
      [],
      design('Header', [], {
        ...design('Dates', [], design('DateTimeQualifier', []), design('Date', ['Harbor & Pine'])),
        repeats: true,
      }),
    ),
  }
  const text = written(exampleWith('PO104417-1-v7.7-BulkImport', { 'Header.Dates.2.Date': undefined }))
  const codes = (findings: readonly Finding[]) =>
    findings.filter(({ level }) => level === 'error').map(({ code }) => code)
  expect(codes(await everythingIn(text, rules, ['Harbor & Pine']))).toEqual(['qualifier-without-value'])
  expect(codes(await everythingIn(text, rules))).toEqual(['qualifier-without-value'])
})

test.each(['081234561044171018', '0008123456104417101', '000081234561044171018'])(
  'the length of the serial number %s is one finding',
  async (number) => {
    const example = exampleWith('SH104417-1-v7.7-BulkImport', {
      'OrderLevel.0.PackLevel.0.Pack.ShippingSerialID': number,
    })
    const findings = await everythingIn(written(example), rulesFor('Shipments'))
    expect(findings.map(briefOf)).toEqual([`sscc error OrderLevel/PackLevel[1]/Pack/ShippingSerialID: ${number}`])
  },
)

test('the examples have no finding of schema and relations', async () => {
  for (const example of examples()) {
    const findings = await everythingIn(written(example), rulesFor(example.document))
    expect(findings.map(briefOf)).toEqual([])
  }
})

const bulk = written(exampleWith('PO104417-1-v7.7-BulkImport', {}))
const invoice = written(exampleWith('IN104417-1-v7.7-BulkImport', {}))
const crossDock = written(exampleWith('PO104415-1-v7.7-CrossDock', {}))
const pallets = written(exampleWith('SH104417-1-v7.7-BulkImport_TareLevel', {}))

/** Moves the first part of a text between two marks, with the marks, to before another mark. */
function moved(text: string, from: string, to: string, before: string): string {
  const start = text.indexOf(from)
  const end = text.indexOf(to, start) + to.length
  const without = text.slice(0, start) + text.slice(end)
  const at = without.indexOf(before)
  return without.slice(0, at) + text.slice(start, end) + without.slice(at)
}

test.each([
  ['a line in the header', 'Orders', moved(bulk, '<LineItem>', '</LineItem>', '</Header>'), 'wrong-place'],
  [
    'a line with a mistyped name',
    'Orders',
    bulk.replace('<LineItem>', '<LineItm>').replace('</LineItem>', '</LineItm>'),
    'unknown-element',
  ],
  ['a date outside its group', 'Orders', moved(bulk, '<Date>2026-03-24', '</Date>', '<Contacts>'), 'wrong-place'],
  [
    'the quantity of a store outside its group',
    'Orders',
    moved(crossDock, '<LocationQuantity>', '</LocationQuantity>', '<PhysicalDetails>'),
    'wrong-place',
  ],
  [
    'cartons with a mistyped name',
    'Shipments',
    pallets
      .replace(/<(\/?)PackLevel>(?=\s*<Pack>\s*<PackLevelType>P)/, '<$1PackLvl>')
      .replace('</PackLevel>', '</PackLvl>'),
    'unknown-element',
  ],
  [
    'a header with a mistyped name',
    'Invoices',
    invoice.replace('<Header>', '<Heder>').replace('</Header>', '</Heder>'),
    'unknown-element',
  ],
  [
    'no header',
    'Invoices',
    invoice.slice(0, invoice.indexOf('<Header>')) + invoice.slice(invoice.indexOf('</Header>') + '</Header>'.length),
    'required-missing',
  ],
  ['an empty header', 'Invoices', invoice.replace(/<Header>[^]*<\/Header>/, '<Header></Header>'), 'empty-element'],
  ['no weight', 'Shipments', pallets.replace(/<Weight>\d+<\/Weight>/, ''), 'qualifier-without-value'],
])('%s is one error', async (_, document, text, code) => {
  const findings = await everythingIn(text, rulesFor(document))
  expect(findings.map((finding) => finding.code)).toEqual([code])
})

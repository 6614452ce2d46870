import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCertain, type Edit, type Finding } from '@/engines/rsx/findings/finding'
import { quickFixesOfKind } from '@/engines/rsx/verdict'
import { foundIn } from '../planted/found-in'
import { jsonOf, orderWith, plant, xmlOf } from './support'

/** A file beside this test, as a program wrote it. */
const read = (name: string) => readFileSync(new URL(`written-files/${name}`, import.meta.url), 'utf8')
const shipment = (content: string) => foundIn({ name: 'SH1.xml', content, document: 'Shipments' })
const order = (content: string, name = 'PO1.xml') => foundIn({ name, content })
const briefs = (findings: readonly Finding[]) =>
  findings.map(({ code, level, place }) => `${code} ${level} ${place.path.split('/').at(-1)}`)
const applied = (text: string, edits: readonly Edit[]) =>
  edits.reduceRight((file, { span, text: by }) => file.slice(0, span.start) + by + file.slice(span.end), text)
const lineOf = ({ message, fix, quickFix }: Finding) =>
  `${message} → ${fix} [${quickFix?.label}]${quickFix?.caution ?? ''}`

test('a word for no value is a placeholder in texts, codes and numbers, and never a near code', async () => {
  const { findings } = await shipment(read('false-for-no-value.xml'))
  const placeholders = findings.filter(({ code }) => code === 'placeholder')
  expect(placeholders.length).toBeGreaterThan(25)
  expect(new Set(placeholders.map(({ found }) => found))).toEqual(new Set(['False', 'stock.quant.package(5,)']))
  expect(findings.filter(({ found, code }) => found === 'False' && code !== 'placeholder')).toEqual([])
  expect(placeholders.every(({ quickFix }) => !isCertain(quickFix))).toBe(true)
})

test('each placeholder of a file is a warning where the schema accepts it, and an error elsewhere', async () => {
  const { findings } = await shipment(read('placeholders.xml'))
  expect(briefs(findings)).toMatchInlineSnapshot(`
    [
      "placeholder warning ShipmentIdentification",
      "placeholder warning BillOfLadingNumber",
      "placeholder warning AddressName",
      "placeholder warning Address1",
      "placeholder warning City",
      "placeholder error State",
      "placeholder warning Vendor",
      "placeholder warning VendorPartNumber",
    ]
  `)
})

test.each([
  ['a boolean', 'Header/OrderHeader/ShipCompleteCode', 'Y'],
  ['a word that has a placeholder in it', 'Header/Address/AddressName', 'None Such Records'],
  ['a sentence for people', 'Header/Address/AddressName', 'Falset'],
])('%s is no placeholder', async (_, path, value) => {
  expect((await order(xmlOf('Orders', orderWith(path, value)))).findings).toEqual([])
})

test.each([
  'None',
  'N/A',
  'null',
  '[object Object]',
  '${order.vendor}',
  '#REF!',
  'nil',
  'TBD',
  '<no value>',
  'System.String[]',
  'System.Collections.Generic.List`1[System.Object]',
  '@{Code=08; Name=Mug}',
  'java.lang.Object@1a2b3c',
  'stock.quant.package(5,)',
  '<app.Order object at 0x7f3a>',
  '%s',
  '%(name)s',
  '{0}',
  '{}',
  '-',
  '???',
  '***',
  'Infinity',
])('a program wrote %s as a name: a placeholder, which refuses nothing', async (value) => {
  const { findings, verdicts } = await order(xmlOf('Orders', orderWith('Header/Address/AddressName', value)))
  expect(briefs(findings)).toEqual(['placeholder warning AddressName'])
  expect(verdicts[0]?.errors).toBe(0)
})

test.each([
  ['System.Collections.Hashtable', 'a program wrote an object in short', undefined],
  ['@{PhysicalCode=1; Note=Steel}', 'a program wrote an object in short', undefined],
  ['System.Object[]', 'a program wrote an object in short', undefined],
  ['[object Object]', 'a program wrote an object in short', undefined],
  ['None', 'a placeholder that was written where there was no group', 'Remove PaymentTerms'],
])('a program wrote %s in place of a group: a placeholder', async (value, message, label) => {
  const xml = plant(xmlOf('Orders'), /<PaymentTerms>[^]*<\/PaymentTerms>/, `<PaymentTerms>${value}</PaymentTerms>`)
  const json = plant(jsonOf('Orders'), /"PaymentTerms": \[[^\]]*\]/, `"PaymentTerms": ${JSON.stringify(value)}`)
  for (const { findings } of [await order(xml), await order(json, 'PO1.json')]) {
    expect(briefs(findings)).toEqual(['placeholder error PaymentTerms'])
    expect(findings[0]?.message).toContain(message)
    expect([findings[0]?.quickFix?.label, isCertain(findings[0]?.quickFix)]).toEqual([label, false])
  }
})

test('blanks around a value make it too long: they are told, and left out with certainty', async () => {
  const path = 'Header/Address/PostalCode'
  for (const value of [`55802${' '.repeat(20)}`, `\n${' '.repeat(16)}55802\n`]) {
    const { findings, text } = await order(xmlOf('Orders', orderWith(path, value)))
    expect(findings.map(({ code, expected }) => [code, expected])).toEqual([['case-or-padding', '55802']])
    expect((await order(applied(text, quickFixesOfKind(findings, 'case-or-padding')))).findings).toEqual([])
  }
})

test.each([
  ['State', 'N.Y.', 'Write NY'],
  ['State', 'New  York', 'Write NY'],
  ['Country', 'U.S.A.', 'Write USA or US'],
  ['Country', 'Great Britain', 'Write GBR or GB'],
])('%s %j is told by its code', async (field, value, fix) => {
  const { findings } = await order(xmlOf('Orders', orderWith(`Header/Address/${field}`, value)))
  expect(findings.map((finding) => finding.fix)).toContainEqual(expect.stringContaining(fix))
})

test('a text that was read by a wrong encoding is shown as it was meant', async () => {
  const { findings, text } = await shipment(read('utf-8-read-as-windows-1252.xml'))
  expect(findings.map(({ code, level, expected }) => [code, level, expected])).toEqual([
    ['damaged-text', 'warning', 'Café Léa'],
    ['damaged-text', 'warning', '12 Main St – Dock 2'],
  ])
  expect((await shipment(applied(text, quickFixesOfKind(findings, 'damaged-text')))).findings).toEqual([])
})

test('a text that was read as Latin-1, with controls instead of letters, is shown as it was meant', async () => {
  const { findings } = await order(
    xmlOf('Orders', orderWith('Header/Address/AddressName', 'Caf\u00c3\u00a9 \u00c3\u0089t\u00c3\u00a9')),
  )
  expect(findings.map(({ code, expected }) => [code, expected])).toEqual([['damaged-text', 'Café Été']])
})

test.each([
  ['Men\u0092s Outlet', 'Men’s Outlet'],
  ['\u00d0\u009c\u00d0\u00b8\u00d1\u0080', 'Мир'],
  ['Quill &amp; Fern', 'Quill & Fern'],
  ['O&#39;Fern', "O'Fern"],
  ['Quill &#xe9;', 'Quill é'],
])('%j stands for %j, which is offered singly', async (damaged, meant) => {
  const { findings, text } = await order(xmlOf('Orders', orderWith('Header/Address/AddressName', damaged)))
  expect(findings.map(({ code, level, expected }) => [code, level, expected])).toEqual([
    ['damaged-text', 'warning', meant],
  ])
  expect(isCertain(findings[0]?.quickFix)).toBe(false)
  expect(
    (
      await order(
        applied(
          text,
          findings.flatMap(({ quickFix }) => quickFix?.edits ?? []),
        ),
      )
    ).findings,
  ).toEqual([])
})

test.each([
  'Café Léa',
  'CAFÉ»',
  'SÃO PAULO',
  'ESPAÑA',
  'Ünal Straße 5',
  'Москва',
  '東京',
  '☕ Café',
  'R&D; Lab',
  'Fern & Co',
])('%s is not damaged', async (text) => {
  expect((await order(xmlOf('Orders', orderWith('Header/Address/AddressName', text)))).findings).toEqual([])
})

test('a text that is damaged in part, or has lost letters, has no certain correction', async () => {
  for (const text of ['Café LÃ©a', 'Caf\ufffd', 'Caf├⌐']) {
    const { findings } = await order(xmlOf('Orders', orderWith('Header/Address/AddressName', text)))
    expect(briefs(findings)).toEqual(['damaged-text warning AddressName'])
    expect(isCertain(findings[0]?.quickFix)).toBe(false)
  }
})

test('a number that a spreadsheet shortened names the spreadsheet', async () => {
  const { findings } = await order(read('PO-gtin-from-a-spreadsheet.csv'), 'PO1.csv')
  expect(findings.map(lineOf)).toMatchInlineSnapshot(`
    [
      "GTIN is '1.08123E+13' (11 characters): a spreadsheet shortened a long number, and its digits are lost. → Take the number from its source, and format the column as text before numbers come into it: a spreadsheet drops leading zeros and shortens long numbers. [undefined]",
    ]
  `)
})

test('the name of a state or country is told with its code', async () => {
  const { findings } = await shipment(read('names-for-state-and-country.xml'))
  expect(findings.map(lineOf)).toMatchInlineSnapshot(`
    [
      "State is 'Minnesota' (9 characters). At most 2 are allowed. → Write MN, the code of 'Minnesota'. [Replace with MN]",
      "Country is 'United States' (13 characters). At most 3 are allowed. → Write USA or US, the code of 'United States'. [Replace with USA]US is the same country: take the form that your retailer expects.",
    ]
  `)
})

test('two lines in one level are given levels of their own', async () => {
  const { findings, text } = await shipment(read('two-lines-in-one-level.xml'))
  expect(briefs(findings)).toEqual(['too-many error ShipmentLine[2]'])
  const after = await shipment(applied(text, findings[0]?.quickFix?.edits ?? []))
  expect(after.findings.filter(({ code }) => code === 'too-many')).toEqual([])
  expect(after.text).toContain('<LineSequenceNumber>2<')
})

test('a date that stands for none is a warning', async () => {
  expect(briefs((await shipment(read('first-day-of-a-calendar.xml'))).findings)).toEqual(['no-date warning ShipDate'])
})

test('an invisible character in a number is removed for certain', async () => {
  const { findings, text } = await shipment(read('invisible-character-in-a-upc.xml'))
  expect(findings).toHaveLength(1)
  expect(isCertain(findings[0]?.quickFix)).toBe(true)
  expect((await shipment(applied(text, findings[0]?.quickFix?.edits ?? []))).findings).toEqual([])
})

test('removing all empty elements removes groups that have nothing else, and leaves no empty one', async () => {
  const { findings, text } = await shipment(read('every-element-written.xml'))
  const after = await shipment(applied(text, quickFixesOfKind(findings, 'empty-element')))
  expect(after.findings.filter(({ code }) => code === 'empty-element').map(lineOf)).toEqual([])
  const empty = (file: string) => file.match(/<(\w+)><\/\1>|<\w+\/>/g) ?? []
  expect(empty(text).length).toBeGreaterThan(40)
  expect(empty(after.text)).toEqual([])
})

test('the same ends clean in JSON, whichever properties and items are empty', async () => {
  const json = jsonOf('Orders')
  const empty = plant(
    plant(
      json,
      '"OrderHeader": {',
      '"Notes": [{"NoteCode": "", "Note": ""}, {"NoteCode": ""}], "OrderHeader": {"ReleaseNumber": "", "Department2": "",'.replace(
        ' "Department2": "",',
        '',
      ),
    ),
    '"Vendor": "V77410"',
    '"Vendor": "V77410", "CustomerOrderNumber": "", "Division": ""',
  )
  const { findings, text } = await order(empty, 'PO1.json')
  expect(findings.length).toBeGreaterThan(4)
  const after = await order(applied(text, quickFixesOfKind(findings, 'empty-element')), 'PO1.json')
  expect(after.findings).toEqual([])
  expect(JSON.parse(after.text)).toEqual(JSON.parse(json))
  for (const { quickFix } of findings) {
    const single = applied(text, quickFix?.edits ?? [])
    expect(() => JSON.parse(single) as unknown).not.toThrow()
  }
})

test('a group with a comment, a text or an attribute is not removed as empty', async () => {
  for (const inner of ['<!-- by hand --><NoteCode/>', '<NoteCode unit="EA"/>']) {
    const file = plant(xmlOf('Orders'), '</Header>', `<Notes>${inner}</Notes></Header>`)
    const { findings } = await order(file)
    const labels = findings.flatMap(({ quickFix }) => quickFix?.label ?? [])
    expect(labels.filter((label) => label.includes('which has no content'))).toEqual([])
  }
})

const at = (path: string, value: string) => order(xmlOf('Orders', orderWith(path, value)))

test.each([
  ['$36.50', '36.50'],
  ['€36.50', '36.50'],
  ['1,234,567', '1234567'],
  ['1.234.567,50', '1234567.50'],
  ['1 234 567', '1234567'],
  ["1'234.50", '1234.50'],
  ['36.50\u200b', '36.50'],
  ['1.09175E7', '10917500'],
  ['-1.2345678E+08', '-123456780'],
])('%s is the number %s for certain', async (written, meant) => {
  const { findings } = await at('LineItem/OrderLine/OrderQty', written)
  const [finding] = findings.filter(({ code }) => code === 'not-a-number')
  expect([finding?.quickFix?.label, isCertain(finding?.quickFix)]).toEqual([`Replace with ${meant}`, true])
})

test.each([
  '1,234',
  '1.5E+3',
  '12 500',
  '36.50 each',
  '50¢',
  '￠50',
  '50p',
  '7%',
  '7‰',
  '5K',
  '5 CR',
  '(5.00)',
  '1.2345678901234567E9',
])('%s is no number for certain', async (written) => {
  const { findings } = await at('LineItem/OrderLine/OrderQty', written)
  expect(findings.filter(({ code, quickFix }) => code === 'not-a-number' && quickFix === undefined)).toHaveLength(1)
})

test.each([
  ['2026-03-02T00:00:00', true, ''],
  ['2026-03-02 00:00', true, ''],
  ['2026-03-02T14:30:00', false, 'the time 14:30:00'],
  ['2026-03-02T00:00:00-0600', false, 'the offset -0600'],
  ['2026-03-02-0600', false, 'the offset -0600'],
  ['2026-03-02Z', false, 'the offset Z'],
])('of %s the day is offered, for certain: %s', async (written, certain, lost) => {
  const { findings } = await at('Header/OrderHeader/PurchaseOrderDate', written)
  expect(findings.map(({ quickFix }) => [quickFix?.label, isCertain(quickFix)])).toEqual([
    ['Replace with 2026-03-02', certain],
  ])
  expect(findings[0]?.quickFix?.caution ?? '').toContain(lost)
})

test('an offset of a time without its colon gets it', async () => {
  const { findings } = await at('Header/Dates/Time', '14:30:00-0600')
  expect(findings.map(({ quickFix }) => [quickFix?.label, isCertain(quickFix)])).toEqual([
    ['Replace with 14:30:00-06:00', true],
  ])
})

test('no advice tells to delete or shorten what has content', async () => {
  const { findings } = await order(
    plant(plant(xmlOf('Orders'), '<Vendor>', '<Zzzyx>9</Zzzyx><Vendor>'), '</Header>', '<City>Ames</City></Header>'),
  )
  expect(findings.map(({ fix = '' }) => fix).filter((fix) => /remove|delete|shorten/i.test(fix))).toEqual([])
  expect(findings.length).toBeGreaterThan(1)
})

test.each(['LÃ™', 'AVELÃ®', 'MAÇÃ»', 'LÃ”'])('%s may be meant, so its correction is not certain', async (text) => {
  const { findings } = await order(xmlOf('Orders', orderWith('Header/Address/AddressName', text)))
  expect(briefs(findings)).toEqual(['damaged-text warning AddressName'])
  expect(isCertain(findings[0]?.quickFix)).toBe(false)
})

test.each(['Nan', 'System.Black', 'Dr.No(5)'])('%s is a name and no placeholder', async (text) => {
  expect((await order(xmlOf('Orders', orderWith('Header/Address/AddressName', text)))).findings).toEqual([])
})

test.each(['nan', 'NaN', 'NAN', 'System.String[]', 'System.Collections.Hashtable', 'java.lang.Object@1a2b3c'])(
  '%s is a placeholder',
  async (text) => {
    const { findings } = await order(xmlOf('Orders', orderWith('Header/Address/AddressName', text)))
    expect(briefs(findings)).toEqual(['placeholder warning AddressName'])
  },
)

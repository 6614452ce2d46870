import { describe, expect, test } from 'vitest'
import { checkRelations } from '@/engines/rsx/domain/check-relations'
import { compiledRules } from '../check/compiled-rules'
import { freeYielder } from '../yielders'
import { read } from '../read/support'
import { inputFile } from './input-files'
import { briefOf, exampleWith, findingsIn, written, xmlOf } from './support'

const briefsIn = async (text: string, document: string) => (await findingsIn(text, document)).map(briefOf)

/** The findings of the relations of a whole document, with the rules of the platform. */
async function allBriefsIn(name: string, document: string): Promise<string[]> {
  const rules = await compiledRules(document)
  const reading = await read(inputFile(name), { document, name: `${name}.xml`, rules })
  return (await checkRelations(reading.document, rules, freeYielder(), reading.findings)).findings.map(briefOf)
}

describe('documents as programs write them', () => {
  test.each([
    [
      'negative-invoice',
      'Invoices',
      [
        'zero-or-negative error LineItem/InvoiceLine/InvoiceQty: -6',
        'zero-or-negative error LineItem/InvoiceLine/ExtendedItemTotal: -75',
        'zero-or-negative error Summary/TotalAmount: -75',
      ],
    ],
    [
      'negative-ship-quantity',
      'Shipments',
      ['zero-or-negative error OrderLevel/PackLevel/ItemLevel/ShipmentLine/ShipQty: -6'],
    ],
    [
      'credit-with-negative-tax-and-no-lines',
      'Invoices',
      ['no-content warning : ', 'zero-or-negative error Header/Taxes/TaxAmount: -23.28'],
    ],
    ['order-of-no-units', 'Orders', ['zero-or-negative error LineItem/OrderLine/OrderQty: 0']],
    ['sales-total-net-of-line-allowance', 'Invoices', ['sum-of-lines warning Summary/TotalSalesAmount: 266.38']],
    ['allowance-paid-by-cheque', 'Invoices', []],
    ['ship-notice-without-items', 'Shipments', ['no-content error : ']],
    ['invoice-without-lines', 'Invoices', ['no-content error : ']],
    ['upc-and-gtin-of-two-items', 'Orders', ['item-numbers-differ error LineItem/OrderLine/GTIN: 00614141000203']],
  ])('are judged as the guides and practice say: %s', async (name, document, expected) => {
    expect(await allBriefsIn(name, document)).toEqual(expected)
  })
})

describe('an amount that its handling code leaves out of the invoice', () => {
  const invoice = (code: string, total: string, indicator = 'A') =>
    xmlOf(
      'Invoices',
      `<Header><ChargesAllowances><AllowChrgIndicator>${indicator}</AllowChrgIndicator><AllowChrgCode>C310</AllowChrgCode><AllowChrgAmt>5.00</AllowChrgAmt>
       <AllowChrgHandlingCode>${code}</AllowChrgHandlingCode></ChargesAllowances></Header>
       <LineItem><InvoiceLine><EAN>40170725</EAN><InvoiceQty>6</InvoiceQty><InvoiceQtyUOM>EA</InvoiceQtyUOM><PurchasePrice>12.50</PurchasePrice>
       <ExtendedItemTotal>75.00</ExtendedItemTotal></InvoiceLine></LineItem><Summary><TotalAmount>${total}</TotalAmount></Summary>`,
    )
  const error = (total: string) => [`sum-of-lines error Summary/TotalAmount: ${total}`]
  const warning = (total: string) => [`sum-of-lines warning Summary/TotalAmount: ${total}`]

  test.each(['02', '06'])('counts with %s', async (code) => {
    expect(await briefsIn(invoice(code, '70.00'), 'Invoices')).toEqual([])
    expect(await briefsIn(invoice(code, '75.00'), 'Invoices')).toEqual(error('75'))
    expect(await briefsIn(invoice(code, '80.00', 'C'), 'Invoices')).toEqual([])
  })

  test.each(['01', '03', '05', '09'])('does not count with %s, and where it does the reason is said', async (code) => {
    expect(await briefsIn(invoice(code, '75.00'), 'Invoices')).toEqual([])
    expect(await briefsIn(invoice(code, '70.00'), 'Invoices')).toEqual(warning('70'))
    expect(await briefsIn(invoice(code, '71.00'), 'Invoices')).toEqual(error('71'))
  })

  test.each(['04', '13'])('may count with %s', async (code) => {
    expect(await briefsIn(invoice(code, '75.00'), 'Invoices')).toEqual([])
    expect(await briefsIn(invoice(code, '70.00'), 'Invoices')).toEqual([])
    expect(await briefsIn(invoice(code, '71.00'), 'Invoices')).toEqual(error('71'))
  })

  test('does not count with 15, for information', async () => {
    expect(await briefsIn(invoice('15', '75.00'), 'Invoices')).toEqual([])
    expect(await briefsIn(invoice('15', '70.00'), 'Invoices')).toEqual(error('70'))
  })

  test.each([
    ['A', '80.00', []],
    ['D', '70.00', []],
    ['I', '75.00', []],
    ['O', '75.00', []],
    ['I', '80.00', error('80')],
  ])('is a tax with relationship %s and a total of %s', async (code, total, expected) => {
    const text = invoice('02', total).replace(
      /<ChargesAllowances>[^]*<\/ChargesAllowances>/,
      `<Taxes><TaxAmount>5.00</TaxAmount><RelationshipCode>${code}</RelationshipCode></Taxes>`,
    )
    expect(await briefsIn(text, 'Invoices')).toEqual(expected)
  })
})

describe('a total that practice computes in another way is a warning with the reason', () => {
  const invoice = 'IN104417-1-v7.7-BulkImport'
  const net = { 'LineItem.0.InvoiceLine.ExtendedItemTotal': 481.5 }

  test.each([
    ['a line with its charge', net, 'LineItem[1]/InvoiceLine/ExtendedItemTotal', 'It is net of the allowances'],
    [
      'charges of the header only',
      { 'Summary.TotalChargesAmount': 0, 'Summary.TotalTaxesAndCharges': 104.75 },
      'Summary/TotalChargesAmount',
      'It counts the header only',
    ],
    ['sales less all allowances', { 'Summary.TotalSalesAmount': 2166.78 }, 'Summary/TotalSalesAmount', 'It is net of'],
  ])('such as %s', async (_, changes, path, reason) => {
    const found = await findingsIn(written(exampleWith(invoice, changes)), 'Invoices')
    const own = found.filter(({ place }) => place.path === path)
    expect(own.map(({ level }) => level)).toEqual(['warning'])
    expect(own[0]?.message).toContain(reason)
    expect(own[0]?.fix).toBe('Ask the retailer which of the two is expected.')
    expect(found.filter(({ level }) => level === 'error')).toEqual([])
  })

  test.each([
    ['freight', 'TotalFreightCharges', { TotalAmount: 125, TotalFreightCharges: 50 }, ['TotalAmount']],
    [
      'freight and other charges',
      'TotalFreightCharges and TotalNonFreightCharges',
      { TotalAmount: 130, TotalFreightCharges: 50, TotalNonFreightCharges: 5 },
      ['TotalAmount'],
    ],
    [
      'freight in several totals',
      'TotalFreightCharges',
      { TotalAmount: 125, TotalFreightCharges: 50, TotalTaxesAndCharges: 50, TotalChargesAmount: 50 },
      ['TotalAmount', 'TotalTaxesAndCharges', 'TotalChargesAmount'],
    ],
  ])('%s that only the summary states', async (_, counted, totals, names) => {
    const summary = (values: object) =>
      Object.entries(values)
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join('')
    const invoiceOf = (values: object) =>
      xmlOf(
        'Invoices',
        `<LineItem><InvoiceLine><EAN>40170725</EAN><ExtendedItemTotal>75.00</ExtendedItemTotal></InvoiceLine></LineItem>
         <Summary>${summary(values)}</Summary>`,
      )
    const found = await findingsIn(invoiceOf(totals), 'Invoices')
    expect(found.map(({ level, place }) => [level, place.path])).toEqual(
      names.map((name) => ['warning', `Summary/${name}`]),
    )
    for (const { message } of found) expect(message).toContain(`It counts ${counted} of the summary`)
    expect(await briefsIn(invoiceOf({ ...totals, TotalAmount: 126 }), 'Invoices')).toContain(
      'sum-of-lines error Summary/TotalAmount: 126',
    )
  })

  test('a stated total of zero explains nothing', async () => {
    const zero = exampleWith(invoice, { 'Summary.TotalAmount': 2211, 'Summary.TotalTaxesAndCharges': 0 })
    expect(await briefsIn(written(zero), 'Invoices')).toEqual([
      'sum-of-lines error Summary/TotalAmount: 2211',
      'sum-of-lines error Summary/TotalTaxesAndCharges: 0',
    ])
  })

  test('a difference without its sign', async () => {
    const change = exampleWith('PC104417-1-v7.7-BulkImport', { 'LineItem.0.OrderLine.VarianceQty': 6 })
    expect(await briefsIn(written(change), 'OrderChanges')).toEqual([
      'line-total warning LineItem[1]/OrderLine/VarianceQty: 6',
    ])
    const wrong = exampleWith('PC104417-1-v7.7-BulkImport', { 'LineItem.0.OrderLine.VarianceQty': -7 })
    expect(await briefsIn(written(wrong), 'OrderChanges')).toEqual([
      'line-total error LineItem[1]/OrderLine/VarianceQty: -7',
    ])
  })

  test('the quantity of each place in place of their sum', async () => {
    const stores = (total: number) =>
      exampleWith('PO104415-1-v7.7-CrossDock', {
        'LineItem.0.QuantitiesSchedulesLocations.0.TotalQty': total,
        'LineItem.0.QuantitiesSchedulesLocations.0.LocationQuantity.0.Qty': 18,
        'LineItem.0.QuantitiesSchedulesLocations.0.LocationQuantity.1.Qty': 18,
      })
    const path = 'LineItem[1]/QuantitiesSchedulesLocations/TotalQty'
    expect(await briefsIn(written(stores(18)), 'Orders')).toEqual([`store-quantities warning ${path}: 18`])
    expect(await briefsIn(written(stores(20)), 'Orders')).toEqual([`store-quantities error ${path}: 20`])
  })

  test('goods that lie on a pallet without cartons', async () => {
    const { document, record } = exampleWith('SH104417-1-v7.7-BulkImport', {
      'OrderLevel.0.PackLevel.0.Pack.PackLevelType': 'T',
    })
    const found = await findingsIn(written({ document, record }), 'Shipments')
    expect(found.filter(({ code }) => code === 'empty-pallet').map(({ level }) => level)).toEqual(['warning'])
  })
})

describe('the numbers of one item', () => {
  const line = (fields: Record<string, string>) =>
    xmlOf(
      'Orders',
      `<LineItem><OrderLine>${Object.entries(fields)
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join('')}</OrderLine></LineItem>`,
    )
  const upc = { ConsumerPackageCode: '812345600018' }

  test.each([
    ['the same with zeros before it', { ...upc, GTIN: '00812345600018' }],
    ['the GTIN of its case', { ...upc, GTIN: '10812345600015' }],
    ['the EAN with a zero', { ...upc, EAN: '0812345600018' }],
    ['a case with a number of its own', { ...upc, UPCCaseCode: '614141000203' }],
    ['a short EAN, of which nothing can be told', { ...upc, EAN: '40170725' }],
  ])('agree: %s', async (_, fields) => {
    expect(await briefsIn(line(fields), 'Orders')).toEqual([])
  })

  test.each([
    ['error', { ...upc, GTIN: '00614141000203' }],
    ['error', { ...upc, GTIN: '10614141000200' }],

    ['warning', { ...upc, EAN: '4006381333931' }],
    ['warning', { ...upc, UPCCaseCode: '10614141000200' }],
  ])('disagree, an %s: %j', async (level, fields) => {
    const found = await findingsIn(line(fields), 'Orders')
    expect(found.map((finding) => [finding.code, finding.level])).toEqual([['item-numbers-differ', level]])
  })

  test('with a wrong check digit have that error alone', async () => {
    const found = await findingsIn(line({ ...upc, GTIN: '00614141000204' }), 'Orders')
    expect(found.map(({ code }) => code)).toEqual(['item-check-digit'])
  })
})

describe('codes without values', () => {
  const header = (document: string, content: string) => xmlOf(document, `<Header>${content}</Header>`)

  test.each([
    [
      'a place without a number',
      '<Address><AddressTypeCode>ST</AddressTypeCode><LocationCodeQualifier>92</LocationCodeQualifier><Address1>305 Maple Court</Address1></Address>',
    ],
    [
      'an agency without its code',
      '<ChargesAllowances><AllowChrgIndicator>A</AllowChrgIndicator><AllowChrgAgencyCode>VI</AllowChrgAgencyCode><AllowChrgAmt>5</AllowChrgAmt></ChargesAllowances>',
    ],
    ['a contact with its role only', '<Contacts><ContactTypeCode>OC</ContactTypeCode></Contacts>'],
    ['a packing without a number', '<QuantityAndWeight><PackingMedium>CTN</PackingMedium></QuantityAndWeight>'],
    ['a weight without its unit', '<QuantityAndWeight><Weight>12</Weight></QuantityAndWeight>'],
  ])('are a warning that says so where practice has them: %s', async (_, content) => {
    const [finding, ...others] = await findingsIn(header('Orders', content), 'Orders')
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'qualifier-without-value', level: 'warning' })
    expect(finding?.message).toContain('Many files have it so, and some partners refuse it.')
  })

  test.each([
    ['a time alone', '<Dates><DateTimeQualifier>002</DateTimeQualifier><Time>14:30:00</Time></Dates>'],
    ['a period', '<Dates><DateTimeQualifier>002</DateTimeQualifier><DateTimePeriod>2026W12</DateTimePeriod></Dates>'],
    [
      'a reference by its text',
      '<References><ReferenceQual>PD</ReferenceQual><Description>Spring</Description></References>',
    ],
    [
      'a reference by others',
      '<References><ReferenceQual>PD</ReferenceQual><ReferenceIDs><ReferenceQual>CO</ReferenceQual><ReferenceID>1</ReferenceID></ReferenceIDs></References>',
    ],
    ['an address without a role', '<Address><AddressName>Cobbleway Stores</AddressName></Address>'],
    [
      'an address by its town',
      '<Address><AddressTypeCode>SF</AddressTypeCode><City>Ames</City><PostalCode>50010</PostalCode></Address>',
    ],
    [
      'a contact by email',
      '<Contacts><ContactTypeCode>OC</ContactTypeCode><PrimaryEmail>a@b.example</PrimaryEmail></Contacts>',
    ],
    [
      'a contact by phone',
      '<Contacts><ContactTypeCode>OC</ContactTypeCode><PrimaryPhone>555-0142</PrimaryPhone></Contacts>',
    ],
    [
      'a place of delivery terms without its name',
      '<FOBRelatedInstruction><FOBPayCode>PP</FOBPayCode><FOBLocationQualifier>DE</FOBLocationQualifier></FOBRelatedInstruction>',
    ],
    [
      'a charge with a percentage',
      '<ChargesAllowances><AllowChrgIndicator>C</AllowChrgIndicator><AllowChrgPercentQual>2</AllowChrgPercentQual><AllowChrgPercent>2</AllowChrgPercent></ChargesAllowances>',
    ],
    [
      'a charge at a rate for a unit',
      '<ChargesAllowances><AllowChrgIndicator>C</AllowChrgIndicator><AllowChrgRate>0.05</AllowChrgRate><AllowChrgQtyUOM>EA</AllowChrgQtyUOM></ChargesAllowances>',
    ],
    ['a tax by its number', '<Taxes><TaxTypeCode>GS</TaxTypeCode><TaxID>123456789</TaxID></Taxes>'],
    [
      'a count without a unit',
      '<QuantityTotals><QuantityTotalsQualifier>SQT</QuantityTotalsQualifier><Quantity>15</Quantity></QuantityTotals>',
    ],
  ])('are right: %s', async (_, content) => {
    expect(await briefsIn(header('Invoices', content), 'Invoices')).toEqual([])
  })

  test.each([
    ['a date without a day', '<Dates><DateTimeQualifier>002</DateTimeQualifier></Dates>'],
    ['a day without its meaning', '<Dates><Date>2026-03-24</Date></Dates>'],
    ['a reference without a number', '<References><ReferenceQual>PD</ReferenceQual></References>'],
    ['a number without its meaning', '<References><ReferenceID>SPRING-26</ReferenceID></References>'],
    ['a role without an address', '<Address><AddressTypeCode>ST</AddressTypeCode></Address>'],
  ])('are an error where nobody can use them: %s', async (_, content) => {
    const found = await findingsIn(header('Invoices', content), 'Invoices')
    expect(found.map(({ code, level }) => [code, level])).toEqual([['qualifier-without-value', 'error']])
  })

  test('have no advice that deletes them', async () => {
    for (const content of ['<Notes><NoteCode>GFT</NoteCode></Notes>', '<Dates><Date>2026-03-24</Date></Dates>']) {
      const [finding] = await findingsIn(header('Orders', content), 'Orders')
      expect(finding?.fix).toMatch(/^Add /)
      expect(finding?.fix).not.toMatch(/remove|leave/i)
    }
  })
})

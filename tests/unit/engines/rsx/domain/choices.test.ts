import { describe, expect, test } from 'vitest'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { GroupRule, RuleModel } from '@/engines/rsx/rule-model'
import { read } from '../read/support'
import { findingsIn, relationsIn, rulesFor, xmlOf } from './support'

const header = (content: string) => xmlOf('Orders', `<Header>${content}</Header>`)
const line = (content: string) => xmlOf('Orders', `<LineItem><OrderLine>${content}</OrderLine></LineItem>`)

/** The parts of findings that name elements or values. */
const saidOf = (findings: readonly Finding[]) =>
  findings.map(({ level, found, expected, message, fix }) => [level, found, expected, message, fix])

/** The rules of orders whose lines have these elements only. */
function rulesWithLine(names: readonly string[]): RuleModel {
  const rules = structuredClone(rulesFor('Orders'))
  const group = (parent: GroupRule, name: string) => parent.byName.get(name)?.content as GroupRule
  const orderLine = group(group(rules.record.content, 'LineItem'), 'OrderLine')
  const elements = orderLine.elements.filter(({ name }) => names.includes(name))
  Object.assign(orderLine, { elements, byName: new Map(elements.map((element) => [element.name, element])) })
  return rules
}

async function findingsBy(rules: RuleModel, text: string, reported: readonly Finding[] = []): Promise<Finding[]> {
  const { document } = await read(text, { rules })
  return relationsIn(document, rules, reported)
}

describe('one of several that a group needs', () => {
  const numbers =
    'BuyerPartNumber, VendorPartNumber, ConsumerPackageCode, EAN, GTIN, UPCCaseCode, NatlDrugCode, InternationalStandardBookNumber'

  test('is named with all, and the first three in the advice', async () => {
    expect(saidOf(await findingsIn(line('<Department>1</Department>'), 'Orders'))).toEqual([
      [
        'error',
        undefined,
        `${numbers} or ProductID`,
        `OrderLine has no number of an item. One of ${numbers} and ProductID is needed.`,
        'Add BuyerPartNumber, VendorPartNumber or ConsumerPackageCode.',
      ],
    ])
  })

  test('is named as far as the schema has them', async () => {
    const text = line('<Department>1</Department>')
    expect(saidOf(await findingsBy(rulesWithLine(['Department', 'GTIN', 'VendorPartNumber']), text))).toEqual([
      [
        'error',
        undefined,
        'VendorPartNumber or GTIN',
        'OrderLine has no number of an item. One of VendorPartNumber and GTIN is needed.',
        'Add VendorPartNumber or GTIN.',
      ],
    ])
    expect(await findingsBy(rulesWithLine(['Department']), text)).toEqual([])
  })

  test.each([
    ['another element has an unknown name', line('<Part>1</Part>')],
    [
      'one is beside the group',
      xmlOf(
        'Orders',
        '<LineItem><OrderLine><Department>1</Department></OrderLine><GTIN>10812345600015</GTIN></LineItem>',
      ),
    ],
  ])('is not missed where %s', async (_, text) => {
    expect((await findingsIn(text, 'Orders')).filter(({ code }) => code === 'exactly-one')).toEqual([])
  })

  test('is missed where a group of its name is beside the group', async () => {
    const text = xmlOf(
      'Orders',
      '<LineItem><OrderLine><Department>1</Department></OrderLine><GTIN><A>1</A></GTIN></LineItem>',
    )
    expect((await findingsIn(text, 'Orders')).map(({ code }) => code)).toEqual(['exactly-one'])
  })

  test.each([
    ['N', 0],
    [' N ', 0],
    ['C', 1],
  ])('is not needed with the value that makes it needless: %j', async (indicator, count) => {
    const text = header(`<ChargesAllowances><AllowChrgIndicator>${indicator}</AllowChrgIndicator></ChargesAllowances>`)
    const found = await findingsIn(text, 'Orders')
    expect(found.map(({ code, message }) => [code, message])).toEqual(
      Array.from({ length: count }, () => [
        'exactly-one',
        'ChargesAllowances has no amount, percentage or rate. One of AllowChrgAmt, AllowChrgPercent and AllowChrgRate is needed. Many files have it so, and some partners refuse it.',
      ]),
    )
  })
})

test('a line of sales data says which item it is about', async () => {
  const activity = xmlOf(
    'ProductActivities',
    '<LineItem><ActivityLine><Department>1</Department></ActivityLine></LineItem>',
  )
  expect((await findingsIn(activity, 'ProductActivities')).map(({ code, place }) => [code, place.path])).toEqual([
    ['exactly-one', 'LineItem/ActivityLine'],
  ])
})

test('full payment terms have a percentage, days and dates', async () => {
  const terms = `<PaymentTerms><TermsType>08</TermsType><TermsBasisDateCode>3</TermsBasisDateCode>
    <TermsDiscountPercentage>2</TermsDiscountPercentage><TermsDiscountDate>2026-03-20</TermsDiscountDate>
    <TermsDiscountDueDays>10</TermsDiscountDueDays><TermsNetDueDate>2026-04-09</TermsNetDueDate>
    <TermsNetDueDays>30</TermsNetDueDays><TermsDiscountAmount>4.50</TermsDiscountAmount></PaymentTerms>`
  for (const document of ['Orders', 'Invoices']) {
    expect(await findingsIn(xmlOf(document, `<Header>${terms}</Header>`), document)).toEqual([])
  }
})

describe('a role that two addresses have', () => {
  const address = (role: string) =>
    `<Address><AddressTypeCode>${role}</AddressTypeCode><AddressName>Cobbleway Stores</AddressName></Address>`

  test('is a warning at the second, which names the place of the first', async () => {
    expect(saidOf(await findingsIn(header(address('BT') + address('ST') + address(' BT ')), 'Orders'))).toEqual([
      [
        'warning',
        'BT',
        undefined,
        "Another address has AddressTypeCode 'BT' already (Line 1, column 90). Only one can have this role.",
        'Correct the role of the one that has another.',
      ],
    ])
  })

  test.each([
    ['a role that may occur twice', address('ZZ') + address('ZZ')],
    ['no role', '<Address><AddressName>A</AddressName></Address>'.repeat(2)],
    ['a carrier', `${address('BT')}<CarrierInformation>${address('BT')}</CarrierInformation>`],
    ['another group', `${address('BT')}<Paperwork><AddressTypeCode>BT</AddressTypeCode></Paperwork>`],
  ])('is none: %s', async (_, addresses) => {
    expect(await findingsIn(header(addresses), 'Orders')).toEqual([])
  })
})

describe('what was reported already', () => {
  const dates = '<Dates><DateTimeQualifier>002</DateTimeQualifier></Dates>'
  const text = header(dates + dates)
  const rules = rulesFor('Orders')

  async function pathsWith(change: (at: number) => Partial<Finding>): Promise<string[]> {
    const { document } = await read(text, { rules })
    const second = document.records[0]?.children[0]?.children[1]
    if (!second) throw new Error('no dates')
    const at = second.content.end
    const finding = {
      code: 'retailer-field',
      place: document.placeOf({ start: at, end: at }),
      reference: { kind: 'field', field: 'Date' },
      ...change(at),
    } as Finding
    return (await relationsIn(document, rules, [finding])).map(({ place }) => place.path)
  }

  const first = 'Header/Dates[1]/DateTimeQualifier'
  const second = 'Header/Dates[2]/DateTimeQualifier'

  test.each([
    ['another field', { reference: { kind: 'field', field: 'Quantity' } }, [first, second]],
    ['another error', { code: 'too-long' }, [first, second]],
    ['what a retailer requires', {}, [first, second]],
    ['what the schema requires', { code: 'required-missing' }, []],
    ['a misspelt element', { code: 'unknown-element' }, []],
    ['an element in the wrong place', { code: 'wrong-place' }, []],
    ['a row that moved', { code: 'column-count', reference: undefined }, []],
    ['an error without a field', { code: 'unknown-element', reference: undefined }, [first, second]],
  ] as const)('leaves these, where it is %s', async (_, change, expected) => {
    expect(await pathsWith(() => change as Partial<Finding>)).toEqual(expected)
  })
})

test('what a CSV layout has no place for is not missed', async () => {
  const csv = 'RecordType,OrderHeader_Vendor,Dates_DateTimeQualifier\r\nH,,002\r\n'
  const full = rulesFor('Orders')
  expect((await findingsBy(full, csv)).map(({ code }) => code)).toEqual(['qualifier-without-value'])
  const without = full.csvLayout?.filter(({ path }) => !/^Header\/Dates\/(?:Date|Time|DateTimePeriod)$/.test(path))
  expect(await findingsBy({ ...full, csvLayout: without }, csv)).toEqual([])
})

test('a value that is written with a reference to a character has no fix', async () => {
  const [plain] = await findingsIn(line('<GTIN>10812345600019</GTIN>'), 'Orders')
  expect([plain?.code, plain?.quickFix?.label]).toEqual(['item-check-digit', 'Replace with 10812345600015'])
  const [escaped] = await findingsIn(line('<GTIN>1081234560001&#57;</GTIN>'), 'Orders')
  expect([escaped?.code, escaped?.found, escaped?.quickFix]).toEqual(['item-check-digit', '10812345600019', undefined])
})

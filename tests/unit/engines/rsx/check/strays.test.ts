import { describe, expect, test } from 'vitest'
import type { Finding } from '@/engines/rsx/findings/finding'
import { check, jsonOf, linesOf, plant, xmlOf } from './support'

const order = xmlOf('Orders')
const json = jsonOf('Orders')
const inHeader = (element: string) => plant(order, '<OrderHeader>', `<OrderHeader>${element}`)

/** Each finding of a file without its place: found, expected, message and the next step. */
async function saidOf(file: string): Promise<Pick<Finding, 'found' | 'expected' | 'message' | 'fix'>[]> {
  const { reading, result } = await check(file)
  return [...reading, ...result.findings].map(({ found, expected, message, fix }) => ({
    found,
    expected,
    message,
    fix,
  }))
}

describe('an element in the wrong place', () => {
  test.each([
    ['LineItem', 'Order', 'It belongs in Order.', 'Move it to Order.'],
    [
      'City',
      'Header/Address or Header/CarrierInformation/Address',
      'It belongs in Header/Address, Header/CarrierInformation/Address.',
      'Move it to where it belongs.',
    ],
    [
      'AddressTypeCode',
      'Header/Address, Header/Paperwork or Header/CarrierInformation/Address',
      'It belongs in Header/Address, Header/Paperwork, Header/CarrierInformation/Address.',
      'Move it to where it belongs.',
    ],
    [
      'LocationCodeQualifier',
      'Header/Address, Header/Paperwork or LineItem/QuantitiesSchedulesLocations',
      'It belongs in Header/Address, Header/Paperwork, LineItem/QuantitiesSchedulesLocations and 1 other place.',
      'Move it to where it belongs.',
    ],
    [
      'WeightQualifier',
      'Header/QuantityAndWeight, Header/QuantityTotals or LineItem/PhysicalDetails',
      'It belongs in Header/QuantityAndWeight, Header/QuantityTotals, LineItem/PhysicalDetails and 2 other places.',
      'Move it to where it belongs.',
    ],
  ])('is told its places: %s', async (name, expected, places, fix) => {
    expect(await saidOf(inHeader(`<${name}>x</${name}>`))).toEqual([
      { found: name, expected, message: `${name} may not be in OrderHeader. ${places}`, fix },
    ])
  })

  test('explains as many missing ones as there are of it', async () => {
    const partner = '<TradingPartnerId>NGO</TradingPartnerId>'
    const record = (misplaced: string) =>
      `<Order><Header>${misplaced}<OrderHeader><PurchaseOrderNumber>1</PurchaseOrderNumber></OrderHeader></Header></Order>`
    const missing = async (...misplaced: string[]) => {
      const { result } = await check(
        `<Orders xmlns="https://rsx.network.example/7.7">${misplaced.map(record).join('')}</Orders>`,
      )
      return result.findings.filter(({ code }) => code === 'required-missing').length
    }
    expect(await missing('', '', '')).toBe(3)
    expect(await missing('', '', partner)).toBe(2)
    expect(await missing(partner + partner, '', '')).toBe(1)
    expect(await missing(partner, partner, partner)).toBe(0)
  })

  test('is one finding for all items of a JSON array, and one for each element of XML', async () => {
    const items = plant(json, '"OrderHeader": {', '"OrderHeader": { "City": ["Elm", "Oak"],')
    expect(await linesOf(items)).toEqual([expect.stringMatching(/^wrong-place error .*City may not be/)])
    expect(await linesOf(inHeader('<City>Elm</City><City>Oak</City>'))).toHaveLength(2)
  })
})

describe('an unknown element', () => {
  test('may be each of the nearest that are still missing', async () => {
    const address = (names: string) => plant(order, /<Address1>400.*?<\/Address1>/, names)
    expect(await saidOf(address('<Address1>400</Address1><Address9>x</Address9>'))).toEqual([
      {
        found: 'Address9',
        expected: 'Address2',
        message: "'Address9' is not an element of Address. Did you mean Address2, Address3 or Address4?",
        fix: 'Rename it to the one that you mean.',
      },
    ])
    expect(await saidOf(address('<Address9>x</Address9>'))).toMatchObject([
      { message: "'Address9' is not an element of Address. Did you mean Address1, Address2 or Address3?" },
    ])
    const all = [1, 2, 3, 4].map((at) => `<Address${at}>x</Address${at}>`).join('')
    expect(await saidOf(address(`${all}<Address9>x</Address9>`))).toMatchObject([
      { message: "'Address9' is not an element of Address. Did you mean Address1, Address2 or Address3?" },
    ])
  })

  test('is compared with the names of its own group', async () => {
    const file = plant(order, '<OrderLine>', '<OrderLine><Vendr>x</Vendr>')
    const both = plant(file, '<OrderHeader>', '<OrderHeader><Vendr>x</Vendr>')
    expect((await saidOf(both)).map(({ message }) => message)).toEqual([
      "'Vendr' is not an element of OrderHeader. Did you mean Vendor?",
      "'Vendr' is not an element of OrderLine. Did you mean Gender?",
    ])
  })

  test('is compared with others until a file has 1,000 of them', async () => {
    const nonsense = (count: number) => Array.from({ length: count }, (_, at) => `<Q${at}Q/>`).join('')
    const last = async (count: number) => (await saidOf(inHeader(`${nonsense(count)}<Vendr>x</Vendr>`))).at(-1)?.message
    expect(await last(999)).toBe("'Vendr' is not an element of OrderHeader. Did you mean Vendor?")
    expect(await last(1000)).toBe("'Vendr' is not an element of OrderHeader.")
  })

  test('may belong to the record', async () => {
    expect(await saidOf(inHeader('<LineItme>x</LineItme>'))).toEqual([
      {
        found: 'LineItme',
        expected: undefined,
        message: "'LineItme' is not an element of OrderHeader. Did you mean LineItem, which belongs in Order?",
        fix: 'Move it to Order as LineItem, if that is what you mean.',
      },
    ])
  })

  test.each([
    ['one of its elements is foreign', '<Party><City>Elm</City><Foreign>x</Foreign></Party>'],
    ['it has a single element', '<Party><City>Elm</City></Party>'],
    [
      'the group that is like it is there already',
      '<Party><TermsType>08</TermsType><TermsNetDueDays>1</TermsNetDueDays></Party>',
    ],
  ])('of an unlike name means nothing where %s', async (_, group) => {
    expect(await saidOf(plant(order, '<OrderHeader>', `${group}<OrderHeader>`))).toEqual([
      {
        found: 'Party',
        expected: undefined,
        message: "'Party' is not an element of Header.",
        fix: 'Look up which element has this meaning, and put the value there: the network does not read it here.',
      },
    ])
  })

  test('of an unlike name means the group that has all of its elements', async () => {
    const totals = '<Sums><QuantityTotalsQualifier>SQT</QuantityTotalsQualifier><Quantity>1</Quantity></Sums>'
    expect(await saidOf(plant(order, '</Header>', `${totals}</Header>`))).toMatchObject([
      { expected: 'QuantityTotals', fix: 'Rename it to QuantityTotals.' },
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { expandUpcE, hasGs1CheckDigit } from '@/engines/rsx/domain/check-digits'
import { isCertain } from '@/engines/rsx/findings/finding'
import { findingsIn, xmlOf } from './support'

/** A line of an order with the numbers of an item. */
function line(fields: Record<string, string>, more = ''): string {
  const values = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`)
  return xmlOf('Orders', `<LineItem><OrderLine>${values.join('')}${more}</OrderLine></LineItem>`)
}

function productId(qualifier: string, number: string): string {
  return `<ProductID><PartNumberQual>${qualifier}</PartNumberQual><PartNumber>${number}</PartNumber></ProductID>`
}

/** Suppresses the zeros of a UPC-A by the four rules of the GS1 General Specifications, in their order. */
function suppressZeros(upcA: string): string | undefined {
  const [system, maker, item, checkDigit] = [upcA.slice(0, 1), upcA.slice(1, 6), upcA.slice(6, 11), upcA.slice(11)]
  const number = Number(item)
  if (/[012]00$/.test(maker) && number <= 999) {
    return system + maker.slice(0, 2) + item.slice(2) + maker.slice(2, 3) + checkDigit
  }
  if (maker.endsWith('00') && number <= 99) return `${system}${maker.slice(0, 3)}${item.slice(3)}3${checkDigit}`
  if (maker.endsWith('0') && number <= 9) return `${system}${maker.slice(0, 4)}${item.slice(4)}4${checkDigit}`
  return number >= 5 && number <= 9 ? system + maker + item.slice(4) + checkDigit : undefined
}

describe('a UPC-E', () => {
  test.each([
    ['04252614', '042100005264'],
    ['06543217', '065100004327'],
    ['01278907', '012000007897'],
    ['01278925', '012200007895'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234558', '012345000058'],
    ['01234565', '012345000065'],
    ['01234596', '012345000096'],
    ['18765403', '187000006543'],
  ])('%s is short for the UPC-A %s', (short, upcA) => {
    expect(expandUpcE(short)).toBe(upcA)
    expect(hasGs1CheckDigit(upcA)).toBe(true)
  })

  test('is the UPC-A whose zeros were suppressed', () => {
    let compared = 0
    for (let maker = 0; maker < 100_000; maker += 11) {
      for (const item of [0, 4, 5, 9, 10, 57, 99, 100, 640, 999, 1000]) {
        const upcA = `${maker % 2}${String(maker).padStart(5, '0')}${String(item).padStart(5, '0')}0`
        const short = suppressZeros(upcA)
        if (short === undefined) continue
        compared += 1
        expect(expandUpcE(short)).toBe(upcA)
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })

  test.each(['24252614', '4252614', '004252614', '0425261X', ''])(
    'has eight digits and begins with 0 or 1: %j',
    (text) => {
      expect(expandUpcE(text)).toBeUndefined()
    },
  )

  test.each([
    ['in a field for any number', line({ ConsumerPackageCode: '04252614' })],
    ['under the qualifier of a UPC', line({ ConsumerPackageCode: '042100005264' }, productId('ZUPC', '04252614'))],
    ['beside its UPC-A in a GTIN', line({ ConsumerPackageCode: '04252614', GTIN: '00042100005264' })],
    ['beside the GTIN of its case', line({ ConsumerPackageCode: '04252614', GTIN: '10042100005261' })],
    ['as a GTIN-8 of the same field', line({ ConsumerPackageCode: '04252610' })],
  ])('has the check digit of its UPC-A, and is the same item: %s', async (_, text) => {
    expect(await findingsIn(text, 'Orders')).toEqual([])
  })

  test('is not the number of another item', async () => {
    const found = await findingsIn(line({ ConsumerPackageCode: '04252614', GTIN: '00812345600018' }), 'Orders')
    expect(found.map(({ code }) => code)).toEqual(['item-numbers-differ'])
  })

  test('printed with hyphens is written without them for certain', async () => {
    const [finding, ...others] = await findingsIn(line({ ConsumerPackageCode: '0-425261-4' }), 'Orders')
    expect(others).toEqual([])
    expect([finding?.expected, finding?.quickFix?.caution]).toEqual(['04252614', undefined])
  })

  test('that may be a GTIN-8 has two right check digits, and no correction', async () => {
    const [finding, ...others] = await findingsIn(line({ ConsumerPackageCode: '04252615' }), 'Orders')
    expect(others).toEqual([])
    expect([finding?.expected, finding?.quickFix]).toEqual(['04252610 or 04252614', undefined])
    expect(finding?.message).toBe(
      "ConsumerPackageCode is '04252615': the check digit is 5, it should be 0, or 4 if the number is a UPC-E.",
    )
  })

  test('under the qualifier of a UPC has one right check digit, that of its UPC-A', async () => {
    const upcA = { ConsumerPackageCode: '042100005264' }
    const [finding] = await findingsIn(line(upcA, productId('ZUPC', '04252610')), 'Orders')
    expect([finding?.expected, finding?.quickFix?.label]).toEqual(['04252614', 'Replace with 04252614'])
    const twice = line(upcA, productId('ZUPC', '04252610') + productId('ZUPC', '04252614'))
    expect((await findingsIn(twice, 'Orders')).map(({ quickFix }) => quickFix)).toEqual([undefined])
  })

  test.each([
    ['EAN', line({ EAN: '04252614' }), '0042100005264', 'EAN'],
    ['GTIN', line({ BuyerPartNumber: '7' }, productId('ZGTIN', '04252614')), '042100005264', 'PartNumber'],
  ])('in a field for an %s gets the advice to write it in full', async (noun, text, full, name) => {
    const [finding, ...others] = await findingsIn(text, 'Orders')
    expect(others).toEqual([])
    expect(finding?.message).toContain(`${name} is '04252614', the UPC-E of 042100005264. It stands for a`)
    expect(finding?.message).toContain(`${noun}, which is written in full.`)
    expect([finding?.quickFix?.label, isCertain(finding?.quickFix)]).toEqual([`Replace with ${full}`, false])
  })

  test('without its leading zero is not reported as one without a check digit', async () => {
    const [finding] = await findingsIn(
      line({ ConsumerPackageCode: '042100005264' }, productId('ZUPC', '4252614')),
      'Orders',
    )
    expect(finding?.message).toContain('A leading zero may be lost.')
  })
})

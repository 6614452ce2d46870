import { describe, expect, test } from 'vitest'
import { checkRelations, collectNumbers } from '@/engines/rsx/domain/check-relations'
import { isCertain, type Finding } from '@/engines/rsx/findings/finding'
import { quickFixesOfKind } from '@/engines/rsx/verdict'
import { changedPaths } from '../fixed-values'
import { freeYielder } from '../yielders'
import { applyQuickFix, read } from '../read/support'
import { inputFile } from './input-files'
import { planted } from './planted-errors'
import { exampleOf, exampleWith, findingsIn, formatsOf, plant, rulesFor, written } from './support'

const order = written(exampleOf('PO104417-1-v7.7-BulkImport'))
const shipment = written(exampleOf('SH104417-1-v7.7-BulkImport'))
const caution = 'Any digit may be the wrong one: compare the whole number with the package or its label first.'
const labelsOf = (findings: readonly Finding[]) => findings.map(({ quickFix }) => quickFix?.label)

async function documentIn(text: string, document: string) {
  const rules = rulesFor(document)
  return { rules, document: (await read(text, { document, name: 'file', rules })).document }
}

describe('the correction of a check digit', () => {
  test.each([
    ['a UPC', 'Orders', plant(order, '812345600018', '812345600012')],
    ['an SSCC', 'Shipments', plant(shipment, '00081234561044171018', '00081234561044171012')],
  ])('of %s is offered singly, with the reason', async (_, document, text) => {
    const [finding, ...others] = await findingsIn(text, document)
    expect(others).toEqual([])
    expect([finding?.quickFix?.caution, finding?.fix]).toEqual([caution, undefined])
    expect(quickFixesOfKind(finding ? [finding] : [], finding?.code ?? '')).toEqual([])
    expect(await findingsIn(applyQuickFix(text, finding), document)).toEqual([])
  })

  test.each([
    ['three-items-with-one-correction', 'Orders', 'item-check-digit', 2],
    ['three-cartons-with-one-correction', 'Shipments', 'sscc', 3],
  ])('is not offered where several numbers have the same one: %s', async (name, document, code, count) => {
    const findings = (await findingsIn(inputFile(name), document)).filter((finding) => finding.code === code)
    expect(labelsOf(findings)).toEqual(Array.from({ length: count }, () => undefined))
  })

  test('is offered for each of several places with the same wrong number', async () => {
    const wrong = shipment.replaceAll('812345600018', '812345600012')
    const findings = await findingsIn(wrong, 'Shipments')
    expect(new Set(labelsOf(findings))).toEqual(new Set(['Replace with 812345600018']))
    expect(findings.length).toBeGreaterThan(1)
  })

  test('is not offered where it is the GTIN of another line', async () => {
    const example = exampleWith('PO104417-1-v7.7-BulkImport', {
      'LineItem.0.OrderLine.ConsumerPackageCode': '812345600012',
      'LineItem.1.OrderLine.GTIN': '00812345600018',
      'LineItem.1.OrderLine.ConsumerPackageCode': undefined,
    })
    const findings = await findingsIn(written(example), 'Orders')
    expect(findings.map(({ code, quickFix }) => [code, quickFix])).toContainEqual(['item-check-digit', undefined])
  })

  test('is not offered where a document that is open beside it has the number', async () => {
    const wrong = await documentIn(plant(order, '812345600018', '812345600012'), 'Orders')
    const beside = await documentIn(shipment, 'Shipments')
    const alone = await checkRelations(wrong.document, wrong.rules, freeYielder())
    expect(labelsOf(alone.findings)).toEqual(['Replace with 812345600018'])
    const numbers = await collectNumbers([wrong.document, beside.document], freeYielder())
    const together = await checkRelations(wrong.document, wrong.rules, freeYielder(), [], numbers)
    expect(labelsOf(together.findings)).toEqual([undefined])
  })
})

describe('a number as it is printed', () => {
  test.each([
    ['8-12345-60001-8', '812345600018'],
    ['8 12345 60001 8', '812345600018'],
    ['\u200b812345600018', '812345600018'],
  ])('is a UPC without what is between its digits: %j', async (found, expected) => {
    const text = plant(order, '812345600018', found)
    const [finding, ...others] = await findingsIn(text, 'Orders')
    expect(others).toEqual([])
    expect([isCertain(finding?.quickFix), finding?.expected]).toEqual([true, expected])
    expect(applyQuickFix(text, finding)).toBe(order)
  })

  test.each(['(00)081234561044171018', '(00) 0 8123456 104417101 8', '00 081234561044171018', '0 8123456 104417101 8'])(
    'is an SSCC without brackets and blanks: %s',
    async (found) => {
      const text = plant(shipment, '00081234561044171018', found)
      const [finding, ...others] = await findingsIn(text, 'Shipments')
      expect(others).toEqual([])
      expect(isCertain(finding?.quickFix)).toBe(true)
      expect(applyQuickFix(text, finding)).toBe(shipment)
    },
  )

  test.each(['8-1234560001-2', '81234560OO18', '812-345-6018'])(
    'is not corrected where it is wrong: %s',
    async (found) => {
      const [finding] = await findingsIn(plant(order, '812345600018', found), 'Orders')
      expect([finding?.code, finding?.quickFix]).toEqual(['item-check-digit', undefined])
    },
  )

  test('keeps its width in a record of fixed positions', async () => {
    const example = exampleWith('PO104417-1-v7.7-BulkImport', {
      'LineItem.0.OrderLine.ConsumerPackageCode': '8 1234560001 8',
    })
    const text = written(example, 'Positional')
    const [finding, ...others] = await findingsIn(text, 'Orders')
    expect(others).toEqual([])
    expect(isCertain(finding?.quickFix)).toBe(true)
    expect(applyQuickFix(text, finding)).toBe(written(exampleOf('PO104417-1-v7.7-BulkImport'), 'Positional'))
  })
})

describe('a number of zeros names nothing', () => {
  test('as an SSCC, however often it occurs', async () => {
    const [finding, ...others] = await findingsIn(inputFile('serial-number-of-zeros'), 'Shipments')
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'sscc', level: 'error', quickFix: undefined })
    expect(finding?.message).toBe('ShippingSerialID has zeros only. It is the number of no carton and no pallet.')
    const twice = exampleWith('SH104417-1-v7.7-BulkImport', {
      'OrderLevel.0.PackLevel.0.Pack.ShippingSerialID': '0'.repeat(20),
      'OrderLevel.0.PackLevel.1.Pack.ShippingSerialID': '0'.repeat(18),
    })
    expect((await findingsIn(written(twice), 'Shipments')).map(({ code, quickFix }) => [code, quickFix])).toEqual([
      ['sscc', undefined],
      ['sscc', undefined],
    ])
  })

  test.each([8, 12, 13, 14])('as an item number of %d digits', async (length) => {
    const example = exampleWith('PO104417-1-v7.7-BulkImport', {
      'LineItem.0.OrderLine.ConsumerPackageCode': '0'.repeat(length),
    })
    const [finding, ...others] = await findingsIn(written(example), 'Orders')
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'item-check-digit', level: 'error', quickFix: undefined })
  })
})

describe('a number that occurs twice', () => {
  test('is found when it is written in two ways', async () => {
    const example = exampleWith('SH104417-1-v7.7-BulkImport', {
      'OrderLevel.0.PackLevel.1.Pack.ShippingSerialID': '(00)081234561044171018',
    })
    const findings = await findingsIn(written(example), 'Shipments')
    expect(findings.map(({ code }) => code)).toEqual(['sscc', 'duplicate-number'])
  })

  test.each([
    ['a line number', 'PO104417-1-v7.7-BulkImport', { 'LineItem.2.OrderLine.LineSequenceNumber': '1' }],
    [
      'an SSCC',
      'SH104417-1-v7.7-BulkImport',
      { 'OrderLevel.0.PackLevel.1.Pack.ShippingSerialID': '00081234561044171018' },
    ],
  ])('has no correction that renumbers another: %s', async (_, stem, changes) => {
    const example = exampleWith(stem, changes)
    for (const format of formatsOf(example.document)) {
      const findings = await findingsIn(written(example, format), example.document)
      expect(findings.map(({ code, quickFix }) => [code, quickFix])).toEqual([['duplicate-number', undefined]])
    }
  })
})

test('a correction of a relation changes the value of its finding only, and is certain or says why not', async () => {
  let corrections = 0
  for (const [, stem, changes] of planted) {
    const example = exampleWith(stem, changes)
    for (const format of formatsOf(example.document)) {
      const text = written(example, format)
      const { document } = await documentIn(text, example.document)
      for (const finding of await findingsIn(text, example.document)) {
        if (!finding.quickFix) continue
        corrections += 1
        const fixed = await documentIn(applyQuickFix(text, finding), example.document)
        expect(changedPaths(document, fixed.document)).toEqual([finding.place.path])
        expect(finding.quickFix.caution ?? 'Certain.').toMatch(/^[A-Z].*\.$/)
      }
    }
  }
  expect(corrections).toBeGreaterThan(10)
})

test('all corrections of a kind together leave no error of the kind that they can correct, and make no new one', async () => {
  const documents = [
    ...planted.map(([, stem, changes]) => exampleWith(stem, changes)),
    exampleWith('SH104417-1-v7.7-BulkImport', {
      'OrderLevel.0.PackLevel.0.Pack.ShippingSerialID': '081234561044171018',
      'OrderLevel.0.PackLevel.1.Pack.ShippingSerialID': '0-8123456-1044171018',
      'OrderLevel.0.PackLevel.2.Pack.ShippingSerialID': '00081234561044171011',
    }),
  ]
  let corrected = 0
  for (const example of documents) {
    for (const format of formatsOf(example.document)) {
      const text = written(example, format)
      const before = await findingsIn(text, example.document)
      for (const code of new Set(before.map((finding) => finding.code))) {
        const edits = quickFixesOfKind(before, code)
        if (edits.length === 0) continue
        corrected += 1
        const after = await findingsIn(
          applyQuickFix(text, { quickFix: { edits } } as unknown as Finding),
          example.document,
        )
        const keyOf = (finding: Finding) => `${finding.code} ${finding.place.path}`
        expect(after.filter((finding) => finding.code === code && isCertain(finding.quickFix))).toEqual([])
        expect(new Set(before.map(keyOf))).toEqual(new Set([...before, ...after].map(keyOf)))
      }
    }
  }
  expect(corrected).toBeGreaterThan(5)
})

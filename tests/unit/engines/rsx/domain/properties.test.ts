import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gs1CheckDigit, hasGs1CheckDigit, isbn10CheckDigit } from '@/engines/rsx/domain/check-digits'
import { compareDocuments } from '@/engines/rsx/domain/compare-documents'
import { add, compare, formatDecimal, multiply, parseDecimal, subtract } from '@/engines/rsx/domain/decimal'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { freeYielder } from '../yielders'
import { applyQuickFix, read } from '../read/support'
import { exampleOf, findingsIn, formatsOf, plant, relationsIn, rulesFor, written } from './support'

const seed = 20260302

test('a damaged document is checked without an exception, and every place is in it', async () => {
  const order = exampleOf('PO104417-1-v7.7-BulkImport')
  const orders = await read(written(order), { rules: rulesFor('Orders') })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...examples().map(({ stem }) => stem)),
      fc.nat(3),
      // The beginning tells the format.
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      fc.nat(60),
      fc.constantFrom('', '<', '"', '9', '-', '\n', '</OrderLine>', '{', '<Dates/>'),
      async (stem, formatNumber, place, length, insertion) => {
        const example = exampleOf(stem)
        const formats = formatsOf(example.document)
        const text = written(example, formats[formatNumber % formats.length])
        const at = Math.floor(place * text.length)
        const damaged = text.slice(0, at) + insertion + text.slice(at + length)
        const rules = rulesFor(example.document)
        const reading = await read(damaged, { document: example.document, name: 'file', rules })
        const { document } = reading
        const compared = [
          { document: orders.document, rules: rulesFor('Orders') },
          { document, rules },
        ]
        const [, differences = []] = await compareDocuments(compared, freeYielder())
        for (const finding of [...(await relationsIn(document, rules)), ...differences]) {
          const { span } = finding.place
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeLessThanOrEqual(document.text.length)
          for (const edit of finding.quickFix?.edits ?? []) {
            expect(edit.span.start).toBeGreaterThanOrEqual(span.start)
            expect(edit.span.end).toBeLessThanOrEqual(span.end)
          }
        }
      },
    ),
    { seed, numRuns: 250 },
  )
})

test('a fix removes its finding', async () => {
  const shipment = written(exampleOf('SH104417-1-v7.7-BulkImport'))
  const digits = fc.stringMatching(/^\d{18}$/)
  await fc.assert(
    fc.asyncProperty(digits, async (number) => {
      const text = plant(shipment, '00081234561044171018', `00${number}`)
      const [finding] = await findingsIn(text, 'Shipments')
      expect(finding?.quickFix === undefined).toBe(hasGs1CheckDigit(number))
      expect(await findingsIn(applyQuickFix(text, finding), 'Shipments')).toEqual([])
    }),
    { seed, numRuns: 25 },
  )
})

test('a check digit finds every single wrong digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{13}$/), fc.nat(13), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
      const number = digits + gs1CheckDigit(digits)
      expect(hasGs1CheckDigit(number)).toBe(true)
      const wrong = String((Number(number[at]) + shift) % 10)
      expect(hasGs1CheckDigit(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
    }),
    { seed },
  )
})

test('the check digits of known numbers', () => {
  expect(gs1CheckDigit('08123456104417101')).toBe('8')
  expect(gs1CheckDigit('400638133393')).toBe('1')
  expect(isbn10CheckDigit('030640615')).toBe('2')
  expect(isbn10CheckDigit('080442957')).toBe('X')
})

test('decimals calculate like whole numbers of the smallest unit', () => {
  const parsed = (units: number, scale: number) => {
    const value = parseDecimal(formatDecimal({ units: BigInt(units), scale }))
    if (!value) throw new Error('a decimal was not read back')
    return value
  }
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.nat(6), fc.nat(6), (first, second, scale, other) => {
      const a = parsed(first, scale)
      const b = parsed(second, other)
      const both = scale + other
      const unitsOf = (units: number, own: number) => BigInt(units) * 10n ** BigInt(both - own)
      expect(compare(add(a, b), { units: unitsOf(first, scale) + unitsOf(second, other), scale: both })).toBe(0)
      expect(compare(subtract(a, b), { units: unitsOf(first, scale) - unitsOf(second, other), scale: both })).toBe(0)
      expect(compare(multiply(a, b), { units: BigInt(first) * BigInt(second), scale: both })).toBe(0)
    }),
    { seed },
  )
})

import { describe, expect, test } from 'vitest'
import { replaceValue } from '@/engines/rsx/findings/quick-fixes'
import { applyQuickFix, plain, read, rulesOf } from './support'

const layout = rulesOf('Orders').positionalLayout ?? []

function fieldOf(path: string) {
  const field = layout.find((one) => one.path === path)
  if (!field) throw new Error(`no field ${path}`)
  return { ...field, width: field.end - field.start + 1 }
}

const phone = fieldOf('Header/Contacts/PrimaryPhone')
const email = fieldOf('Header/Contacts/PrimaryEmail')
const quantity = fieldOf('LineItem/OrderLine/OrderQty')
const unit = fieldOf('LineItem/OrderLine/OrderQtyUOM')

/** A file with a record whose fields are in the line exactly as given, up to the last of them. */
async function readFields(record: string, parts: readonly (readonly [field: typeof phone, text: string])[]) {
  let line = `${record}00002`
  for (const [{ start }, text] of parts) line = line.padEnd(start - 1) + text
  const order = fieldOf('Header/OrderHeader/PurchaseOrderNumber')
  const text = `${'OH00001'.padEnd(order.start - 1)}PO1\n${line}\n`
  const reading = await read(text)
  const [header, item] = reading.document.records[0]?.children ?? []
  const group = record === 'LI' ? item?.children[0] : header?.children[1]
  return { text, reading, line, group }
}

const fieldsOf = (group: Awaited<ReturnType<typeof readFields>>['group']) => group?.children.map(plain)

describe('a text that fills its field', () => {
  const lines = async (text: string) => {
    const { reading } = await readFields('OC', [
      [phone, text],
      [email, 'a@b.example'],
    ])
    return reading.findings.map(({ code, found, message }) => [code, found, message])
  }

  test('may have been cut, which names both lengths', async () => {
    expect(await lines('5'.repeat(phone.width))).toEqual([
      [
        'cut-text',
        `'${'5'.repeat(60)}…'`,
        `PrimaryPhone fills all ${phone.width} positions of its field, and the schema allows 256 characters. The text may have been cut.`,
      ],
    ])
  })

  test.each([
    ['one character shorter', '5'.repeat(phone.width - 1).padEnd(phone.width)],
    ['blank', ' '.repeat(phone.width)],
  ])('is suspicious, and one that is %s is not', async (_, text) => {
    expect(await lines(text)).toEqual([])
  })

  test('is suspicious in a field of texts only', async () => {
    const { reading } = await readFields('LI', [[quantity, '9'.repeat(quantity.width)]])
    expect(reading.findings).toEqual([])
  })
})

describe('the side of a value', () => {
  test('is corrected by a fix that moves nothing else', async () => {
    const { text, reading } = await readFields('LI', [
      [quantity, '12'.padEnd(quantity.width)],
      [unit, 'EA'],
    ])
    expect(reading.findings.map(({ code, message, quickFix }) => [code, message, quickFix?.label])).toEqual([
      ['case-or-padding', `OrderQty: '${'12'.padEnd(quantity.width)}' must be at the right.`, 'Move it to the right'],
    ])
    const right = await readFields('LI', [
      [quantity, '12'.padStart(quantity.width)],
      [unit, 'EA'],
    ])
    expect(applyQuickFix(text, reading.findings[0])).toBe(right.text)
    expect(right.reading.findings).toEqual([])
  })

  test('is the left for texts', async () => {
    const { text, reading } = await readFields('OC', [
      [phone, ' 555'.padEnd(phone.width)],
      [email, 'a'],
    ])
    expect(reading.findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^PrimaryPhone: ' 555 +…' must be at the left\.$/),
    ])
    const right = await readFields('OC', [
      [phone, '555'.padEnd(phone.width)],
      [email, 'a'],
    ])
    expect(applyQuickFix(text, reading.findings[0])).toBe(right.text)
  })

  test('of a number is not the right where its line ends before its field does', async () => {
    const { text, reading } = await readFields('LI', [[quantity, '12']])
    expect(reading.findings.map(({ code }) => code)).toEqual(['case-or-padding'])
    const right = await readFields('LI', [[quantity, '12'.padStart(quantity.width)]])
    expect(applyQuickFix(text, reading.findings[0])).toBe(right.text)
  })
})

test('a line that ends within a field, or before it, has what is in it', async () => {
  const within = await readFields('OC', [
    [phone, '555'.padEnd(phone.width)],
    [email, 'a@b'],
  ])
  expect(fieldsOf(within.group)).toEqual([
    ['PrimaryPhone', '555'],
    ['PrimaryEmail', 'a@b'],
  ])
  const before = await readFields('OC', [[phone, '5'.repeat(phone.width - 1)]])
  expect(fieldsOf(before.group)).toEqual([['PrimaryPhone', '5'.repeat(phone.width - 1)]])
})

test('a value has its own place in the place of its field', async () => {
  const { text, group } = await readFields('LI', [
    [quantity, '12'.padStart(quantity.width)],
    [unit, 'EA'],
  ])
  const [value, code] = group?.children ?? []
  expect(value && text.slice(value.span.start, value.span.end)).toBe('12'.padStart(quantity.width))
  expect(value && text.slice(value.content.start, value.content.end)).toBe('12')
  expect(code && text.slice(code.span.start, code.span.end)).toBe('EA')
})

describe('a character of two UTF-16 units is one position', () => {
  const name = fieldOf('Header/Contacts/ContactName')
  const order = fieldOf('Header/OrderHeader/PurchaseOrderNumber')
  const written = (contact: string, blanks: number) =>
    `OH00001${' '.repeat(order.start - 8)}PO1\nOC00002${' '.repeat(name.start - 8)}${contact}${' '.repeat(blanks)}555\n`
  const text = written('🎁 Desk 😀', name.width - 8)

  test('the fields behind it are read at their positions, and its value is replaced by as many', async () => {
    const { findings, document } = await read(text)
    expect(findings).toEqual([])
    const group = document.records[0]?.children[0]?.children[1]
    expect(fieldsOf(group)).toEqual([
      ['ContactName', '🎁 Desk 😀'],
      ['PrimaryPhone', '555'],
    ])
    const [contact, number] = group?.children ?? []
    if (!contact || !number) throw new Error('no fields')
    expect(document.placeOf(number).label).toBe(`Record OC, line 2, positions ${phone.start}–${phone.start + 2}`)
    const [edit, ...more] = replaceValue(document, contact, 'Desk')?.edits ?? []
    expect(more).toEqual([])
    expect(text.slice(0, edit?.span.start) + edit?.text + text.slice(edit?.span.end)).toBe(
      written('Desk', name.width - 4),
    )
  })
})

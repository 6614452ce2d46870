import { describe, expect, it } from 'vitest'
import { toCsv, toMarkdown } from '@/lib/plain-table'
import { fieldMatches, fieldsAround, qualifierMatches } from '@/features/rsx/fields/model/field-list'

const code = { value: 'ST', description: 'Ship to', longDescription: 'Where the goods go' }
const plain = { name: 'Vendor', description: "Buyer's number for the seller", enums: [] }
const qualified = { name: 'AddressTypeCode', description: undefined, enums: [code] }
const other = { name: 'TsetPurposeCode', description: undefined, enums: [code] }

describe('fields', () => {
  it('are found by name or description, ignoring case', () => {
    expect(fieldMatches(plain, ' SELLER', false)).toBe(true)
    expect(fieldMatches(plain, 'vend', false)).toBe(true)
    expect(fieldMatches(plain, 'vend', true)).toBe(false)
    expect(fieldMatches(qualified, 'ship', true)).toBe(false)
    expect(fieldMatches(qualified, '', true)).toBe(true)
  })

  it('know the qualified fields before and after them', () => {
    const fields = [qualified, plain, other]
    expect(fieldsAround(fields, 'AddressTypeCode')).toEqual({ next: other })
    expect(fieldsAround(fields, 'TsetPurposeCode')).toEqual({ previous: qualified })
    expect(fieldsAround(fields, 'Vendor')).toEqual({ previous: qualified, next: other })
  })
})

describe('values', () => {
  it('are found by value or description', () => {
    expect(qualifierMatches(code, 'sHIP')).toBe(true)
    expect(qualifierMatches(code, 'st')).toBe(true)
    expect(qualifierMatches(code, 'goods')).toBe(false)
    expect(qualifierMatches({ value: 'AB', description: undefined, longDescription: undefined }, 'x')).toBe(false)
  })
})

describe('a copied list', () => {
  const table = {
    heads: ['Value', 'Description'],
    rows: [
      ['A', 'Says "stop", then goes'],
      ['B|C', 'two\nlines * <b>'],
    ],
  }

  it('is CSV with quotes where they are needed', () => {
    expect(toCsv(table)).toBe('Value,Description\r\nA,"Says ""stop"", then goes"\r\nB|C,"two\nlines * <b>"\r\n')
  })

  it('is a Markdown table that no cell can break', () => {
    expect(toMarkdown(table)).toBe(
      '| Value | Description |\n| --- | --- |\n| A | Says "stop", then goes |\n| B\\|C | two lines \\* \\<b\\> |\n',
    )
  })
})

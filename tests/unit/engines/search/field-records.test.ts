import { describe, expect, it } from 'vitest'
import { fieldRecords, type KnownFields } from '@/engines/search/sources/fields'

const field = (name: string, description?: string, ...codes: [string, string?][]) => ({
  name,
  description,
  enums: codes.map(([value, meaning]) => ({ value, description: meaning, longDescription: undefined })),
})
const numbers = [
  { name: 'Orders', docTypes: ['850', 'ORDERS'] },
  { name: 'Invoices', docTypes: ['810'] },
]
const documents = [
  { documentType: 'Orders', fields: [field('AddressTypeCode', 'Role', ['ST', 'Ship to']), field('Vendor', 'Number')] },
  {
    documentType: 'Invoices',
    fields: [field('AddressTypeCode', 'Role', ['RI', 'Remit to'], ['ST', 'Ship to']), field('Terms')],
  },
]
const read = () => fieldRecords({ version: '7.7.4', documents, numbers }, new Map())
const documentNames = documents.map(({ documentType }) => documentType)

describe('the records of fields', () => {
  it('begin with the documents, which have their EDI numbers as names and lead to all of their fields', () => {
    expect(read()[0]).toMatchObject({
      group: 'fields',
      to: '/rsx/docs/fields-qualifiers/7.7.4/Orders',
      title: 'Orders',
      names: ['850', 'ORDERS'],
    })
  })

  it('name the documents with their EDI numbers, and lead to the page of the codes or to the row of the field', () => {
    const fields = read().filter(({ group, title }) => group === 'fields' && !documentNames.includes(title))
    expect(fields).toEqual([
      {
        group: 'fields',
        to: '/rsx/docs/fields-qualifiers/7.7.4/Orders/AddressTypeCode',
        title: 'AddressTypeCode',
        names: ['AddressTypeCode'],
        place: ['Fields and Qualifiers', '7.7.4', 'Orders and 1 more'],
        text: 'Role · Orders · 850 · ORDERS · Invoices · 810',
        version: '7.7.4',
        usage: 2,
      },
      expect.objectContaining({
        to: '/rsx/docs/fields-qualifiers/7.7.4/Orders#field-Vendor',
        text: 'Number · Orders · 850 · ORDERS',
        usage: 1,
      }),
      expect.objectContaining({ to: '/rsx/docs/fields-qualifiers/7.7.4/Invoices#field-Terms', text: 'Invoices · 810' }),
    ])
  })

  it('have each code once, with its meaning and list, at its row in the most used document that has it', () => {
    const codes = read().filter(({ group }) => group === 'codes')
    expect(codes.map(({ title, to }) => [title, to])).toEqual([
      ['ST Ship to', '/rsx/docs/fields-qualifiers/7.7.4/Orders/AddressTypeCode#value-ST'],
      ['RI Remit to', '/rsx/docs/fields-qualifiers/7.7.4/Invoices/AddressTypeCode#value-RI'],
    ])
    expect(codes[0]).toMatchObject({
      names: ['ST'],
      place: ['Fields and Qualifiers', '7.7.4', 'Orders', 'AddressTypeCode'],
    })
  })

  it('of an older version are those that no newer one has', () => {
    const known: KnownFields = new Map()
    fieldRecords({ version: '7.7.4', documents: documents.slice(0, 1), numbers }, known)
    const older = fieldRecords({ version: '7.3.0', documents, numbers: undefined }, known)
    expect(older.map(({ title, version }) => [title, version])).toEqual([
      ['Invoices', '7.3.0'],
      ['RI Remit to', '7.3.0'],
      ['Terms', '7.3.0'],
    ])
  })

  it('have addresses for values with signs of addresses', () => {
    const odd = [{ documentType: 'Orders', fields: [field('A/B', undefined, ['50%#?'])] }]
    const code = fieldRecords({ version: '7.7.4', documents: odd, numbers }, new Map()).at(-1)
    expect(code).toMatchObject({
      title: '50%#?',
      to: '/rsx/docs/fields-qualifiers/7.7.4/Orders/A%2FB#value-50%25%23%3F',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { listOf, readDictionary, rowsOfSet, sets } from '@/engines/x12/dictionary'
import { fieldsOf } from '@/engines/x12/fields-of'
import { placesOf } from '@/engines/x12/places-of'
import type { Row } from '@/engines/x12/row'
import { codesAt, codesOfList, elementAt } from './schema'

const { rows } = readDictionary()

const nameOf = ({ set, loop, segment, at, when, path }: Row) =>
  `${set} ${loop} ${segment}${at ? at.position : ''}${when ? `=${when.code}` : ''} ${path}`

/** A code of RSX for which a row has a place: of its condition, or the first one of the list that qualifies it. */
function rsxCodeOf({ standard, document, condition, qualifier, when, path }: Row): string | undefined {
  if (condition) return condition.code
  if (when) return undefined
  const field = listOf(path) ? path : qualifier?.field
  if (field === undefined) return undefined
  return codesAt(document, field)?.find(({ value }) => (listOf(field)?.fromRsx(standard, value).length ?? 0) > 0)?.value
}

describe('every row of the dictionary', () => {
  it('has a field or a group of the schema, and so have its qualifier and its condition', () => {
    const unknown = rows.flatMap((row) =>
      [row.path, row.group, row.qualifier?.field, row.condition?.field]
        .filter((path) => path !== undefined && !elementAt(row.document, path))
        .map((path) => `${nameOf(row)}: ${path}`),
    )
    expect(unknown).toEqual([])
  })

  it('has a condition whose code the schema has', () => {
    const unknown = rows.filter(
      ({ document, condition }) =>
        condition && !codesAt(document, condition.field)?.some(({ value }) => value === condition.code),
    )
    expect(unknown.map(nameOf)).toEqual([])
  })

  it('names its data element', () => {
    expect(rows.filter(({ at, element }) => at !== undefined && !element).map(nameOf)).toEqual([])
  })

  it('leads from its place to its field', () => {
    const lost = rows.filter((row) => {
      if (!row.at) return false
      const { standard, set, segment, when, condition } = row
      const { position, component } = row.at
      const fields = fieldsOf({ standard, set, segment, position, component, code: when?.code })
      return !fields.some(
        (field) =>
          field.document === row.document && field.path === row.path && field.condition?.code === condition?.code,
      )
    })
    expect(lost.map(nameOf)).toEqual([])
  })

  it('leads from its field to its place, without a code and with one', () => {
    const lost = rows.filter((row) => {
      const isFound = (code: string | undefined) =>
        placesOf(row.document, row.path, code).some(
          (place) =>
            place.set === row.set &&
            place.segment === row.segment &&
            (!row.at || row.path === row.group || place.position === row.at.position),
        )
      const code = rsxCodeOf(row)
      return !isFound(undefined) || (code !== undefined && !isFound(code))
    })
    expect(lost.map(nameOf)).toEqual([])
  })
})

describe('the sets', () => {
  it('all have rows of one document', () => {
    const documents = sets.map((set) => [...new Set(rowsOfSet(set).map(({ document }) => document))])
    expect(documents).toEqual([
      ['Orders'],
      ['OrderAcks'],
      ['Shipments'],
      ['Invoices'],
      ['OrderChanges'],
      ['OrderChangeAcks'],
      ['InventoryInquiriesAndAdvices'],
      ['Remittances'],
      ['Orders'],
      ['OrderAcks'],
      ['Shipments'],
      ['Invoices'],
    ])
  })
})

describe('a code that differs between a standard and RSX', () => {
  it('is a code of the schema', () => {
    const unknown = [...readDictionary().codeLists].flatMap(([name, { pairs }]) => {
      const codes = codesOfList(name)
      return pairs
        .filter(({ rsx }) => codes.size > 0 && !codes.has(rsx))
        .map(({ code, rsx }) => `${name}: ${code} ${rsx}`)
    })
    expect(unknown).toEqual([])
  })
})

import type { Level } from '../../findings/finding'

/** A kind of number of an item. */
export interface ItemNumber {
  /** "a GTIN", for messages. */
  noun: string
  lengths: readonly number[]
  /** The numbers of eight digits that the field accepts: GTIN-8 (EAN-8) unless given. */
  eightDigits?: 'UPC-E' | 'UPC-E or GTIN-8'
}

const gtinLengths = [8, 12, 13, 14]

/** Fields whose value must be a valid GTIN, UPC or EAN. */
export const itemNumberFields = new Map<string, ItemNumber>([
  ['GTIN', { noun: 'a GTIN', lengths: gtinLengths }],
  ['ConsumerPackageCode', { noun: 'a UPC or GTIN', lengths: gtinLengths, eightDigits: 'UPC-E or GTIN-8' }],
  ['EAN', { noun: 'an EAN', lengths: [8, 13] }],
  ['UPCCaseCode', { noun: 'the GTIN of a case', lengths: [12, 13, 14] }],
])

/** The same by the qualifier of a ProductID. These further numbers are made of the same digits, too. */
export const itemNumberQualifiers = new Map<string, ItemNumber>([
  ['ZGTIN', { noun: 'a GTIN', lengths: gtinLengths }],
  ['ZUPC', { noun: 'a UPC', lengths: [8, 12], eightDigits: 'UPC-E' }],
  ['ZEAN', { noun: 'an EAN', lengths: [8, 13] }],
])

/** Another number of the item, with what is said about one that disagrees. */
export interface OtherNumber {
  level: Level
  reason: string
}

const sameItem: OtherNumber = { level: 'error', reason: 'The two are numbers of different items.' }
const mayDiffer = (reason: string): OtherNumber => ({ level: 'warning', reason })

/** Fields with a number of the item, the one that the others are compared with first. */
export const agreeingFields: readonly [name: string, other: OtherNumber][] = [
  ['ConsumerPackageCode', sameItem],
  ['GTIN', sameItem],
  [
    'EAN',
    mayDiffer(
      'Some items have an EAN that differs from their UPC. If this item does not, one of the two identifies a different item.',
    ),
  ],
  [
    'UPCCaseCode',
    mayDiffer('A case may hold packages that have numbers of their own; otherwise it is of another item.'),
  ],
]

export const furtherNumber = mayDiffer('A further number may be of another package; otherwise it is of another item.')

/** Fields whose values are compared across open documents, to recognize a mistyped check digit. */
export const checkDigitFields = new Set([
  'GTIN',
  'ConsumerPackageCode',
  'EAN',
  'UPCCaseCode',
  'PartNumber',
  'InternationalStandardBookNumber',
  'ShippingSerialID',
])

/** Numbers of an item that a line repeats. */
export const repeatedNumbers = [
  'BuyerPartNumber',
  'VendorPartNumber',
  'ConsumerPackageCode',
  'EAN',
  'GTIN',
  'UPCCaseCode',
]

import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import type { ReportDifference } from './compare-header'
import type { OrderFacts } from './order-facts'
import type { OrderReference } from './order-references'
import { childOf, nodesAt, valueOf } from './tree'
import { multiStore } from './tables/codes'
import { comparedDocuments } from './tables/order-fields'

/** An order with more places goes to stores. */
const maxPlaces = 20

const shipToAddresses = new WeakMap<DocumentNode, DocumentNode[]>()

/** The ship-to addresses of a record, which may refer to many orders. */
function shipTo(record: DocumentNode): DocumentNode[] {
  const known = shipToAddresses.get(record)
  if (known) return known
  const places = nodesAt(record, 'Header/Address').filter((one) => valueOf(one, 'AddressTypeCode') === 'ST')
  shipToAddresses.set(record, places)
  return places
}

/** Kind 62: a ship-to address that is none of those of the order. */
export function comparePlaces(
  { at, document, record }: OrderReference,
  order: OrderFacts,
  report: ReportDifference,
): void {
  if (!comparedDocuments.has(document) || order.places.length === 0 || order.places.length > maxPlaces) return
  const places = shipTo(record)
  const [place] = places
  // An answer to a multi-store order names every store.
  if (!place || places.length > 1) return
  // The goods of such orders go to stores, which the lines name.
  if (valueOf(order.header, 'PrimaryPOTypeCode') === multiStore) return
  if (order.stores.has(valueOf(place, 'AddressLocationNumber') ?? '')) return
  const differences = order.places.map((ordered) => differenceOf(place, ordered))
  const [first] = differences
  if (!first || differences.some((difference) => difference === undefined)) return
  const { node, expected, isNumber } = first
  // Its text may be that of a store.
  if (!isNumber && order.stores.size > 0) return
  const found = node.text?.trim() ?? ''
  report(
    at,
    node,
    {
      level: isNumber ? 'error' : 'warning',
      found,
      expected,
      message: `The ship-to address has ${node.name} ${quote(found)}; that of the order ${quote(order.number)} has ${quote(expected)}.${isNumber ? '' : ' It may be another place, or the same one written differently.'}`,
      fix: 'Repeat the ship-to address of the order, or ask the retailer where the goods go.',
    },
    'differs-from-opened',
  )
}

interface Difference {
  node: DocumentNode
  expected: string
  isNumber: boolean
}

/** The value in which a place differs from another one; undefined when they may be the same. */
function differenceOf(place: DocumentNode, ordered: DocumentNode): Difference | undefined {
  const number = childOf(place, 'AddressLocationNumber')
  const orderedNumber = valueOf(ordered, 'AddressLocationNumber') ?? ''
  const own = number?.text?.trim() ?? ''
  if (number && own !== '' && orderedNumber !== '' && haveSameQualifier(place, ordered)) {
    return own === orderedNumber ? undefined : { node: number, expected: orderedNumber, isNumber: true }
  }
  for (const name of ['Address1', 'City', 'PostalCode']) {
    const node = childOf(place, name)
    const found = node?.text?.trim() ?? ''
    const expected = valueOf(ordered, name) ?? ''
    if (!node || found === '' || expected === '') continue
    const isSame = name === 'PostalCode' ? isSamePostalCode(found, expected) : isSameText(found, expected)
    if (!isSame) return { node, expected, isNumber: false }
  }
  return undefined
}

function haveSameQualifier(place: DocumentNode, ordered: DocumentNode): boolean {
  const own = valueOf(place, 'LocationCodeQualifier') ?? ''
  const other = valueOf(ordered, 'LocationCodeQualifier') ?? ''
  return own === '' || other === '' || own === other
}

/** Whether two postal codes agree as far as both go: 55802 and 55802-1234. */
function isSamePostalCode(first: string, second: string): boolean {
  const [a = '', b = ''] = [first, second].map((text) =>
    text
      .slice(0, maxLength)
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase(),
  )
  return a.startsWith(b) || b.startsWith(a)
}

const maxWords = 20
/** Longer texts are no part of an address. */
const maxLength = 200

/** Whether every word of the shorter text is a word of the longer one, or an abbreviation of it: "12 Mill Rd" and "12 Mill Road". */
function isSameText(first: string, second: string): boolean {
  const [a = [], b = []] = [first, second].map((text) => wordsOf(text))
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a]
  return fewer.every((word) => more.some((other) => isShortFor(word, other) || isShortFor(other, word)))
}

function wordsOf(text: string): string[] {
  const plain = text.slice(0, maxLength).normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords)
}

/** Whether a word begins like another one and has letters of it in their order. Numbers must be the same. */
function isShortFor(word: string, other: string): boolean {
  if (word === other) return true
  if (/\d/.test(word) || word[0] !== other[0]) return false
  let at = 0
  for (const letter of other) if (letter === word[at]) at += 1
  return at === word.length
}

import type { DocumentNode } from '../document-tree'
import { netOfLine } from './allowances'
import {
  add,
  cent,
  compare,
  distance,
  divideToCents,
  formatDecimal,
  multiply,
  decimalOf,
  significantDecimals,
  subtract,
  times,
  zero,
  type Decimal,
} from './decimal'
import type { CheckedGroup, RelationCheck } from './relation-check'
import type { Extension, GroupRelations } from './tables/relation-types'
import { piecesPerPrice, pieceUnits } from './tables/codes'

type Fields = ReadonlyMap<string, DocumentNode>

/** The number in a field; undefined without one. */
export function numberIn(fields: Fields, name: string): Decimal | undefined {
  return decimalOf(fields.get(name))
}

/** How many ordered units a price is for; undefined when that cannot be told, as for a price per pound of cases. */
function unitsPerPrice(basis: string, unit: string): number | undefined {
  if (basis === '' || basis === 'UM') return 1
  if (pieceUnits.has(unit)) return piecesPerPrice.get(basis)
  return (basis === 'CA' && unit === 'CA') || (basis === 'PD' && unit === 'DZ') ? 1 : undefined
}

/** Quantity times price of a line. */
export interface LineProduct {
  /** Exact, unless a price for a dozen was divided: then rounded to cents. */
  value: Decimal
  /** Whether a total in cents has to be rounded. */
  isRounded: boolean
}

/** Quantity times price; undefined when one of them is missing or the price is for another unit. */
export function lineProduct(
  quantity: Decimal | undefined,
  price: Decimal | undefined,
  fields: Fields,
  names: Extension,
): LineProduct | undefined {
  const textOf = (name: string) => fields.get(name)?.text?.trim() ?? ''
  const units = unitsPerPrice(textOf(names.basis), textOf(names.unit))
  if (!quantity || !price || units === undefined) return undefined
  const product = multiply(quantity, price)
  if (units === 1) return { value: product, isRounded: significantDecimals(product) > 2 }
  const value = divideToCents(product, units)
  return { value, isRounded: compare(times(value, units), product) !== 0 }
}

/** Kind 41: a line's total that is not quantity times price. A total may be rounded up or down to a cent. */
export function checkExtension(check: RelationCheck, { fields }: CheckedGroup, names: Extension): void {
  const node = fields.get(names.total)
  const total = numberIn(fields, names.total)
  const quantity = numberIn(fields, names.quantity)
  const price = numberIn(fields, names.price)
  const product = lineProduct(quantity, price, fields, names)
  if (!node || !total || !quantity || !price || !product) return
  const difference = distance(total, product.value)
  // A total with a fraction of a cent has a finding of its own.
  const isRounded = product.isRounded || significantDecimals(total) > 2
  if (isRounded ? compare(difference, cent) < 0 : difference.units === 0n) return
  const net = netOfLine(node.parent?.parent)
  const isNet =
    net !== undefined && compare(distance(total, add(product.value, net.value)), times(cent, net.roundedParts + 1)) < 0
  const reason = isNet
    ? ' It is net of the allowances and charges of the line, as some retailers want it; the guide has it before them.'
    : ''
  check.report('line-total', node, {
    level: isNet ? 'warning' : 'error',
    found: node.text,
    expected: formatDecimal(divideToCents(product.value, 1), 2),
    message: `${names.total} is ${formatDecimal(total, 2)}; ${names.quantity} ${formatDecimal(quantity)} × ${names.price} ${formatDecimal(price, 2)} comes to ${formatDecimal(product.value, 2)} (difference ${formatDecimal(difference, 2)}).${reason}`,
    fix: isNet
      ? 'Ask the retailer which of the two is expected.'
      : `Correct ${names.total}, ${names.quantity} or ${names.price}.`,
  })
}

/** Kind 41: a value that is not the difference of two others. */
export function checkDifference(
  check: RelationCheck,
  { fields }: CheckedGroup,
  { result, from, less }: NonNullable<GroupRelations['difference']>,
): void {
  const node = fields.get(result)
  const value = numberIn(fields, result)
  const whole = numberIn(fields, from)
  const part = fields.has(less) ? numberIn(fields, less) : undefined
  if (!node || !value || !whole || !part) return
  const expected = subtract(whole, part)
  if (compare(value, expected) === 0) return
  // Some write the difference without its sign, or what is taken off with a minus.
  const hasOtherSign = compare(add(value, expected), zero) === 0 || compare(value, add(whole, part)) === 0
  const reason = hasOtherSign ? ' Only a sign differs, which some partners write in another way.' : ''
  check.report('line-total', node, {
    level: hasOtherSign ? 'warning' : 'error',
    found: node.text,
    expected: formatDecimal(expected),
    message: `${result} is ${formatDecimal(value)}; ${from} ${formatDecimal(whole)} − ${less} ${formatDecimal(part)} comes to ${formatDecimal(expected)}.${reason}`,
    fix: `Correct ${result}, ${from} or ${less}.`,
  })
}

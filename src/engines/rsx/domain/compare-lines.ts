import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import { compare, decimalOf, formatDecimal } from './decimal'
import type { ReportDifference } from './compare-header'
import { isSameNumber } from './item-numbers'
import { hasUnitOf, lineNumberOf, type OrderedLine, type OrderFacts } from './order-facts'
import type { OrderReference } from './order-references'
import { childOf, valueOf } from './tree'
import { creditTypes, usualPriceBases } from './tables/codes'
import { repeatedNumbers } from './tables/item-number-fields'
import { priceLevels, quantityFields } from './tables/order-fields'

/**
 * Kind 47: lines that the order does not have, and item numbers, quantities and prices that differ from those of the order.
 * @returns whether the lines agree with the order.
 */
export function* compareLines(
  reference: OrderReference,
  order: OrderFacts,
  report: ReportDifference,
  work: WorkCount,
): Steps<boolean> {
  let agrees = true
  const reportLine: ReportDifference = (at, node, details) => {
    agrees = false
    report(at, node, details)
  }
  if (order.lines.size === 0) return true
  const substituted = linesWithSubstitute(reference)
  for (const values of reference.lines) {
    if (work.isPauseDue()) yield
    const number = childOf(values, 'LineSequenceNumber')
    const sequence = number?.text?.trim() ?? ''
    if (!number || sequence === '') continue
    const ordered = lineNumberOf(order, sequence)
    const line = order.lines.get(ordered)
    if (line) {
      if (ordered !== sequence) reportWriting(reference, number, ordered, order, report)
      if (!values.parent || !substituted.has(values.parent))
        agrees = compareItem(reference, values, line, order, report) && agrees
      compareQuantity(reference, values, line, order, reportLine)
      comparePrice(reference, values, line, order, reportLine)
    } else if (reference.document !== 'OrderChanges') {
      reportLine(reference.at, number, {
        found: sequence,
        message: `LineSequenceNumber is ${quote(sequence)}; the order ${quote(order.number)} has no such line.`,
        fix: 'Repeat the line number as it came in the order.',
      })
    }
  }
  return agrees
}

/** Says that a line number is that of the order, but written in another way. */
function reportWriting(
  { at }: OrderReference,
  number: DocumentNode,
  ordered: string,
  order: OrderFacts,
  report: ReportDifference,
): void {
  const found = number.text?.trim() ?? ''
  report(at, number, {
    level: 'warning',
    found,
    expected: ordered,
    message: `LineSequenceNumber is ${quote(found)}, which is line ${ordered} of the order ${quote(order.number)} written differently. Some retailers compare it character by character.`,
    fix: `Write the line number as it came in the order: ${ordered}.`,
  })
}

/** Compares the numbers of an item. @returns whether the item is the one of the order. */
function compareItem(
  { at }: OrderReference,
  values: DocumentNode,
  line: OrderedLine,
  order: OrderFacts,
  report: ReportDifference,
): boolean {
  let agrees = true
  for (const name of repeatedNumbers) {
    const node = childOf(values, name)
    const expected = valueOf(line.values, name)
    const found = node?.text?.trim() ?? ''
    if (!node || found === '' || expected === undefined || expected === found) continue
    const isSame = isSameNumber(name, found, expected)
    agrees &&= isSame
    report(at, node, {
      found,
      expected,
      ...(isSame
        ? {
            level: 'warning',
            message: `${name} is ${quote(found)}, the number ${quote(expected)} of the order ${quote(order.number)} written differently. Some retailers compare it character by character.`,
            fix: `Write ${name} as it came in the order: ${expected}.`,
          }
        : {
            message: `${name} is ${quote(found)}; the same line of the order ${quote(order.number)} has ${quote(expected)}.`,
            fix: `Repeat ${name} as it came in the order, or correct the line number.`,
          }),
    })
  }
  return agrees
}

/** Lines of an acknowledgement that name the item which comes in place of the ordered one. */
function linesWithSubstitute({ lines }: OrderReference): Set<DocumentNode> {
  const parents = new Set(lines.flatMap(({ parent }) => parent ?? []))
  const isSubstitute = (group: DocumentNode) =>
    group.name === 'LineItemAcknowledgement' && valueOf(group, 'ItemStatusCode') === 'IS'
  return new Set([...parents].filter(({ children }) => children.some(isSubstitute)))
}

function compareQuantity(
  { at, document }: OrderReference,
  values: DocumentNode,
  line: OrderedLine,
  order: OrderFacts,
  report: ReportDifference,
): void {
  const node = childOf(values, quantityFields.get(document) ?? '')
  const value = decimalOf(node)
  const [ordered] = line.quantities
  if (!node || !value || !ordered || line.quantities.some((quantity) => compare(quantity, value) === 0)) return
  if (!hasUnitOf(values, line, 'OrderQtyUOM')) return
  report(at, node, {
    found: node.text,
    expected: formatDecimal(ordered),
    message: `${node.name} is ${formatDecimal(value)}; the same line of the order ${quote(order.number)} has ${formatDecimal(ordered)}.`,
    fix: `Repeat the ordered quantity in ${node.name}; what you answer, ship or bill has a field of its own.`,
  })
}

/** Whether two prices are for the same, as far as both say it. A price for a dozen is not one without a basis. */
function haveSameBasis(values: DocumentNode, ordered: DocumentNode): boolean {
  const own = valueOf(values, 'PurchasePriceBasis') ?? ''
  const other = valueOf(ordered, 'PurchasePriceBasis') ?? ''
  return own === other || (own === '' && usualPriceBases.has(other)) || (other === '' && usualPriceBases.has(own))
}

function comparePrice(
  { at, document, headers }: OrderReference,
  values: DocumentNode,
  line: OrderedLine,
  order: OrderFacts,
  report: ReportDifference,
): void {
  // A credit may pay back a part of the price.
  if (creditTypes.has(valueOf(headers[0], 'InvoiceTypeCode') ?? '')) return
  const level = priceLevels.get(document)
  const node = childOf(values, 'PurchasePrice')
  const value = decimalOf(node)
  const [ordered] = line.prices
  if (!level || !node || !value || !ordered || line.prices.some((price) => compare(price, value) === 0)) return
  if (!haveSameBasis(values, line.values)) return
  report(at, node, {
    level,
    found: node.text,
    expected: formatDecimal(ordered, 2),
    message: `PurchasePrice is ${formatDecimal(value, 2)}; the same line of the order ${quote(order.number)} has ${formatDecimal(ordered, 2)}.`,
    fix: 'Use the price of the order, or ask for another one in the acknowledgement with status IP.',
  })
}

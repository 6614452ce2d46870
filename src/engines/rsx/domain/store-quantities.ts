import type { DocumentNode } from '../document-tree'
import { add, compare, distance, decimalOf, formatDecimal, zero, type Decimal } from './decimal'
import type { CheckedGroup, RelationCheck } from './relation-check'
import type { Distribution } from './tables/relation-types'
import { childOf, nodesAt, valueOf } from './tree'

/** The sum of the quantities of all places, and the quantity of each if it is the same; undefined without places, or when one is not a number. */
function sumOfPlaces(
  group: DocumentNode,
  { parts, quantity }: Distribution,
): { sum: Decimal; count: number; each: Decimal | undefined } | undefined {
  let sum = zero
  let count = 0
  let isEqual = true
  let first: Decimal | undefined
  for (const place of group.children) {
    if (place.name !== parts) continue
    const value = decimalOf(childOf(place, quantity))
    if (!value) return undefined
    sum = add(sum, value)
    count += 1
    first ??= value
    isEqual &&= compare(value, first) === 0
  }
  return first && { sum, count, each: isEqual ? first : undefined }
}

/**
 * Kind 44: a total that differs from the sum of its places.
 * @returns whether there was a difference.
 */
export function checkDistribution(check: RelationCheck, { node, fields }: CheckedGroup, names: Distribution): boolean {
  const total = fields.get(names.total)
  const value = decimalOf(total)
  const places = sumOfPlaces(node, names)
  if (!check.document.isComplete || check.isUncertain([names.parts])) return false
  if (!total || !value || !places || compare(value, places.sum) === 0) return false
  const isOfEach = places.each !== undefined && compare(value, places.each) === 0
  check.report('store-quantities', total, {
    level: isOfEach ? 'warning' : 'error',
    found: total.text,
    expected: formatDecimal(places.sum),
    message: `${total.name} is ${formatDecimal(value)}; the quantities of ${placesText(places.count)} come to ${formatDecimal(places.sum)} (difference ${formatDecimal(distance(value, places.sum))}).${isOfEach ? ' It is the quantity of each place, as some partners write it.' : ''}`,
    fix: `Correct ${total.name}, or the quantity of a place.`,
  })
  return true
}

function placesText(count: number): string {
  return count === 1 ? 'one place' : `${count} places`
}

/** Kind 44: a line whose quantity differs from what goes to all places. Quantities with a qualifier mean something else. */
export function checkLinePlaces(check: RelationCheck, record: DocumentNode, invalid: ReadonlySet<DocumentNode>): void {
  const { lines, groups } = check.relations
  const names = groups.get('QuantitiesSchedulesLocations')?.distribution
  if (!lines?.quantity || !names || !check.document.isComplete) return
  if (check.isUncertain(['QuantitiesSchedulesLocations', names.parts, names.total])) return
  const { quantity } = lines
  for (const line of nodesAt(record, lines.path)) {
    const values = childOf(line, lines.values)
    const node = values && childOf(values, quantity.name)
    const ordered = decimalOf(node)
    const schedules = line.children.filter(
      (child) => child.name === 'QuantitiesSchedulesLocations' && valueOf(child, 'QuantityQualifier') === undefined,
    )
    if (!node || !ordered || schedules.length === 0 || schedules.some((schedule) => invalid.has(schedule))) continue
    const unit = valueOf(values, quantity.unit)
    if (schedules.some((schedule) => (valueOf(schedule, 'TotalQtyUOM') ?? unit) !== unit)) continue
    const sum = sumOfSchedules(schedules, names)
    if (!sum || compare(sum, ordered) === 0) continue
    check.report('store-quantities', node, {
      found: node.text,
      expected: formatDecimal(sum),
      message: `${node.name} is ${formatDecimal(ordered)}; the quantities per place come to ${formatDecimal(sum)} (difference ${formatDecimal(distance(sum, ordered))}).`,
      fix: `Correct ${node.name}, or the quantities per place.`,
    })
  }
}

function sumOfSchedules(schedules: readonly DocumentNode[], names: Distribution): Decimal | undefined {
  let sum = zero
  for (const schedule of schedules) {
    const total = childOf(schedule, names.total)
    const part = total ? decimalOf(total) : sumOfPlaces(schedule, names)?.sum
    if (!part) return undefined
    sum = add(sum, part)
  }
  return sum
}

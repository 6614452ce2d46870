import type { DocumentNode } from '../document-tree'
import { hasOtherHandling, type Counting, type Sum } from './allowances'
import { createAmounts } from './amounts'
import {
  add,
  cent,
  compare,
  distance,
  formatDecimal,
  decimalOf,
  significantDecimals,
  subtract,
  times,
  zero,
} from './decimal'
import type { RelationCheck } from './relation-check'
import type { Amount, CountRelation, SumRelation, Terms } from './tables/relation-types'
import { descendantsOf, hasPath, nodesAt } from './tree'

/** Elements on which sums depend although a document need not have them, and codes that say what counts. */
const partsOfSums = [
  'Header',
  'ChargesAllowances',
  'AllowChrgIndicator',
  'AllowChrgHandlingCode',
  'Taxes',
  'TaxHandlingCode',
  'RelationshipCode',
  'ItemStatusCode',
  'LineChangeCode',
]

/**
 * Kind 42: a total that none of its sums comes to. Each amount of money that has to be rounded to cents allows a cent of difference;
 * otherwise the total must be exact. Silent when a part is missing or not a number.
 */
export function checkSums(check: RelationCheck, record: DocumentNode): void {
  const { lines } = check.relations
  const parts = [...partsOfSums, ...(lines?.path.split('/') ?? []), lines?.acknowledgements ?? '']
  if (!check.document.isComplete || check.isUncertain(parts)) return
  const { sums = [] } = check.relations
  if (sums.length === 0) return
  const countings: Counting[] = hasOtherHandling(record) ? ['stated', 'open', 'all'] : ['stated']
  const ways = countings.map((counting) => ({ counting, amountOf: createAmounts(check, record, counting) }))
  for (const relation of sums) checkSum(check, record, relation, ways)
}

type AmountOf = (amount: Amount) => Sum | undefined
type Way = { counting: Counting; amountOf: AmountOf }

const otherHandling =
  'It counts an amount whose handling code says that it is settled in another way; some retailers expect that.'

function checkSum(
  check: RelationCheck,
  record: DocumentNode,
  { total, isMoney, sums, practice = [] }: SumRelation,
  ways: readonly Way[],
): void {
  const [node] = nodesAt(record, total)
  const value = decimalOf(node)
  const [usual] = sums
  const [stated] = ways
  if (!node || !value || !usual || !stated) return
  const perPart = isMoney ? 1 : 0
  const roundedTotal = isMoney && significantDecimals(value) > 2 ? 1 : 0
  const isSum = (terms: Terms, { amountOf }: Way) => {
    const sum = combine(terms, amountOf)
    const allowed = times(cent, roundedTotal + (sum?.roundedParts ?? 0) * perPart)
    return sum !== undefined && compare(distance(value, sum.value), allowed) <= 0
  }
  const matching = ways.find((way) => sums.some((terms) => isSum(terms, way)))
  if (matching && matching.counting !== 'all') return
  const known = sums.flatMap((terms) => combine(terms, stated.amountOf) ?? [])
  const [first] = known
  if (!first || known.length < sums.length) return
  const decimals = isMoney ? 2 : 0
  const reason = matching
    ? otherHandling
    : practice.find((terms) =>
        ways.some((way) => way.counting !== 'all' && isSum(terms, way) && statesAmounts(terms, way)),
      )?.reason
  const difference = formatDecimal(distance(value, first.value), decimals)
  const comparison = `${node.name} is ${formatDecimal(value, decimals)}; ${describe(check, record, usual, stated.amountOf, decimals)} ${formatDecimal(first.value, decimals)} (difference ${difference}).`
  check.report('sum-of-lines', node, {
    level: reason === undefined ? 'error' : 'warning',
    found: node.text,
    expected: formatDecimal(first.value, decimals),
    message: reason === undefined ? comparison : `${comparison} ${reason}`,
    fix:
      reason === undefined
        ? 'Correct the total, or the line that is wrong.'
        : 'Ask the retailer which of the two is expected.',
  })
}

/** Whether no stated total among the terms is zero, which would explain nothing. */
function statesAmounts({ add: plus, subtract: minus = [] }: Terms, { amountOf }: Way): boolean {
  return [...plus, ...minus].every(
    (amount) => typeof amount === 'string' || compare(amountOf(amount)?.value ?? zero, zero) !== 0,
  )
}

function combine({ add: plus, subtract: minus = [] }: Terms, amountOf: AmountOf): Sum | undefined {
  let value = zero
  let roundedParts = 0
  for (const [amounts, combineWith] of [
    [plus, add],
    [minus, subtract],
  ] as const) {
    for (const amount of amounts) {
      const sum = amountOf(amount)
      if (!sum) return undefined
      value = combineWith(value, sum.value)
      roundedParts += sum.roundedParts
    }
  }
  return { value, roundedParts }
}

const nouns = {
  goods: 'lines',
  products: 'lines',
  accepted: 'accepted lines',
  acceptedLater: 'accepted lines',
  charges: 'charges',
  allowances: 'allowances',
  taxes: 'taxes',
  headerCharges: 'charges of the header',
  headerAllowances: 'allowances of the header',
  headerTaxes: 'taxes of the header',
  lineCharges: 'charges of the lines',
  lineAllowances: 'allowances of the lines',
}

/** "the 3 lines come to", or "lines 600.00 + taxes 41.25 come to". */
function describe(
  check: RelationCheck,
  record: DocumentNode,
  { add: plus, subtract: minus = [] }: Terms,
  amountOf: AmountOf,
  decimals: number,
): string {
  const nounOf = (amount: Amount) =>
    typeof amount === 'string' ? nouns[amount] : amount.path.slice(amount.path.lastIndexOf('/') + 1)
  const term = (amount: Amount) => `${nounOf(amount)} ${formatDecimal(amountOf(amount)?.value ?? zero, decimals)}`
  const terms = [...plus, ...minus]
  const [only] = terms
  if (only !== undefined && terms.length === 1) {
    const path = typeof only === 'string' ? check.relations.lines?.path : undefined
    const count = path === undefined ? undefined : nodesAt(record, path).length
    if (count === 1) return 'the line comes to'
    if (count !== undefined && (only === 'goods' || only === 'products')) return `the ${count} lines come to`
    return typeof only === 'string' ? `the ${nouns[only]} come to` : `all ${nounOf(only)} come to`
  }
  const added = plus.map(term).join(' + ')
  return `${[added, ...minus.map(term)].join(' − ')} come to`
}

/** Kind 43: a number of groups that differs from the groups of the file. */
export function checkCounts(check: RelationCheck, record: DocumentNode): void {
  if (!check.document.isComplete) return
  for (const relation of check.relations.counts ?? []) checkCount(check, record, relation)
}

function checkCount(check: RelationCheck, record: DocumentNode, { total, counted, number, noun }: CountRelation): void {
  const [node] = nodesAt(record, total)
  const value = decimalOf(node)
  if (check.isUncertain('path' in counted ? counted.path.split('/') : [counted.anywhere])) return
  if (!node || !value || ('path' in counted && !hasPath(check.rules, counted.path))) return
  const groups = 'path' in counted ? nodesAt(record, counted.path) : descendantsOf(record, counted.anywhere)
  const count = groups.length
  const numbers = new Set(
    groups.map((group) => (number === undefined ? group : nodesAt(group, number)[0]?.text?.trim())),
  )
  if ([count, numbers.size].some((size) => compare(value, { units: BigInt(size), scale: 0 }) === 0)) return
  check.report('line-count', node, {
    found: node.text,
    expected: String(count),
    message: `${node.name} is ${formatDecimal(value)}; the file has ${count} ${count === 1 ? noun.replace(/s$/, '') : noun}.`,
    fix: `Correct ${node.name}, or find out why ${noun} are missing or sent twice.`,
  })
}

import type { DocumentNode } from '../document-tree'
import { chargeAmount, part, sumOf, taxAmount, type Counting, type Sum } from './allowances'
import { decimalOf, multiply, significantDecimals, zero } from './decimal'
import { lineProduct, numberIn } from './line-totals'
import { fieldsOf, type RelationCheck } from './relation-check'
import type { Amount } from './tables/relation-types'
import { childOf, nodesAt, valueOf } from './tree'
import { laterStatuses, refusedStatuses } from './tables/codes'

type WithRelations = Pick<RelationCheck, 'relations'>

/** Computes the amounts of a record, each once. An amount is undefined when one of its parts is missing or not a number. */
export function createAmounts(
  check: WithRelations,
  record: DocumentNode,
  counting: Counting = 'stated',
): (amount: Amount) => Sum | undefined {
  const cache = new Map<string, Sum | undefined>()
  return (amount) => {
    const key = typeof amount === 'string' ? amount : amount.path
    if (!cache.has(key)) cache.set(key, compute(check, record, amount, counting))
    return cache.get(key)
  }
}

function compute(check: WithRelations, record: DocumentNode, amount: Amount, counting: Counting): Sum | undefined {
  if (typeof amount === 'object') return sumOfPath(record, amount.path)
  const linePath = check.relations.lines?.path ?? ''
  const both = ['Header', linePath]
  const charged = (paths: readonly string[], indicator: 'A' | 'C') =>
    sumOf(chargesOf(record, paths), (group) => chargeAmount(group, indicator, counting))
  const taxed = (paths: readonly string[]) => sumOf(taxesOf(record, paths), (group) => taxAmount(group, counting))
  if (amount === 'charges') return charged(both, 'C')
  if (amount === 'allowances') return charged(both, 'A')
  if (amount === 'taxes') return taxed(both)
  if (amount === 'headerCharges') return charged(['Header'], 'C')
  if (amount === 'headerAllowances') return charged(['Header'], 'A')
  if (amount === 'headerTaxes') return taxed(['Header'])
  if (amount === 'lineCharges') return charged([linePath], 'C')
  if (amount === 'lineAllowances') return charged([linePath], 'A')
  const all = linePath === '' ? [] : nodesAt(record, linePath)
  if (all.length === 0) return undefined
  return sumOf(all, (line) => lineAmount(check, line, amount))
}

/** The sum of the values at a path. Every group that could have one must have it. */
function sumOfPath(record: DocumentNode, path: string): Sum | undefined {
  const groups = nodesAt(record, path.slice(0, path.lastIndexOf('/')))
  const name = path.slice(path.lastIndexOf('/') + 1)
  return groups.length === 0 ? undefined : sumOf(groups, (group) => part(childOf(group, name)))
}

function chargesOf(record: DocumentNode, paths: readonly string[]): DocumentNode[] {
  return paths.flatMap((path) => (path === '' ? [] : nodesAt(record, `${path}/ChargesAllowances`)))
}

function taxesOf(record: DocumentNode, paths: readonly string[]): DocumentNode[] {
  const own = paths.flatMap((path) => (path === '' ? [] : nodesAt(record, `${path}/Taxes`)))
  return [...own, ...chargesOf(record, paths).flatMap((group) => nodesAt(group, 'Taxes'))]
}

function lineAmount(
  check: WithRelations,
  line: DocumentNode,
  amount: 'goods' | 'products' | 'accepted' | 'acceptedLater',
): Sum | undefined {
  const { lines, groups } = check.relations
  const values = line.children.find(({ name }) => name === lines?.values)
  const names = groups.get(values?.name ?? '')?.extension
  if (!values || !names || valueOf(values, 'LineChangeCode') === 'DI') return undefined
  const fields = fieldsOf(values)
  const price = numberIn(fields, names.price)
  if (amount === 'goods' || amount === 'products') {
    const total = part(fields.get(names.total))
    const product = lineProduct(numberIn(fields, names.quantity), price, fields, names)
    const computed = product && { value: product.value, roundedParts: product.isRounded ? 1 : 0 }
    return amount === 'goods' ? (total ?? computed) : (computed ?? total)
  }
  const acknowledgements = line.children.filter(({ name }) => name === lines?.acknowledgements)
  return sumOf(acknowledgements, (acknowledgement) => {
    const status = valueOf(acknowledgement, 'ItemStatusCode') ?? ''
    if (refusedStatuses.has(status) || (amount === 'accepted' && laterStatuses.has(status)))
      return { value: zero, roundedParts: 0 }
    const quantity = decimalOf(childOf(acknowledgement, 'ItemScheduleQty'))
    const ownPrice = decimalOf(childOf(acknowledgement, 'PurchasePrice')) ?? price
    if (!quantity || !ownPrice) return undefined
    const value = multiply(quantity, ownPrice)
    return { value, roundedParts: significantDecimals(value) > 2 ? 1 : 0 }
  })
}

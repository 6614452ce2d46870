import type { DocumentNode } from '../document-tree'
import { add, multiply, parseDecimal, significantDecimals, zero, type Decimal } from './decimal'
import { lineProduct, numberIn } from './line-totals'
import { fieldsOf, type RelationCheck } from './relation-check'
import type { Amount } from './relation-types'
import { nodesAt, valueOf } from './tree'

/** A sum with the number of its parts that had to be rounded to cents. */
export interface Sum {
  value: Decimal
  roundedParts: number
}

type WithRelations = Pick<RelationCheck, 'relations'>

/** Statuses of lines that are not delivered. */
const refused = new Set(['IR', 'R1', 'R2', 'R3', 'R4', 'R7', 'ROS', 'CC', 'ID'])
const later = new Set(['IB', 'IF', 'IH', 'IW'])
/** Handling code of a charge or allowance that is only mentioned. */
const forInformation = '15'

/** Computes the amounts of a record, each once. An amount is undefined when one of its parts is missing or not a number. */
export function createAmounts(check: WithRelations, record: DocumentNode): (amount: Amount) => Sum | undefined {
  const cache = new Map<string, Sum | undefined>()
  return (amount) => {
    const key = typeof amount === 'string' ? amount : amount.path
    if (!cache.has(key)) cache.set(key, compute(check, record, amount))
    return cache.get(key)
  }
}

function compute(check: WithRelations, record: DocumentNode, amount: Amount): Sum | undefined {
  if (typeof amount === 'object') return sumOfPath(record, amount.path)
  const { lines } = check.relations
  if (amount === 'charges' || amount === 'allowances') {
    return sumOf(chargesOf(record, lines?.path ?? ''), (group) => chargeAmount(group, amount === 'charges' ? 'C' : 'A'))
  }
  if (amount === 'taxes') return sumOf(taxesOf(record, lines?.path ?? ''), (group) => part(valueOf(group, 'TaxAmount')))
  const all = lines ? nodesAt(record, lines.path) : []
  if (all.length === 0) return undefined
  return sumOf(all, (line) => lineAmount(check, line, amount))
}

function part(text: string | undefined): Sum | undefined {
  const value = text === undefined ? undefined : parseDecimal(text)
  return value && { value, roundedParts: significantDecimals(value) > 2 ? 1 : 0 }
}

function sumOf(nodes: readonly DocumentNode[], amountOf: (node: DocumentNode) => Sum | undefined): Sum | undefined {
  let value = zero
  let roundedParts = 0
  for (const node of nodes) {
    const amount = amountOf(node)
    if (!amount) return undefined
    value = add(value, amount.value)
    roundedParts += amount.roundedParts
  }
  return { value, roundedParts }
}

/** The sum of the values at a path. Every group that could have one must have it. */
function sumOfPath(record: DocumentNode, path: string): Sum | undefined {
  const groups = nodesAt(record, path.slice(0, path.lastIndexOf('/')))
  const name = path.slice(path.lastIndexOf('/') + 1)
  return groups.length === 0 ? undefined : sumOf(groups, (group) => part(valueOf(group, name)))
}

function chargesOf(record: DocumentNode, linePath: string): DocumentNode[] {
  return ['Header', linePath].flatMap((path) => (path === '' ? [] : nodesAt(record, `${path}/ChargesAllowances`)))
}

function taxesOf(record: DocumentNode, linePath: string): DocumentNode[] {
  const own = ['Header', linePath].flatMap((path) => (path === '' ? [] : nodesAt(record, `${path}/Taxes`)))
  return [...own, ...chargesOf(record, linePath).flatMap((group) => nodesAt(group, 'Taxes'))]
}

function chargeAmount(group: DocumentNode, indicator: 'A' | 'C'): Sum | undefined {
  const isOther = valueOf(group, 'AllowChrgIndicator') !== indicator
  if (isOther || valueOf(group, 'AllowChrgHandlingCode') === forInformation) return { value: zero, roundedParts: 0 }
  return part(valueOf(group, 'AllowChrgAmt'))
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
    const total = part(fields.get(names.total)?.text)
    const product = lineProduct(numberIn(fields, names.quantity), price, fields, names)
    const computed = product && { value: product.value, roundedParts: product.isRounded ? 1 : 0 }
    return amount === 'goods' ? (total ?? computed) : (computed ?? total)
  }
  const answers = line.children.filter(({ name }) => name === lines?.answers)
  return sumOf(answers, (answer) => {
    const status = valueOf(answer, 'ItemStatusCode') ?? ''
    if (refused.has(status) || (amount === 'accepted' && later.has(status))) return { value: zero, roundedParts: 0 }
    const quantity = parseDecimal(valueOf(answer, 'ItemScheduleQty') ?? '')
    const ownPrice = parseDecimal(valueOf(answer, 'PurchasePrice') ?? '') ?? price
    if (!quantity || !ownPrice) return undefined
    const value = multiply(quantity, ownPrice)
    return { value, roundedParts: significantDecimals(value) > 2 ? 1 : 0 }
  })
}

import type { DocumentNode } from '../document-tree'
import { add, decimalOf, significantDecimals, subtract, zero, type Decimal } from './decimal'
import { childOf, nodesAt, valueOf } from './tree'
import { forInformation, onInvoice, settledElsewhere } from './tables/codes'

/** A sum with the number of its parts that had to be rounded to cents. */
export interface Sum {
  value: Decimal
  roundedParts: number
}

/**
 * Which handling codes let an amount count. `stated`: those that put it on the invoice. `open`: also those that leave it open.
 * `all`: every code but the one for information.
 */
export type Counting = 'stated' | 'open' | 'all'

function counts(code: string, counting: Counting): boolean {
  if (onInvoice.has(code)) return true
  if (code === forInformation || counting === 'stated') return false
  return counting === 'all' || !settledElsewhere.has(code)
}

/** Whether what counts depends on a handling code of the record. */
export function hasOtherHandling(record: DocumentNode): boolean {
  const stack = [record]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    for (const child of next.children) {
      if (child.text === undefined) stack.push(child)
      else if (child.name !== 'AllowChrgHandlingCode' && child.name !== 'TaxHandlingCode') continue
      else if (!onInvoice.has(child.text.trim()) && child.text.trim() !== forInformation) return true
    }
  }
  return false
}

/** A number as a part of a sum; undefined for what is none. */
export function part(node: DocumentNode | undefined): Sum | undefined {
  const value = decimalOf(node)
  return value && { value, roundedParts: significantDecimals(value) > 2 ? 1 : 0 }
}

/** The sum over groups; undefined when one of them has no amount. */
export function sumOf(
  nodes: readonly DocumentNode[],
  amountOf: (node: DocumentNode) => Sum | undefined,
): Sum | undefined {
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

const nothing: Sum = { value: zero, roundedParts: 0 }

/** The amount of a charge (`C`) or allowance (`A`); nothing for the other one. */
export function chargeAmount(group: DocumentNode, indicator: 'A' | 'C', counting: Counting): Sum | undefined {
  const isOther = valueOf(group, 'AllowChrgIndicator') !== indicator
  if (isOther || !counts(valueOf(group, 'AllowChrgHandlingCode') ?? '', counting)) return nothing
  return part(childOf(group, 'AllowChrgAmt'))
}

/** The amount of a tax: taken off with relationship D, nothing where it is inside the total or for information. */
export function taxAmount(group: DocumentNode, counting: Counting): Sum | undefined {
  const relationship = valueOf(group, 'RelationshipCode') ?? ''
  const isOutside = relationship === 'I' || relationship === 'O'
  if (isOutside || !counts(valueOf(group, 'TaxHandlingCode') ?? '', counting)) return nothing
  const amount = part(childOf(group, 'TaxAmount'))
  return amount && relationship === 'D' ? { ...amount, value: subtract(zero, amount.value) } : amount
}

/** The charges of a line less its allowances; undefined where it has none, or one without an amount. */
export function netOfLine(line: DocumentNode | undefined): Sum | undefined {
  const groups = line ? nodesAt(line, 'ChargesAllowances') : []
  const charges = sumOf(groups, (group) => chargeAmount(group, 'C', 'all'))
  const allowances = sumOf(groups, (group) => chargeAmount(group, 'A', 'all'))
  if (!charges || !allowances || groups.length === 0) return undefined
  return {
    value: subtract(charges.value, allowances.value),
    roundedParts: charges.roundedParts + allowances.roundedParts,
  }
}

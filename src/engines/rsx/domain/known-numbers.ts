import { WorkCount, type Steps } from '@/lib/yielder'
import type { DocumentNode, ReadDocument } from '../document-tree'
import { expandUpcE, gs1CheckDigit } from './check-digits'
import { checkDigitFields } from './tables/item-number-fields'

/**
 * The numbers with a check digit of all open documents: for each right number, the different numbers in the documents that become
 * this one when their last digit is corrected, itself included.
 */
export type KnownNumbers = ReadonlyMap<string, ReadonlySet<string>>

/** Digits of an SSCC with its identifier. Shorter numbers are the same with zeros before them. */
const keyLength = 20

function keyOf(digits: string): string {
  return digits.padStart(keyLength, '0')
}

/** The numbers that digits become when their last one is corrected: a UPC-E has the check digit of its UPC-A. */
function corrected(digits: string): string[] {
  const body = digits.slice(0, -1)
  const upcA = expandUpcE(digits)
  const checkDigits = [body, ...(upcA === undefined ? [] : [upcA.slice(0, -1)])].map(gs1CheckDigit)
  return checkDigits.map((digit) => keyOf(body + digit))
}

/** Collects the numbers of documents that are open together, in small steps. */
export function* knownNumbers(documents: readonly ReadDocument[]): Steps<KnownNumbers> {
  const known = new Map<string, Set<string>>()
  const work = new WorkCount()
  for (const { records } of documents) {
    const stack: DocumentNode[] = [...records]
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (work.isPauseDue()) yield
      for (const child of next.children) stack.push(child)
      if (!checkDigitFields.has(next.name)) continue
      const digits = (next.text ?? '').replaceAll(/[^0-9]/g, '')
      if (digits === '' || digits.length > keyLength) continue
      const key = keyOf(digits)
      for (const right of corrected(digits)) {
        const same = known.get(right)
        if (same) same.add(key)
        else known.set(right, new Set([key]))
      }
    }
  }
  return known
}

/** Whether a correction of one number is the number of nothing else in the open documents, and the correction of no other one. */
export function isFree(known: KnownNumbers, correction: string): boolean {
  return (known.get(keyOf(correction))?.size ?? 0) <= 1
}

import type { DocumentNode } from '../document-tree'
import type { ValueRule } from '../rule-model'
import { quote } from '../findings/quote'
import { expandUpcE, gs1CheckDigit, hasGs1CheckDigit, isbn10CheckDigit } from './check-digits'
import { listOf } from './pairs'
import { replaceCheckDigit, withoutSeparators } from './number-fixes'
import { replaceIn, type CheckedGroup, type RelationCheck } from './relation-check'
import { itemNumberFields, itemNumberQualifiers, type ItemNumber } from './tables/item-number-fields'

/** Kind 36: the check digit of a GTIN, UPC, EAN or ISBN. */
export function checkItemNumber(check: RelationCheck, node: DocumentNode, rule: ValueRule): void {
  const number = itemNumberFields.get(node.name)
  if (number) checkNumber(check, node, rule, number)
  else if (node.name === 'InternationalStandardBookNumber') checkIsbn(check, node)
}

/** Kind 36 for a further number of an item, whose qualifier says what it is. */
export function checkProductId(check: RelationCheck, { fields: values, rule }: CheckedGroup): void {
  const qualifier = values.get('PartNumberQual')?.text?.trim() ?? ''
  const node = values.get('PartNumber')
  const content = rule.byName.get('PartNumber')?.content
  const number = itemNumberQualifiers.get(qualifier)
  if (!node || content?.kind !== 'value') return
  if (number) checkNumber(check, node, content, number)
  else if (qualifier === 'ZISBN') checkIsbn(check, node)
}

function checkNumber(check: RelationCheck, node: DocumentNode, rule: ValueRule, number: ItemNumber): void {
  const value = node.text?.trim() ?? ''
  if (value === '' || check.isInvalid(node)) return
  const expected = `${listOf(number.lengths.map(String), 'or')} digits`
  const digits = withoutSeparators(value)
  const isPrinted = digits !== value && number.lengths.includes(digits.length) && isNumber(digits, number)
  const { minLength = 1, maxLength = Infinity } = rule
  // A length that the schema refuses has a finding of its own.
  if (!isPrinted && (value.length < minLength || value.length > maxLength)) return
  if (/[^0-9]/.test(value)) {
    check.report('item-check-digit', node, {
      found: value,
      expected: isPrinted ? digits : expected,
      message: `${node.name} is ${quote(value)}. It stands for ${number.noun}, which has digits only.`,
      fix: 'Send the number as printed below the bar code: digits only, without spaces, hyphens or letters.',
      quickFix: isPrinted ? replaceIn(check, node, value, { from: 0, to: value.length, by: digits }) : undefined,
    })
  } else if (/^0+$/.test(value)) {
    check.report('item-check-digit', node, {
      found: value,
      expected,
      message: `${node.name} has zeros only. No item has this number.`,
      fix: 'Send the number of the item, or leave the element out if it has none.',
    })
  } else if (!number.lengths.includes(value.length)) {
    check.report('item-check-digit', node, {
      level: 'warning',
      found: value,
      expected,
      message: `${node.name} has ${value.length} digits. It stands for ${number.noun}, which has ${expected}. ${lengthHint(value, number)}`,
      fix: 'Keep item numbers as text, so that no leading zero is lost, and send the check digit.',
    })
  } else if (fullNumbers(value, number).length === 0) {
    const upcA = expandUpcE(value)
    if (upcA !== undefined && hasGs1CheckDigit(upcA)) reportUpcE(check, node, value, upcA, number)
    else reportDigit(check, node, value, checkDigits(value, number))
  }
}

/** Reports a UPC-E where a number is written in full. It may be another number whose check digit is wrong. */
function reportUpcE(check: RelationCheck, node: DocumentNode, value: string, upcA: string, number: ItemNumber): void {
  const length = number.lengths.find((one) => one >= upcA.length) ?? upcA.length
  const full = upcA.padStart(length, '0')
  const quickFix = replaceIn(check, node, value, { from: 0, to: value.length, by: full })
  check.report('item-check-digit', node, {
    found: value,
    expected: full,
    message: `${node.name} is ${quote(value)}, the UPC-E of ${upcA}. It stands for ${number.noun}, which is written in full.`,
    fix: `Write ${full} if that is the number of the item.`,
    quickFix: quickFix && { ...quickFix, caution: 'Compare the whole number with the package or its label first.' },
  })
}

/** The numbers that digits may stand for: themselves and, in a field for a UPC, the UPC-A of a UPC-E. */
function readings(digits: string, { eightDigits }: ItemNumber): string[] {
  const upcA = eightDigits && expandUpcE(digits)
  if (upcA === undefined) return [digits]
  return eightDigits === 'UPC-E' ? [upcA] : [digits, upcA]
}

/** The numbers that digits stand for, in full and with a right check digit. Digits of a field may have two of them. */
export function fullNumbers(digits: string, number: ItemNumber): string[] {
  return readings(digits, number).filter((reading) => hasGs1CheckDigit(reading))
}

/** Whether two values of a field are one number in two writings: a UPC-E and its UPC-A, or one with zeros before it. */
export function isSameNumber(field: string, first: string, second: string): boolean {
  const number = itemNumberFields.get(field)
  if (!number) return false
  const [own, other] = [first, second].map((value) =>
    isNumber(value, number) ? fullNumbers(value, number).map((full) => full.padStart(14, '0')) : [],
  )
  return own?.some((full) => other?.includes(full)) === true
}

/** The check digits that are right for what digits may stand for. */
function checkDigits(digits: string, number: ItemNumber): string[] {
  return [...new Set(readings(digits, number).map((reading) => gs1CheckDigit(reading.slice(0, -1))))]
}

/** Whether digits are a number of something: not zeros only, with a right check digit. */
function isNumber(digits: string, number: ItemNumber): boolean {
  return /^\d+$/.test(digits) && !/^0+$/.test(digits) && fullNumbers(digits, number).length > 0
}

function lengthHint(digits: string, number: ItemNumber): string {
  return fullNumbers(`0${digits}`, number).length > 0
    ? 'A leading zero may be lost.'
    : 'The check digit may be missing.'
}

function checkIsbn(check: RelationCheck, node: DocumentNode): void {
  const value = node.text?.trim() ?? ''
  const digits = value.replaceAll(/[- ]/g, '')
  if (/^\d{13}$/.test(digits)) {
    if (!hasGs1CheckDigit(digits)) reportDigit(check, node, value, [gs1CheckDigit(digits.slice(0, -1))])
  } else if (/^\d{9}[\dX]$/.test(digits)) {
    const digit = isbn10CheckDigit(digits.slice(0, 9))
    if (digits.slice(-1) !== digit) reportDigit(check, node, value, [digit])
  }
}

function reportDigit(check: RelationCheck, node: DocumentNode, value: string, digits: readonly string[]): void {
  const [digit = '', forUpcE] = digits
  const quickFix = forUpcE === undefined ? replaceCheckDigit(check, node, value, digit) : undefined
  check.report('item-check-digit', node, {
    found: value,
    expected: listOf(
      digits.map((last) => value.slice(0, -1) + last),
      'or',
    ),
    message: `${node.name} is ${quote(value)}: the check digit is ${value.slice(-1)}, it should be ${digit}${forUpcE === undefined ? '' : `, or ${forUpcE} if the number is a UPC-E`}.`,
    // The correction says it, too.
    ...(!quickFix && { fix: 'Compare the whole number with the package.' }),
    quickFix,
  })
}

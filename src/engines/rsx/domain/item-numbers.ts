import type { DocumentNode } from '../document-tree'
import type { ValueRule } from '../rule-model'
import { quote } from '../findings/quote'
import { gs1CheckDigit, hasGs1CheckDigit, isbn10CheckDigit } from './check-digits'
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
  const isPrinted = digits !== value && number.lengths.includes(digits.length) && isNumber(digits)
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
      message: `${node.name} has ${value.length} digits. It stands for ${number.noun}, which has ${expected}. ${lengthHint(value)}`,
      fix: 'Keep item numbers as text, so that no leading zero is lost, and send the check digit.',
    })
  } else if (!hasGs1CheckDigit(value)) {
    reportDigit(check, node, value, gs1CheckDigit(value.slice(0, -1)))
  }
}

/** Whether digits are a number of something: not zeros only, with a right check digit. */
function isNumber(digits: string): boolean {
  return /^\d+$/.test(digits) && !/^0+$/.test(digits) && hasGs1CheckDigit(digits)
}

function lengthHint(digits: string): string {
  return hasGs1CheckDigit(digits) ? 'A leading zero may be lost.' : 'The check digit may be missing.'
}

function checkIsbn(check: RelationCheck, node: DocumentNode): void {
  const value = node.text?.trim() ?? ''
  const digits = value.replaceAll(/[- ]/g, '')
  if (/^\d{13}$/.test(digits)) {
    if (!hasGs1CheckDigit(digits)) reportDigit(check, node, value, gs1CheckDigit(digits.slice(0, -1)))
  } else if (/^\d{9}[\dX]$/.test(digits)) {
    const digit = isbn10CheckDigit(digits.slice(0, 9))
    if (digits.slice(-1) !== digit) reportDigit(check, node, value, digit)
  }
}

function reportDigit(check: RelationCheck, node: DocumentNode, value: string, digit: string): void {
  const quickFix = replaceCheckDigit(check, node, value, digit)
  check.report('item-check-digit', node, {
    found: value,
    expected: value.slice(0, -1) + digit,
    message: `${node.name} is ${quote(value)}: the check digit is ${value.slice(-1)}, it should be ${digit}.`,
    // The correction says it, too.
    ...(!quickFix && { fix: 'Compare the whole number with the package.' }),
    quickFix,
  })
}

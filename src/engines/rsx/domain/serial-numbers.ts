import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import { gs1CheckDigit, hasGs1CheckDigit } from './check-digits'
import { replaceCheckDigit, withoutSeparators } from './number-fixes'
import { replaceIn, type ErrorDetails, type RelationCheck } from './relation-check'

const identifier = '00'
const expected = '20 digits: 00, then the SSCC of 18 digits'
const lookUp = 'Compare the whole number with the label on the carton.'

/** Kind 37: length, application identifier and check digit of an SSCC. */
export function checkSscc(check: RelationCheck, node: DocumentNode): void {
  const value = node.text?.trim() ?? ''
  if (value === '' || check.isInvalid(node)) return
  const error = ssccError(check, node, value)
  if (error) check.report('sscc', node, { found: value, ...error })
}

function ssccError(check: RelationCheck, node: DocumentNode, value: string): ErrorDetails | undefined {
  const name = `${node.name} is ${quote(value)}`
  if (isNothing(value)) {
    return {
      expected,
      message: `${node.name} has zeros only. It is the number of no carton and no pallet.`,
      fix: 'Send the 20 digits of the label.',
    }
  }
  if (/[^0-9]/.test(value)) {
    const digits = numberIn(value)
    return {
      expected: digits ?? expected,
      message: `${name}. An SSCC has digits only.`,
      fix: 'Send the 20 digits of the label without brackets and blanks.',
      quickFix:
        digits === undefined ? undefined : replaceIn(check, node, value, { from: 0, to: value.length, by: digits }),
    }
  }
  if (value.length === 18) {
    const isSscc = hasGs1CheckDigit(value)
    return {
      expected: isSscc ? identifier + value : expected,
      message: `${name}: the application identifier 00 is missing before the 18 digits of the SSCC${isSscc ? '' : ', and its check digit is wrong'}.`,
      ...(!isSscc && { fix: lookUp }),
      quickFix: isSscc ? replaceIn(check, node, value, { from: 0, to: 0, by: identifier }) : undefined,
    }
  }
  if (value.length !== 20) {
    return {
      expected,
      message: `${name}, which has ${value.length} digits instead of 20.`,
      fix: 'Send the number of the label as text: numbers of this size lose digits.',
    }
  }
  if (!value.startsWith(identifier)) {
    return {
      expected,
      message: `${name}: it begins with ${value.slice(0, 2)}, not with the application identifier 00 of an SSCC.`,
      fix: lookUp,
    }
  }
  const digit = gs1CheckDigit(value.slice(2, -1))
  if (value.endsWith(digit)) return undefined
  const quickFix = replaceCheckDigit(check, node, value, digit)
  return {
    expected: value.slice(0, -1) + digit,
    message: `${name}: the check digit is ${value.slice(-1)}, it should be ${digit}.`,
    // The correction says it, too.
    ...(!quickFix && { fix: lookUp }),
    quickFix,
  }
}

function isNothing(value: string): boolean {
  return /^0+$/.test(value)
}

/** The 20 digits of a number with separators; undefined when its digits are no SSCC, or not all of it. */
function numberIn(value: string): string | undefined {
  const digits = withoutSeparators(value)
  const whole = digits.length === 18 ? identifier + digits : digits
  return /^00\d{18}$/.test(whole) && !isNothing(whole) && hasGs1CheckDigit(whole) ? whole : undefined
}

/** Kind 38: a serial number that another carton or pallet has, however it is written. */
export function checkDuplicateSscc(check: RelationCheck, node: DocumentNode, seen: Map<string, DocumentNode>): void {
  const key = ssccKey(node.text ?? '')
  if (key === undefined) return
  checkDuplicate(check, node, seen, key, {
    noun: 'SSCC',
    fix: 'Give every carton and pallet a serial number of its own.',
  })
}

/** A serial number without identifier and separators, to compare it with others; undefined for one that names nothing. */
export function ssccKey(text: string): string | undefined {
  const digits = withoutSeparators(text)
  if (digits === '' || isNothing(digits)) return undefined
  return digits.length === 20 && digits.startsWith(identifier) ? digits.slice(identifier.length) : digits
}

/** Kind 38: finds values that were seen before. `seen` holds the first place of each `key`. */
export function checkDuplicate(
  check: RelationCheck,
  node: DocumentNode,
  seen: Map<string, DocumentNode>,
  key: string,
  what: { noun: string; fix: string },
): void {
  const first = seen.get(key)
  if (!first) {
    seen.set(key, node)
    return
  }
  const value = node.text?.trim() ?? ''
  check.report('duplicate-number', node, {
    found: value,
    message: `${node.name} ${quote(value)} is the ${what.noun} of another place already (${check.document.placeOf(first).label}).`,
    fix: what.fix,
  })
}

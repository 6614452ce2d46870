import type { DocumentNode } from '../document-tree'
import { quote } from '../quote'
import { gs1CheckDigit, hasGs1CheckDigit } from './check-digits'
import { replaceIn, type FaultDetails, type RelationCheck } from './relation-check'

const identifier = '00'
const expected = '20 digits: 00, then the SSCC of 18 digits'

/** Kind 37: length, application identifier and check digit of an SSCC. */
export function checkSscc(check: RelationCheck, node: DocumentNode): void {
  const value = node.text?.trim() ?? ''
  if (value === '') return
  const fault = ssccFault(check, node, value)
  if (fault) check.report('sscc', node, { found: value, ...fault })
}

function ssccFault(check: RelationCheck, node: DocumentNode, value: string): FaultDetails | undefined {
  const name = `${node.name} is ${quote(value)}`
  if (/[^0-9]/.test(value)) {
    return {
      expected,
      message: `${name}. An SSCC has digits only.`,
      fix: 'Send the 20 digits of the label without brackets and blanks.',
    }
  }
  if (value.length === 18) {
    const isSscc = hasGs1CheckDigit(value)
    return {
      expected: isSscc ? identifier + value : expected,
      message: `${name}: the application identifier 00 is missing before the 18 digits of the SSCC${isSscc ? '' : ', and its check digit is wrong'}.`,
      fix: 'Put 00 before the SSCC.',
      // In a positional file two more digits would move everything behind them.
      mend:
        isSscc && check.document.format !== 'Positional'
          ? replaceIn(check, node, value, { from: 0, to: 0, by: identifier })
          : undefined,
    }
  }
  if (value.length !== 20) {
    return {
      expected,
      message: `${name}, which has ${value.length} digits. 20 are needed: 00, then the SSCC of 18 digits.`,
      fix: 'Send the number of the label as text: numbers of this size lose digits.',
    }
  }
  if (!value.startsWith(identifier)) {
    return {
      expected,
      message: `${name}: it begins with ${value.slice(0, 2)}, not with the application identifier 00 of an SSCC.`,
      fix: 'Send 00 and the 18 digits of the SSCC.',
    }
  }
  const digit = gs1CheckDigit(value.slice(2, -1))
  if (value.endsWith(digit)) return undefined
  return {
    expected: value.slice(0, -1) + digit,
    message: `${name}: the check digit is ${value.slice(-1)}, it should be ${digit}.`,
    fix: 'Compare with the label on the carton: another digit may be wrong instead.',
    mend: replaceIn(check, node, value, { from: 19, to: 20, by: digit }),
  }
}

/** Kind 38: finds values that were seen before. `seen` holds the first place of each. */
export function checkDuplicate(
  check: RelationCheck,
  node: DocumentNode,
  seen: Map<string, DocumentNode>,
  what: { noun: string; fix: string },
): void {
  const value = node.text?.trim() ?? ''
  if (value === '') return
  const first = seen.get(value)
  if (!first) {
    seen.set(value, node)
    return
  }
  check.report('duplicate-number', node, {
    found: value,
    message: `${node.name} ${quote(value)} is the ${what.noun} of another place already (${check.document.placeOf(first).label}).`,
    fix: what.fix,
  })
}

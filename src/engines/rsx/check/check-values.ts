import type { DocumentNode } from '../document-tree'
import type { ElementRule, ValueRule } from '../rule-model'
import { collapse, type CheckContext } from './check-context'
import { checkDate, checkTime } from './check-dates'
import { checkNumber } from './check-numbers'
import { checkIsValue, reportEmpty } from './check-shape'
import { checkCharacters, checkText } from './check-text'
import { checkCode, codeListOf } from './codes'
import { reportDamage, reportInvisible, reportNotation } from './check-meaning'
import { replaceJson, replaceValue } from '../findings/quick-fixes'
import { quote } from '../findings/quote'
import { acceptsEmpty, isEmpty } from './empty'
import { reportPlaceholder } from './placeholders'

const booleans: ReadonlySet<string> = new Set(['true', 'false', '1', '0'])

/** A whole number that programs do not write in another way. */
const exactNumber = /^-?\d{1,15}$/
const numberCaution =
  'A program took the value for a number, which adds or drops zeros and rounds long numbers: compare it with its source.'

/**
 * Checks a value by the schema.
 * @returns whether the schema accepts it. An empty value that it accepts is not reported here.
 */
export function checkValue(context: CheckContext, node: DocumentNode, element: ElementRule, rule: ValueRule): boolean {
  if (!checkIsValue(context, node)) return false
  const text = node.text ?? ''
  if (isEmpty(node)) {
    if (acceptsEmpty(context, node, rule)) return true
    reportEmpty(context, node, element, false)
    return false
  }
  if (!checkCharacters(context, node, text) || !checkMeaning(context, node, element, rule)) return false
  if (rule.type === 'decimal' || rule.type === 'integer') return checkNumber(context, node, text, rule)
  if (rule.type === 'boolean') return checkBoolean(context, node, text)
  return checkWritten(context, node, text, rule) && checkIsText(context, node, text, rule)
}

/** Reports a text that no value was meant by, or another one. @returns whether the value can be checked as it is. */
function checkMeaning(context: CheckContext, node: DocumentNode, element: ElementRule, rule: ValueRule): boolean {
  return (
    !reportPlaceholder(context, node, element, rule) &&
    !reportDamage(context, node, rule) &&
    !reportNotation(context, node, rule) &&
    !reportInvisible(context, node, rule)
  )
}

function checkWritten(context: CheckContext, node: DocumentNode, text: string, rule: ValueRule): boolean {
  if (rule.type === 'date') return checkDate(context, node, text)
  if (rule.type === 'time') return checkTime(context, node, text)
  const list = codeListOf(context.rules, rule)
  return list ? checkCode(context, node, text, rule, list) : checkText(context, node, text, rule)
}

/** Reports a JSON number or boolean where a text belongs. */
function checkIsText(context: CheckContext, node: DocumentNode, text: string, rule: ValueRule): boolean {
  if (!node.json || node.json.type === 'string') return true
  const { type } = node.json
  const isCertain = type !== 'number' || (exactNumber.test(text) && !mayHaveLostZeros(context, text, rule))
  context.findings.add('case-or-padding', node, () => {
    const meant = JSON.stringify(isCertain ? text : wholeText(text))
    const quickFix = replaceJson(node, meant)
    return {
      source: 'schema',
      found: text,
      expected: meant,
      message: `${node.name} is the ${type} ${quote(text)}. JSON wants a text, in quotes.`,
      fix: isCertain
        ? `Write ${meant}.`
        : `Write the value as a text, probably ${meant}, and keep it as text in your program.`,
      quickFix: isCertain ? quickFix : { ...quickFix, caution: numberCaution },
      reference: { kind: 'field', field: node.name },
    }
  })
  return false
}

/** Whether the value may have had zeros before it, which a JSON number cannot have: there is room for one, and no code list without such a code. */
function mayHaveLostZeros({ rules }: CheckContext, number: string, rule: ValueRule): boolean {
  const list = codeListOf(rules, rule)
  if (!list) return number.length < (rule.maxLength ?? Infinity)
  return [...list.keys()].some(
    (code) => code !== number && code.endsWith(number) && /^0+$/.test(code.slice(0, -number.length)),
  )
}

/** Writes a number such as 12.0 or 1.2E1 as a text that a program takes for it: 12. */
function wholeText(number: string): string {
  const text = String(Number(number))
  return exactNumber.test(text) ? text : number
}

function checkBoolean(context: CheckContext, node: DocumentNode, text: string): boolean {
  const isJson = node.json !== undefined
  if (isJson ? node.json?.type === 'boolean' : booleans.has(collapse(text))) return true
  const meant = text.trim().toLowerCase()
  const isClear = meant === 'true' || meant === 'false'
  context.findings.add(isClear ? 'case-or-padding' : 'unknown-code', node, () => ({
    source: 'schema',
    found: text,
    expected: isJson ? 'true or false' : 'true, false, 1 or 0',
    message: `${node.name} is ${quote(text)}. Allowed: ${isJson ? 'true and false, without quotes' : 'true, false, 1 and 0'}.`,
    fix: isClear ? `Write ${meant}.` : 'Write true or false.',
    quickFix: isClear ? (isJson ? replaceJson(node, meant) : replaceValue(context.document, node, meant)) : undefined,
    reference: { kind: 'field', field: node.name },
  }))
  return false
}

import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import type { ValueRule } from '../rule-model'
import { acceptsText } from './accepts-text'
import { collapse, type CheckContext } from './check-context'
import { codeListOf } from './codes'
import { damageOf } from './damaged-text'
import type { Severity } from './finding-list'
import { replaceJson, replaceValue } from '../findings/quick-fixes'
import { withLength } from '../findings/messages'
import { isShortForm, numberInLongForm, textColumnAdvice } from './spreadsheet'

/** Characters that cannot be seen: of no width, or marks of the direction of writing. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
/** A number, code or date: printed characters without a blank between them. */
const identifier = /^[\u0021-\u007e]+$/
const longestIdentifierUnits = 200
/** Numbers and booleans have findings of their own, which also leave such characters out. */
const writtenTypes: ReadonlySet<ValueRule['type']> = new Set(['string', 'date', 'time'])

/** Reports a text that was damaged by a wrong encoding, or by being escaped twice (kind 55). @returns whether it is damaged. */
export function reportDamage(context: CheckContext, node: DocumentNode, rule: ValueRule): boolean {
  const text = node.text ?? ''
  const damage = damageOf(text)
  if (!damage) return false
  const { cause, meant, isCertain } = damage
  const isEncoding = cause === 'encoding'
  context.findings.add(
    'damaged-text',
    node,
    () => {
      const quickFix = meant === undefined ? undefined : replaceText(context, node, meant)
      const caution = isEncoding
        ? 'The text also has other letters outside ASCII, or rare ones: compare it with its source.'
        : 'The text may be a piece of HTML on purpose: compare it with its source.'
      return {
        source: 'domain',
        found: text,
        expected: meant,
        message:
          meant === undefined
            ? `${node.name} is ${quote(text)}: characters were lost by a wrong encoding.`
            : `${node.name} is ${quote(text)}: the text was ${isEncoding ? 'damaged by a wrong encoding' : 'escaped twice'}. Probably ${quote(meant)} was meant.`,
        fix:
          meant === undefined
            ? 'Take the text from its source, and write the file as UTF-8.'
            : isEncoding
              ? `Write ${meant}, and read and write the file as UTF-8.`
              : `Write ${meant}, and let one program alone escape the text.`,
        quickFix: quickFix && !isCertain ? { ...quickFix, caution } : quickFix,
        reference: { kind: 'field', field: node.name },
      }
    },
    severityOf(context, node, rule),
  )
  return true
}

/** Reports the text of a number in scientific notation, 1.08E+13 or 1.0812345576778E13 (kind 27). @returns whether it is one. */
export function reportNotation(context: CheckContext, node: DocumentNode, rule: ValueRule): boolean {
  const text = node.text ?? ''
  if (rule.type !== 'string') return false
  const number = numberInLongForm(text)
  if (number === undefined) return isShortForm(text) && reportShortForm(context, node, text, rule)
  context.findings.add(
    'not-a-number',
    node,
    () => {
      const quickFix = replaceText(context, node, number)
      const caution = 'Leading zeros and digits after the 15th may be lost: compare the number with its source.'
      return {
        source: 'domain',
        found: text,
        expected: number,
        message: `${node.name} is ${withLength(text)}: a program wrote the number ${number} in scientific notation.`,
        fix: `Write ${number} if that is the whole number, and keep such numbers as text in your program.`,
        quickFix: quickFix && { ...quickFix, caution },
        reference: { kind: 'field', field: node.name },
      }
    },
    severityOf(context, node, rule),
  )
  return true
}

function reportShortForm(context: CheckContext, node: DocumentNode, text: string, rule: ValueRule): boolean {
  context.findings.add(
    'not-a-number',
    node,
    () => ({
      source: 'domain',
      found: text,
      expected: 'all digits',
      message: `${node.name} is ${withLength(text)}: a spreadsheet shortened a long number, and its digits are lost.`,
      fix: textColumnAdvice,
      reference: { kind: 'field', field: node.name },
    }),
    severityOf(context, node, rule),
  )
  return true
}

/**
 * Reports invisible characters in a number, code or date (kind 34). In a sentence they may be meant: some writings need them.
 * @returns whether there are some.
 */
export function reportInvisible(context: CheckContext, node: DocumentNode, rule: ValueRule): boolean {
  const text = node.text ?? ''
  if (text.length > longestIdentifierUnits || !writtenTypes.has(rule.type)) return false
  const meant = text.replaceAll(invisible, '').trim()
  if (meant === collapse(text) || !identifier.test(meant)) return false
  if (codeListOf(context.rules, rule)?.has(meant) === false) return false
  const code = (/[^\u0021-\u007e]/u.exec(text)?.[0] ?? '').charCodeAt(0)
  context.findings.add(
    'case-or-padding',
    node,
    () => ({
      source: 'domain',
      found: text,
      expected: meant,
      message: `${node.name} is ${quote(meant)} with the invisible character U+${code.toString(16).toUpperCase().padStart(4, '0')}. Programs take it for another value.`,
      fix: `Write ${meant} without it.`,
      quickFix: replaceText(context, node, meant),
      reference: { kind: 'field', field: node.name },
    }),
    /^\d+$/.test(meant) ? { level: 'error', retailers: [] } : severityOf(context, node, rule),
  )
  return true
}

/** An error where the schema refuses the text of a node, else a warning. */
function severityOf(context: CheckContext, node: DocumentNode, rule: ValueRule): Severity {
  return { level: acceptsText(context, node, node.text ?? '', rule) ? 'warning' : 'error', retailers: [] }
}

function replaceText({ document }: CheckContext, node: DocumentNode, value: string) {
  return node.json ? replaceJson(node, JSON.stringify(value)) : replaceValue(document, node, value)
}

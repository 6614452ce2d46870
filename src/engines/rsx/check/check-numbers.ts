import type { DocumentNode } from '../document-tree'
import type { ValueRule } from '../rule-model'
import { collapse, type CheckContext } from './check-context'
import type { FindingDetails } from './finding-list'
import { replaceJson, replaceValue } from '../findings/quick-fixes'
import { quote } from '../findings/quote'
import { countOf } from '@/lib/phrases'
import { isShortForm, numberInLongForm, textColumnAdvice } from './spreadsheet'

const decimalPattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
const integerPattern = /^[+-]?\d+$/
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const longestNumberUnits = 40
/** Digits that programs do not round. */
const exactDigits = /^-?\d{1,15}$/

/** Checks a number as XML Schema and JSON Schema do. @returns whether the schema accepts it. */
export function checkNumber(context: CheckContext, node: DocumentNode, text: string, rule: ValueRule): boolean {
  const isJson = node.json !== undefined
  const value = isJson ? text : collapse(text)
  const isNumber = isJson
    ? isJsonNumber(node, value, rule)
    : (rule.type === 'integer' ? integerPattern : decimalPattern).test(value)
  if (!isNumber) {
    context.findings.add('not-a-number', node, () => describe(context, node, value, rule))
    return false
  }
  return checkDecimals(context, node, value, rule)
}

function isJsonNumber({ json }: DocumentNode, value: string, { type }: ValueRule): boolean {
  if (json?.type !== 'number') return false
  const number = Number(value)
  return type === 'integer' ? Number.isInteger(number) : Number.isFinite(number)
}

/** The decimals of a number, without zeros at its end: 1.500 has one decimal, as 15e-1 has. */
function decimalsOf(number: string): number {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = whole + fraction
  const significant = digits.replace(/(?<!0)0+$/, '')
  if (!/[1-9]/.test(significant)) return 0
  return Math.max(0, fraction.length - (digits.length - significant.length) - Number(exponent))
}

function checkDecimals(
  context: CheckContext,
  node: DocumentNode,
  value: string,
  { fractionDigits }: ValueRule,
): boolean {
  if (fractionDigits === undefined) return true
  const digits = decimalsOf(value)
  if (digits <= fractionDigits) return true
  context.findings.add('too-many-decimals', node, () => ({
    source: 'schema',
    found: value,
    expected: `at most ${countOf(fractionDigits, 'decimal')}`,
    message: `${node.name} is ${quote(value)}, with ${countOf(digits, 'decimal')}. At most ${fractionDigits} are allowed.`,
    fix: 'Round the number.',
    reference: { kind: 'field', field: node.name },
  }))
  return false
}

function describe(context: CheckContext, node: DocumentNode, value: string, { type }: ValueRule): FindingDetails {
  const kind = type === 'integer' ? 'a whole number' : 'a number'
  const readings = readNumber(value.trim(), type === 'integer')
  const [only, ...others] = readings
  const isQuoted = node.json?.type === 'string' && only === value.trim()
  const isCertain = only !== undefined && others.length === 0
  return {
    source: 'schema',
    found: value,
    expected: kind,
    message: isQuoted
      ? `${node.name} is the text ${quote(value)}. JSON wants ${kind}, without quotes.`
      : `${node.name} is ${quote(value)}, which is not ${kind}.${isShortForm(value) ? ' A spreadsheet shortened a long number, and its digits are lost.' : ''}`,
    fix: isCertain
      ? `Write ${only}${isQuoted ? ' without quotes' : ''}.`
      : only === undefined
        ? adviceFor(value, type === 'integer')
        : `Write ${readings.join(' or ')}, whichever you mean.`,
    quickFix: isCertain
      ? node.json
        ? replaceJson(node, only)
        : replaceValue(context.document, node, only)
      : undefined,
    reference: { kind: 'field', field: node.name },
  }
}

/** Advice about a text that is no number for certain. */
function adviceFor(value: string, isInteger: boolean): string {
  if (isShortForm(value)) return textColumnAdvice
  if (smallUnitSign.test(value)) return 'Write the amount in the main unit of the currency: 0.50 for 50¢.'
  return `Write digits only${isInteger ? '' : ', with a point before decimals'}.`
}

/** Thousands with a separator: with decimals, or with two separators, so that the separator is no decimal point. */
const groupedByComma = /^-?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/
const groupedByPoint = /^-?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/
const groupedByBlank =
  /^-?\d{1,3}(?:(?:[ \u00a0\u2009\u202f]\d{3})+[.,]\d+|(?:[ \u00a0\u2009\u202f]\d{3}){2,}|(?:['’]\d{3})+(?:[.,]\d+)?)$/
/** Signs of cents, pfennigs, mills and gandas: an amount of them is a part of the number that is before the sign. */
const smallUnitSign = /[\u00a2\uffe0\u20b0\u20a5\u09fb]/
/** The sign of a currency before or behind an amount, and characters that cannot be seen. */
const currencySign = /^(-?)\s?\p{Sc}\s?|\s?\p{Sc}$/gu
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** The numbers that a text may mean. One is certain, several are not. */
function readNumber(text: string, isInteger: boolean): string[] {
  if (text.length > longestNumberUnits || smallUnitSign.test(text)) return []
  const plain = text.replaceAll(invisible, '').trim().replaceAll(currencySign, '$1')
  const value = plain.endsWith('-') ? `-${plain.slice(0, -1)}` : plain.replace(/^\+/, '')
  const readings = [...new Set(possibleNumbers(value))].filter((number) => jsonNumber.test(number))
  return isInteger ? readings.flatMap((number) => wholeNumber(number)) : readings
}

function possibleNumbers(value: string): string[] {
  const inLongForm = numberInLongForm(value)
  if (inLongForm !== undefined) return exactDigits.test(inLongForm.replace('.', '')) ? [inLongForm] : []
  if (decimalPattern.test(value)) return [withoutSpareZeros(value)]
  if (groupedByComma.test(value)) return [value.replaceAll(',', '')]
  if (groupedByPoint.test(value)) return [value.replaceAll('.', '').replace(',', '.')]
  if (groupedByBlank.test(value)) return [value.replaceAll(/[^-\d.,]/g, '').replace(',', '.')]
  const decimal = value.replace(',', '.')
  const isAmbiguous = /^-?[1-9]\d{0,2},\d{3}$/.test(value)
  return isAmbiguous ? [decimal, value.replace(',', '')] : [decimal]
}

function withoutSpareZeros(value: string): string {
  return value
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
}

function wholeNumber(number: string): string[] {
  const [whole = '', decimals = ''] = number.split('.')
  return /^0*$/.test(decimals) ? [whole] : []
}

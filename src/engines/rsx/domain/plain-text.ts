import { countOf } from '@/lib/phrases'
import { readDate, readTime } from '../check/dates'
import type { ValueType } from '../rule-model'
import { compare, distance, formatDecimal, parseJsonNumber } from './decimal'
import { ssccKey } from './serial-numbers'

/** Writes a value in the one way that all formats have in common: 10.0 as 10, without blanks around it. */
export function plainText(text: string, type: ValueType | undefined): string {
  const value = text.trim().replaceAll(/\s+/g, ' ')
  return type === 'decimal' || type === 'integer' ? plainNumber(value) : value
}

/** Writes a value so that two ways of writing it become the same: 00001 as 1, a date as `YYYY-MM-DD`, an SSCC without brackets. */
export function meantText(name: string, text: string, type: ValueType | undefined): string {
  const value = plainText(text, type)
  if (type === 'date') {
    const [date, ...others] = readDate(value)
    return date && others.length === 0 ? date.iso : value
  }
  if (type === 'time') return readTime(value) ?? value
  if (name === 'ShippingSerialID') return ssccKey(value) ?? value
  // 12E4 is a name, not 120000.
  return /e/i.test(value) ? value : plainNumber(value)
}

function plainNumber(text: string): string {
  const number = parseJsonNumber(text)
  return number ? formatDecimal(number) : text
}

const dayMs = 86_400_000

/** Says by how much a value differs from another, as a sentence; empty where the values say it all. */
export function differenceText(a: string, b: string, type: ValueType | undefined): string {
  if (type === 'decimal' || type === 'integer') return numberDifference(a, b)
  if (type === 'date') return dateDifference(a, b)
  return a.toLowerCase() === b.toLowerCase() ? 'Only capital letters differ.' : ''
}

function numberDifference(a: string, b: string): string {
  const [from, to] = [parseJsonNumber(a), parseJsonNumber(b)]
  if (!from || !to) return ''
  return `The second is ${formatDecimal(distance(from, to))} ${compare(from, to) < 0 ? 'more' : 'less'}.`
}

function dateDifference(a: string, b: string): string {
  const days = (Date.parse(b) - Date.parse(a)) / dayMs
  if (!Number.isInteger(days)) return ''
  return `The second is ${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}.`
}

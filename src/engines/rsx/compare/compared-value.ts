import { readDate, readTime } from '../check/dates'
import { formatDecimal, parseDecimal } from '../domain/decimal'
import { ssccKey } from '../domain/serial-numbers'
import type { ElementRule, ValueType } from '../rule-model'

/** The type of an element's value; undefined for a group and for an element that the schema does not have. */
export function typeOf(rule: ElementRule | undefined): ValueType | undefined {
  return rule?.content.kind === 'value' ? rule.content.type : undefined
}

/** Writes a value in the one way that all formats have in common: 10.0 as 10, without blanks around it. */
export function plainValue(text: string, type: ValueType | undefined): string {
  const value = text.trim().replaceAll(/\s+/g, ' ')
  if (type !== 'decimal' && type !== 'integer') return value
  const number = parseDecimal(value)
  return number ? formatDecimal(number) : value
}

/** Writes a value so that two ways of writing it become the same: 00001 as 1, a date as `YYYY-MM-DD`, an SSCC without brackets. */
export function meantValue(name: string, text: string, type: ValueType | undefined): string {
  const value = plainValue(text, type)
  if (type === 'date') {
    const [date, ...others] = readDate(value)
    return date && others.length === 0 ? date.iso : value
  }
  if (type === 'time') return readTime(value) ?? value
  if (name === 'ShippingSerialID') return ssccKey(value) ?? value
  const number = parseDecimal(value)
  return number ? formatDecimal(number) : value
}

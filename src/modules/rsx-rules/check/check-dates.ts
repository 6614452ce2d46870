import type { DocumentNode } from '../document-tree'
import { collapse, type CheckContext } from './check-context'
import { daysInMonth, monthName, readDate, readShortDate, readTime, type DateReading } from './dates'
import type { FindingDetails, Severity } from './finding-list'
import { replaceValue } from './mends'
import { quote } from '../quote'
import { listOf } from './messages'

const datePattern = /^(-?\d{4,})-(\d{2})-(\d{2})(Z|[+-]\d{2}:\d{2})?$/
const timePattern = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/
const dateWithTime = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/
const plainDate = 'YYYY-MM-DD'
const plainTime = 'HH:mm:ss'
const inSchema = { level: 'error', retailers: [] } as const
const asWarning = { level: 'warning', retailers: [] } as const

/** Year, month and day as a date writes them. */
interface DateParts {
  year: string
  month: string
  day: string
}

/** Checks a date as XML Schema and JSON Schema do. @returns whether the schema accepts it. */
export function checkDate(context: CheckContext, node: DocumentNode, text: string): boolean {
  const { document, findings } = context
  const isXml = document.format === 'XML'
  const value = collapse(text)
  const [, year = '', month = '', day = '', zone] = datePattern.exec(value) ?? []
  if (year === '') {
    findings.add(dateWithTime.test(value) ? 'time-or-zone' : 'date-format', node, () =>
      describeFormat(context, node, value),
    )
    return false
  }
  if (!isRealDate({ year, month, day }, isXml)) {
    findings.add('no-such-date', node, () => describeDay(node.name, value, { year, month, day }, isXml))
    return false
  }
  if (value !== text) {
    reportPadding(context, node, text, value, inSchema)
    return false
  }
  const hasUsualYear = year.length === 4
  if (!hasUsualYear) {
    findings.add('date-format', node, () => describeFormat(context, node, value), isXml ? asWarning : inSchema)
    return isXml
  }
  if (zone === undefined) return true
  const isAccepted = isXml && isZone(zone)
  findings.add(
    'time-or-zone',
    node,
    () => ({
      source: 'schema',
      found: value,
      expected: plainDate,
      message: `${node.name} is ${quote(value)}, with the zone ${zone}. A date has none.`,
      fix: `Write ${value.slice(0, plainDate.length)} if that is the day you mean.`,
      reference: { kind: 'field', field: node.name },
    }),
    isAccepted ? asWarning : inSchema,
  )
  return isAccepted
}

/** Reports blanks around a date or a time. Validators differ about them: some refuse them, such as libxml2. */
function reportPadding(
  context: CheckContext,
  node: DocumentNode,
  text: string,
  value: string,
  severity: Severity,
): void {
  context.findings.add(
    'case-or-padding',
    node,
    () => ({
      source: 'schema',
      found: text,
      expected: value,
      message: `${node.name} is ${quote(text)}, with blanks around it.`,
      fix: `Write ${value}.`,
      mend: replaceValue(context.document, node, value),
      reference: { kind: 'field', field: node.name },
    }),
    severity,
  )
}

function isRealDate({ year, month, day }: DateParts, isXml: boolean): boolean {
  if (isXml && !isXmlYear(year)) return false
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month))
}

/** XML Schema has no year 0, and no zeros before a year of more than four digits. */
function isXmlYear(year: string): boolean {
  return Number(year) !== 0 && !/^-?0\d{4,}/.test(year)
}

function isZone(zone: string): boolean {
  const [hours, minutes] = zone === 'Z' ? [0, 0] : [Number(zone.slice(1, 3)), Number(zone.slice(4))]
  return minutes < 60 && hours * 60 + minutes <= 14 * 60
}

function describeDay(name: string, value: string, { year, month, day }: DateParts, isXml: boolean): FindingDetails {
  const isSwapped = isRealDate({ year, month: day, day: month }, isXml)
  return {
    source: 'schema',
    found: value,
    expected: 'a date of the calendar',
    message: `${name} is ${quote(value)}. ${reasonAgainst({ year, month, day })}`,
    fix: isSwapped ? `If day and month are swapped, write ${year}-${day}-${month}.` : 'Correct the date.',
    reference: { kind: 'field', field: name },
  }
}

/** Why the calendar of the schema has no such date. */
function reasonAgainst({ year, month, day }: DateParts): string {
  const days = daysInMonth(Number(year), Number(month))
  if (days === 0) return `There is no month ${Number(month)}.`
  if (Number(day) === 0) return 'There is no day 0.'
  if (Number(day) > days) return `${monthName(Number(month))} ${Number(year)} has ${days} days.`
  return Number(year) === 0 ? 'There is no year 0.' : 'A year of more than four digits does not begin with 0.'
}

function describeFormat(context: CheckContext, node: DocumentNode, value: string): FindingDetails {
  const withTime = dateWithTime.exec(value)?.[1]
  const readings = readDate(withTime ?? value)
  const [only, ...others] = readings
  const isCertain = only !== undefined && others.length === 0 && withTime === undefined
  return {
    source: 'schema',
    found: value,
    expected: plainDate,
    message: `${node.name} is ${quote(value)}, which is not ${plainDate}.${withTime === undefined ? '' : ' A date has no time.'}`,
    fix: adviceFor(readings.length > 0 ? readings : readShortDate(value)),
    mend: isCertain ? replaceValue(context.document, node, only.iso) : undefined,
    reference: { kind: 'field', field: node.name },
  }
}

function adviceFor(readings: readonly DateReading[]): string {
  const [only, ...others] = readings
  if (!only) return `Write it as ${plainDate}.`
  if (others.length === 0) return `Write ${only.iso}.`
  return `${readings.map(({ iso, words }) => `If you meant ${words}, write ${iso}`).join('. ')}.`
}

/** Checks a time as XML Schema and JSON Schema do. @returns whether the schema accepts it. */
export function checkTime(context: CheckContext, node: DocumentNode, text: string): boolean {
  const value = collapse(text)
  const [, hours = '', minutes = '', seconds = '', zone] = timePattern.exec(value) ?? []
  const isTime = hours !== '' && isRealTime(value, Number(hours), Number(minutes), Number(seconds))
  if (isTime && (zone === undefined || isZone(zone))) {
    if (value === text) return true
    // libxml2 accepts blanks before a time.
    const isAccepted = context.document.format === 'XML' && text.endsWith(value)
    reportPadding(context, node, text, value, isAccepted ? asWarning : inSchema)
    return isAccepted
  }
  // The JSON Schema states the form alone.
  const isAccepted = hours !== '' && value === text && context.document.format === 'JSON'
  context.findings.add(
    'time-or-zone',
    node,
    () => describeTime(context, node, value, isTime),
    isAccepted ? asWarning : inSchema,
  )
  return isAccepted
}

function isRealTime(value: string, hours: number, minutes: number, seconds: number): boolean {
  if (hours === 24) return /^24:00:00(?:\.0+)?(?:$|[Z+-])/.test(value)
  return hours < 24 && minutes < 60 && seconds < 60
}

function describeTime(context: CheckContext, node: DocumentNode, value: string, isTime: boolean): FindingDetails {
  const meant = isTime ? undefined : readTime(value)
  const problem = isTime
    ? 'whose zone does not exist'
    : meant !== undefined || !timePattern.test(value)
      ? `which is not ${plainTime}`
      : 'which no clock shows'
  return {
    source: 'schema',
    found: value,
    expected: `${plainTime}, with or without a zone`,
    message: `${node.name} is ${quote(value)}, ${problem}.`,
    fix:
      meant === undefined
        ? `Write it as ${listOf([plainTime, `${plainTime}Z`, `${plainTime}+01:00`], 'or')}.`
        : `Write ${meant}.`,
    mend: meant === undefined ? undefined : replaceValue(context.document, node, meant),
    reference: { kind: 'field', field: node.name },
  }
}

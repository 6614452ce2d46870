import type { DocumentNode } from '../document-tree'
import { collapse, type CheckContext } from './check-context'
import {
  daysInMonth,
  isNoDate,
  monthName,
  readDate,
  readSerialDate,
  readShortDate,
  readTime,
  type DateReading,
} from './dates'
import type { FindingDetails, Severity } from './finding-list'
import type { QuickFix } from '../findings/finding'
import { removeNode, replaceValue } from '../findings/quick-fixes'
import { quote } from '../findings/quote'
import { listOf } from '@/lib/phrases'

const datePattern = /^(-?\d{4,})-(\d{2})-(\d{2})(Z|[+-]\d{2}:\d{2})?$/
const timePattern = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/
/** A date with what a date has not: a time, an offset, or both. */
const dateWithMore = /^(\d[^T\s]{4,10}?)(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?\s?(Z|[+-]\d{2}:?\d{2})?$/
const midnight = /^00:00(?::00(?:\.0+)?)?$/
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
    findings.add(moreOf(value) ? 'time-or-zone' : 'date-format', node, () => describeFormat(context, node, value))
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
  if (zone === undefined) {
    if (isNoDate(value)) reportNoDate(context, node, value)
    return true
  }
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
      quickFix: withoutMore(context, node, value.slice(0, plainDate.length), { offset: zone }),
      reference: { kind: 'field', field: node.name },
    }),
    isAccepted ? asWarning : inSchema,
  )
  return isAccepted
}

/** Reports a date that programs write where there is none (kind 54). */
function reportNoDate({ document, findings }: CheckContext, node: DocumentNode, value: string): void {
  findings.add(
    'no-date',
    node,
    () => ({
      source: 'domain',
      found: value,
      expected: 'a date of the order or shipment',
      message: `${node.name} is ${value}, the day that programs write where there is no date.`,
      fix: 'Write the date. If there is none, leave the element out.',
      quickFix: removeNode(
        document,
        node,
        'Remove it only if there is no date: what it should be cannot be told from the file.',
      ),
      reference: { kind: 'field', field: node.name },
    }),
    asWarning,
  )
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
      quickFix: replaceValue(context.document, node, value),
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
  const more = moreOf(value)
  const serial = readSerialDate(value)
  if (serial !== undefined) return describeSerial(context, node, value, serial)
  // A spreadsheet marks a text with an apostrophe before it.
  const readings = readDate((more?.date ?? value).replace(/^'/, ''))
  const [only, ...others] = readings
  return {
    source: 'schema',
    found: value,
    expected: plainDate,
    message: `${node.name} is ${quote(value)}, which is not ${plainDate}.${more ? ` A date has no ${more.time === undefined ? 'offset' : 'time'}.` : ''}`,
    fix: adviceFor(readings.length > 0 ? readings : readShortDate(value)),
    quickFix: only !== undefined && others.length === 0 ? withoutMore(context, node, only.iso, more ?? {}) : undefined,
    reference: { kind: 'field', field: node.name },
  }
}

function describeSerial(context: CheckContext, node: DocumentNode, value: string, date: string): FindingDetails {
  const quickFix = replaceValue(context.document, node, date)
  return {
    source: 'schema',
    found: value,
    expected: plainDate,
    message: `${node.name} is ${quote(value)}, which is not ${plainDate}. Spreadsheets count days so: it is ${date} in most of them.`,
    fix: `Write ${date}, and give the column the format of a date before the table is exported.`,
    quickFix: quickFix && {
      ...quickFix,
      caution: 'Some spreadsheets begin to count in 1904: compare the date with the table.',
    },
    reference: { kind: 'field', field: node.name },
  }
}

/** The parts of a date with a time or an offset behind it. */
function moreOf(value: string): { date: string; time: string | undefined; offset: string | undefined } | undefined {
  const [, date = '', time, offset] = dateWithMore.exec(value) ?? []
  return date !== '' && (time !== undefined || offset !== undefined) && readDate(date).length > 0
    ? { date, time, offset }
    : undefined
}

/** Writes a date alone. A time of midnight says nothing; any other, and an offset, is lost, which a person has to decide. */
function withoutMore(
  { document }: CheckContext,
  node: DocumentNode,
  date: string,
  { time, offset }: { time?: string | undefined; offset?: string | undefined },
): QuickFix | undefined {
  const quickFix = replaceValue(document, node, date)
  const lost = [
    ...(time === undefined || (midnight.test(time) && offset === undefined) ? [] : [`the time ${time}`]),
    ...(offset === undefined ? [] : [`the offset ${offset}`]),
  ]
  if (!quickFix || lost.length === 0) return quickFix
  return { ...quickFix, caution: `This loses ${listOf(lost)}: at another place it may be another day.` }
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
  const reason = isTime
    ? 'whose zone does not exist'
    : meant !== undefined || !timePattern.test(value)
      ? `which is not ${plainTime}`
      : 'which no clock shows'
  return {
    source: 'schema',
    found: value,
    expected: `${plainTime}, with or without a zone`,
    message: `${node.name} is ${quote(value)}, ${reason}.`,
    fix:
      meant === undefined
        ? `Write it as ${listOf([plainTime, `${plainTime}Z`, `${plainTime}+01:00`], 'or')}.`
        : `Write ${meant}.`,
    quickFix: meant === undefined ? undefined : replaceValue(context.document, node, meant),
    reference: { kind: 'field', field: node.name },
  }
}

/** A date that a text may stand for, with its meaning in words. */
export interface DateReading {
  /** `YYYY-MM-DD`. */
  iso: string
  words: string
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** The number of days of a month, from 1; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  if (month < 1 || month > 12) return 0
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The name of a month, from 1. */
export function monthName(month: number): string {
  return months[month - 1] ?? String(month)
}

function reading(year: string, month: string, day: string): DateReading[] {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  if (d < 1 || d > daysInMonth(y, m)) return []
  const pad = (value: number) => String(value).padStart(2, '0')
  return [{ iso: `${year}-${pad(m)}-${pad(d)}`, words: `${d} ${monthName(m)}` }]
}

function distinct(readings: DateReading[]): DateReading[] {
  return readings.filter(({ iso }, at) => readings.findIndex((other) => other.iso === iso) === at)
}

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const shortYear = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2})$/
const digits8 = /^(\d{2})(\d{2})(\d{2})(\d{2})$/
const digits6 = /^(\d{2})(\d{2})(\d{2})$/
const dayMonthName = /^(\d{1,2})[-. ]{1,2}([A-Za-z]{3,9})[-., ]{1,2}(\d{4})$/
const monthNameDay = /^([A-Za-z]{3,9})[-. ]{1,2}(\d{1,2})[-., ]{1,2}(\d{4})$/

/** The dates that a text in another form may mean, the most likely first. One reading is certain, several are not. */
export function readDate(text: string): DateReading[] {
  const value = text.trim()
  const first = yearFirst.exec(value)
  if (first) return reading(first[1] ?? '', first[2] ?? '', first[3] ?? '')
  const last = yearLast.exec(value)
  if (last) return eitherOrder(last[3] ?? '', last[1] ?? '', last[2] ?? '')
  const eight = digits8.exec(value)
  if (eight) {
    const [, a = '', b = '', c = '', d = ''] = eight
    const isoLike = reading(a + b, c, d).filter(({ iso }) => iso.startsWith('19') || iso.startsWith('20'))
    return isoLike.length > 0 ? isoLike : eitherOrder(c + d, a, b)
  }
  const named = dayMonthName.exec(value)
  if (named) return reading(named[3] ?? '', monthNumber(named[2] ?? ''), named[1] ?? '')
  const american = monthNameDay.exec(value)
  return american ? reading(american[3] ?? '', monthNumber(american[1] ?? ''), american[2] ?? '') : []
}

/** The dates that a text with a year of two digits may mean. None is certain. */
export function readShortDate(text: string): DateReading[] {
  const value = text.trim()
  const [, a = '', b = '', c = ''] = shortYear.exec(value) ?? digits6.exec(value) ?? []
  return distinct([...reading(`20${a.padStart(2, '0')}`, b, c), ...eitherOrder(`20${c}`, a, b)])
}

function eitherOrder(year: string, one: string, other: string): DateReading[] {
  return distinct([...reading(year, one, other), ...reading(year, other, one)])
}

function monthNumber(name: string): string {
  const at = months.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()))
  return String(at + 1)
}

/** The day that a spreadsheet stores as a number, from 2000 to 2099, as `YYYY-MM-DD`; undefined for any other text. */
export function readSerialDate(text: string): string | undefined {
  const day = /^\d{5}$/.test(text) ? Number(text) : 0
  if (day < firstSerialDay || day > lastSerialDay) return undefined
  return new Date((day - serialDayOf1970) * 86_400_000).toISOString().slice(0, 10)
}

const serialDayOf1970 = 25_569
const firstSerialDay = 36_526
const lastSerialDay = 73_050

/** The days that programs write where there is no date: where their calendars begin and end. */
const noDates: ReadonlySet<string> = new Set(
  '0001-01-01 1582-10-15 1601-01-01 1753-01-01 1899-12-30 1899-12-31 1900-01-01 1970-01-01 2038-01-19 2079-06-06 2099-12-31 2999-12-31 9999-12-31'.split(
    ' ',
  ),
)

/** Whether a date of the form `YYYY-MM-DD` stands for none. */
export function isNoDate(date: string): boolean {
  return noDates.has(date)
}

const clock = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s?([ap]\.?m\.?)?$/i
const plainClock = /^(\d{2})(\d{2})(\d{2})?$/

const offsetWithoutColon = /^(\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)\s?([+-](?:0\d|1[0-3]))([0-5]\d)$/

/** The time that a text means, as `HH:mm:ss` with its offset; undefined when that is not certain. */
export function readTime(text: string): string | undefined {
  const value = text.trim()
  const [, withSeconds = '', offsetHours = '', offsetMinutes = ''] = offsetWithoutColon.exec(value) ?? []
  if (withSeconds !== '') return `${withSeconds}${offsetHours}:${offsetMinutes}`
  const [, hour = '', minute = '', second = '00', half] = clock.exec(value) ?? plainClock.exec(value) ?? []
  if (hour === '') return undefined
  const isHalf = half !== undefined
  const hours = Number(hour)
  if (isHalf ? hours < 1 || hours > 12 : hours > 23) return undefined
  if (Number(minute) > 59 || Number(second) > 59) return undefined
  const whole = isHalf ? (hours % 12) + (/p/i.test(half) ? 12 : 0) : hours
  return `${String(whole).padStart(2, '0')}:${minute}:${second}`
}

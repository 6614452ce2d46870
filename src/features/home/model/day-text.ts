import { formatDate, formatWithOptions, type DatePreferences } from '@/modules/dates/format'

const day = 86_400_000

/** The day of a time, both in milliseconds since 1970: today and yesterday in the person's zone, else the date. */
export function dayText(time: number, now: number, preferences: DatePreferences = {}): string {
  const ago = dayNumber(now, preferences) - dayNumber(time, preferences)
  if (ago === 0) return 'today'
  return ago === 1 ? 'yesterday' : (formatDate(iso(time), preferences) ?? '')
}

/** Counts the days of the calendar: those on which the clock is changed are longer or shorter than others. */
function dayNumber(time: number, { timezone }: DatePreferences): number {
  const figures = formatWithOptions(iso(time), { timezone }, () => ({
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }))
  const [month = 0, date = 0, year = 0] = (figures ?? '').split('/').map(Number)
  return Date.UTC(year, month - 1, date) / day
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

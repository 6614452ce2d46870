import { formatDate, formatWithOptions, type DatePreferences } from '@/modules/dates/format'

const dayMs = 86_400_000

/** Writes the day of a time (in milliseconds since 1970): today or yesterday in the person's time zone, else the date. */
export function dayText(time: number, now: number, preferences: DatePreferences = {}): string {
  const daysAgo = dayNumber(now, preferences) - dayNumber(time, preferences)
  if (daysAgo === 0) return 'today'
  return daysAgo === 1 ? 'yesterday' : (formatDate(iso(time), preferences) ?? '')
}

/** Returns the number of a calendar day. Days on which the clocks change are longer or shorter than 24 hours. */
function dayNumber(time: number, { timezone }: DatePreferences): number {
  const parts = formatWithOptions(iso(time), { timezone }, () => ({
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }))
  const [month = 0, date = 0, year = 0] = (parts ?? '').split('/').map(Number)
  return Date.UTC(year, month - 1, date) / dayMs
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

import { formatWithOptions, withLocale, type DatePreferences } from './format'

/** Formats date and time in figures, as the date/time formats of the profile show them (PROFILE-10). */
export function formatDateTime(instant: string, preferences: DatePreferences = {}): string | undefined {
  const hour = has24HourClock(preferences.locale) ? '2-digit' : 'numeric'
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour, minute: '2-digit' } as const
  return formatWithOptions(instant, preferences, () => options)
}

/** Whether a locale has a 24-hour clock. `Intl` then writes hours with two digits. */
function has24HourClock(locale = 'en-US'): boolean {
  if (locale === 'en-US24') return true
  return withLocale(
    locale,
    (tags) => new Intl.DateTimeFormat(tags, { hour: 'numeric' }).resolvedOptions().hourCycle === 'h23',
  )
}

import { formatted, withLocale, type DatePreferences } from './format'

/** Date and time in figures, as the date/time options show them (2 §9). */
export function formatDateTime(instant: string, preferences: DatePreferences = {}): string | undefined {
  const hour = hasLongClock(preferences.locale) ? '2-digit' : 'numeric'
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour, minute: '2-digit' } as const
  return formatted(instant, preferences, () => options)
}

/** Whether a locale's clock counts to 24; such a one has a leading zero in `Intl`'s own short form too. */
function hasLongClock(locale = 'en-US'): boolean {
  if (locale === 'en-US24') return true
  return withLocale(
    locale,
    (tags) => new Intl.DateTimeFormat(tags, { hour: 'numeric' }).resolvedOptions().hourCycle === 'h23',
  )
}

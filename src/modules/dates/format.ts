import { isValid, parseISO } from 'date-fns'

/** The person's locale and time zone. A missing or unknown value falls back to en-US or the browser's time zone. */
export interface DatePreferences {
  locale?: string | undefined
  timezone?: string | undefined
}

/** Formats a date in words: `MMMM dd, yyyy` for en-US and without a locale, the long form of `Intl` for other locales. */
export function formatDate(instant: string, preferences: DatePreferences = {}): string | undefined {
  return formatWithOptions(instant, preferences, (isAmerican) =>
    isAmerican ? { month: 'long', day: '2-digit', year: 'numeric' } : { dateStyle: 'long' },
  )
}

/** Formats an instant exactly, for a tooltip: date, time with seconds, and time zone. */
export function formatInstant(instant: string, preferences: DatePreferences = {}): string | undefined {
  return formatWithOptions(instant, preferences, () => ({ dateStyle: 'long', timeStyle: 'long' }))
}

/** Formats an ISO date with options of `Intl`; undefined if the text is not a date. */
export function formatWithOptions(
  instant: string,
  { locale, timezone }: DatePreferences,
  options: (isAmerican: boolean) => Intl.DateTimeFormatOptions,
): string | undefined {
  const date = parseISO(instant)
  if (!isValid(date)) return undefined
  // en-US24 is the provider's name for en-US with a 24-hour clock (PROFILE-10). Browsers do not know it.
  const isAmerican = locale === undefined || locale.startsWith('en-US')
  const base = { ...options(isAmerican), ...(locale === 'en-US24' && { hourCycle: 'h23' as const }) }
  const formatIn = (timeZone: string | undefined) => {
    const all = { ...base, ...(timeZone && { timeZone }) }
    return withLocale(isAmerican ? 'en-US' : locale, (tags) => new Intl.DateTimeFormat(tags, all).format(date))
  }
  try {
    return formatIn(timezone)
  } catch {
    return formatIn(undefined)
  }
}

/** Formats with a locale, or with en-US if the browser rejects the locale. Other errors of `format` are thrown. */
export function withLocale<T>(locale: string, format: (tags: string[]) => T): T {
  try {
    return format([locale, 'en-US'])
  } catch {
    return format(['en-US'])
  }
}

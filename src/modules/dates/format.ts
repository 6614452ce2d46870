import { isValid, parseISO } from 'date-fns'

/** The person's choice of locale and zone (2 §9); what is missing or unknown falls back to en-US and the browser's zone. */
export interface DatePreferences {
  locale?: string | undefined
  timezone?: string | undefined
}

/** A date in words. `MMMM dd, yyyy` for en-US and where no locale is set (3 §9); other locales use their own long form. */
export function formatDate(instant: string, preferences: DatePreferences = {}): string | undefined {
  return formatted(instant, preferences, (american) =>
    american ? { month: 'long', day: '2-digit', year: 'numeric' } : { dateStyle: 'long' },
  )
}

/** The exact instant, for the hover: date, time with seconds, and zone. */
export function formatInstant(instant: string, preferences: DatePreferences = {}): string | undefined {
  return formatted(instant, preferences, () => ({ dateStyle: 'long', timeStyle: 'long' }))
}

/** An instant (ISO) with options of `Intl`; undefined for a text that is no date. */
export function formatted(
  instant: string,
  { locale, timezone }: DatePreferences,
  options: (american: boolean) => Intl.DateTimeFormatOptions,
): string | undefined {
  const date = parseISO(instant)
  if (!isValid(date)) return undefined
  // en-US24 is the American form with a 24-hour clock (2 §9); no browser knows it by that name.
  const american = locale === undefined || locale.startsWith('en-US')
  const base = { ...options(american), ...(locale === 'en-US24' && { hourCycle: 'h23' as const }) }
  const inZone = (timeZone: string | undefined) => {
    const all = { ...base, ...(timeZone && { timeZone }) }
    return withLocale(american ? 'en-US' : locale, (tags) => new Intl.DateTimeFormat(tags, all).format(date))
  }
  try {
    return inZone(timezone)
  } catch {
    return inZone(undefined)
  }
}

/** Formats with a locale where it can be used, else with en-US. What is wrong beside the locale throws. */
export function withLocale<T>(locale: string, format: (tags: string[]) => T): T {
  try {
    return format([locale, 'en-US'])
  } catch {
    return format(['en-US'])
  }
}

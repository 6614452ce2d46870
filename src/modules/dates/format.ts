import { isValid, parseISO } from 'date-fns'

/** The person's choice of locale and zone (2 §9); what is missing or unknown falls back to en-US and the browser's zone. */
export interface DatePreferences {
  locale?: string | undefined
  timezone?: string | undefined
}

/** A date in words. `MMMM dd, yyyy` for en-US and where no locale is set (3 §9); other locales use their own long form. */
export function formatDate(instant: string, preferences: DatePreferences = {}): string | undefined {
  return format(instant, preferences, (american) =>
    american ? { month: 'long', day: '2-digit', year: 'numeric' } : { dateStyle: 'long' },
  )
}

/** The exact instant, for the hover: date, time with seconds, and zone. */
export function formatInstant(instant: string, preferences: DatePreferences = {}): string | undefined {
  return format(instant, preferences, () => ({ dateStyle: 'long', timeStyle: 'long' }))
}

function format(
  instant: string,
  { locale, timezone }: DatePreferences,
  options: (american: boolean) => Intl.DateTimeFormatOptions,
) {
  const date = parseISO(instant)
  if (!isValid(date)) return undefined
  // en-US24 is the American form with a 24-hour clock (2 §9); no browser knows it by that name.
  const american = locale === undefined || locale.startsWith('en-US')
  const base = { ...options(american), ...(locale === 'en-US24' && { hourCycle: 'h23' as const }) }
  const tag = american ? 'en-US' : locale
  try {
    return new Intl.DateTimeFormat(tag, { ...base, ...(timezone && { timeZone: timezone }) }).format(date)
  } catch {
    return new Intl.DateTimeFormat('en-US', base).format(date)
  }
}

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

/** Making a format takes far longer than using it, and lists ask for hundreds of numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** A number with the separators of the person's locale; en-US24 counts as en-US. */
export function formatNumber(value: number, { locale = 'en-US' }: DatePreferences = {}): string {
  const tag = locale.startsWith('en-US') ? 'en-US' : locale
  // The first format of a page takes it about 10 ms, and most counts have nothing to separate.
  if (tag === 'en-US' && Number.isInteger(value) && Math.abs(value) < 1_000) return String(value)
  return withLocale(tag, (tags) => {
    const format = numberFormats.get(tags.join()) ?? new Intl.NumberFormat(tags)
    numberFormats.set(tags.join(), format)
    return format.format(value)
  })
}

import { withLocale, type DatePreferences } from './format'

/** Creating a format takes much longer than using it, and lists format hundreds of numbers. */
const formatCache = new Map<string, Intl.NumberFormat>()

/** Formats a number with the separators of the person's locale. */
export function formatNumber(value: number, { locale = 'en-US' }: DatePreferences = {}): string {
  const tag = locale.startsWith('en-US') ? 'en-US' : locale
  // Creating the first format takes about 10 ms, and most counts need no separator.
  if (tag === 'en-US' && Number.isInteger(value) && Math.abs(value) < 1_000) return String(value)
  return withLocale(tag, (tags) => {
    const format = formatCache.get(tags.join()) ?? new Intl.NumberFormat(tags)
    formatCache.set(tags.join(), format)
    return format.format(value)
  })
}

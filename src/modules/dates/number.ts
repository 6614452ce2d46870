import { withLocale, type DatePreferences } from './format'

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

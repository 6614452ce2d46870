import { describe, expect, it } from 'vitest'
import { formatDateTime } from '@/modules/dates/date-time'
import { formatDate, formatInstant } from '@/modules/dates/format'
import { formatNumber } from '@/modules/dates/number'

const instant = '2026-11-21T21:19:30Z'
const chicago = { timezone: 'America/Chicago' }
/** Replaces the different kinds of spaces that browsers use as separators. */
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

describe('dates', () => {
  it.each([
    [undefined, 'November 21, 2026'],
    ['en-US', 'November 21, 2026'],
    ['en-US24', 'November 21, 2026'],
    ['en-GB', '21 November 2026'],
    ['fr-CA', '21 novembre 2026'],
    ['no locale at all!', 'November 21, 2026'],
  ])('in the locale %s are written as %s', (locale, text) => {
    expect(formatDate(instant, { locale, ...chicago })).toBe(text)
  })

  it('are in the chosen time zone', () => {
    const late = '2026-11-21T23:30:00Z'
    expect(formatDate(late, { timezone: 'Asia/Tokyo' })).toBe('November 22, 2026')
    expect(formatDate(late, { timezone: 'America/Chicago' })).toBe('November 21, 2026')
  })

  it('keep the time zone if only the locale is unknown, and the locale if only the time zone is', () => {
    const late = '2026-11-21T23:30:00Z'
    expect(formatDate(late, { locale: '???', timezone: 'Asia/Tokyo' })).toBe('November 22, 2026')
    expect(formatDate(late, { locale: 'en-GB', timezone: 'Mars/Olympus' })).toMatch(/2[12] November 2026/)
  })

  it('are undefined for text that is not a date', () => {
    for (const text of ['', 'soon', '2026-13-45']) {
      expect(formatDate(text)).toBeUndefined()
      expect(formatDateTime(text)).toBeUndefined()
    }
  })
})

describe('dates with times', () => {
  it.each([
    ['en-US', '11/21/2026, 3:19 PM'],
    ['en-US24', '11/21/2026, 15:19'],
    ['en-GB', '21/11/2026, 15:19'],
    ['en-CA', '2026-11-21, 3:19 p.m.'],
    ['en-IE', '21/11/2026, 15:19'],
    ['en-PH', '11/21/2026, 3:19 PM'],
    ['fr-FR', '21/11/2026 15:19'],
    ['fr-CA', '2026-11-21 15 h 19'],
  ])('in the locale %s are written as %s', (locale, text) => {
    expect(plain(formatDateTime(instant, { locale, ...chicago }))).toBe(text)
  })

  it.each([
    ['en-US', '11/21/2026, 2:34 AM'],
    ['en-US24', '11/21/2026, 02:34'],
    ['en-GB', '21/11/2026, 02:34'],
    ['en-IE', '21/11/2026, 02:34'],
    ['en-AU', '21/11/2026, 2:34 am'],
    ['fr-FR', '21/11/2026 02:34'],
    ['fr-CA', '2026-11-21 02 h 34'],
    ['no locale at all!', '11/21/2026, 2:34 AM'],
  ])('%s in the small hours: %s', (locale, text) => {
    expect(plain(formatDateTime('2026-11-21T08:34:00Z', { locale, ...chicago }))).toBe(text)
  })

  it('count midnight as 0 on the 24-hour clock of en-US24', () => {
    const midnight = '2026-11-21T06:05:00Z'
    expect(plain(formatDateTime(midnight, { locale: 'en-US24', ...chicago }))).toBe('11/21/2026, 00:05')
    expect(plain(formatInstant(midnight, { locale: 'en-US24', ...chicago }))).toBe('November 21, 2026 at 00:05:00 CST')
  })
})

describe('numbers', () => {
  it.each([
    [undefined, '1,234,567.5'],
    ['en-US24', '1,234,567.5'],
    ['en-IN', '12,34,567.5'],
    ['fr-FR', '1 234 567,5'],
    ['??', '1,234,567.5'],
  ])('in the locale %s are written as %s', (locale, text) => {
    expect(plain(formatNumber(1_234_567.5, { locale }))).toBe(text)
  })
  it.each([0, 7, 999, -999, 1_000, -1_000, 12.5, NaN, Infinity])('%d as the browser writes it', (value) => {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('en-US').format(value))
  })
})

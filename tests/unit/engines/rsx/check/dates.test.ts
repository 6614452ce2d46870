import { describe, expect, test } from 'vitest'
import { daysInMonth, readDate, readShortDate, readTime } from '@/engines/rsx/check/dates'

const isoOf = (text: string) => readDate(text).map(({ iso }) => iso)

describe('a date in another form', () => {
  test.each([
    ['2026/3/2', ['2026-03-02']],
    [' 2026.03.02 ', ['2026-03-02']],
    ['31/12/2026', ['2026-12-31']],
    ['12/31/2026', ['2026-12-31']],
    ['03/02/2026', ['2026-03-02', '2026-02-03']],
    ['05/05/2026', ['2026-05-05']],
    ['20260302', ['2026-03-02']],
    ['19991231', ['1999-12-31']],
    ['03022026', ['2026-03-02', '2026-02-03']],
    ['12312026', ['2026-12-31']],
    ['03041012', ['1012-03-04', '1012-04-03']],
    ['2 March 2026', ['2026-03-02']],
    ['2-Mar-2026', ['2026-03-02']],
    ['Mar 2, 2026', ['2026-03-02']],
    ['September 30, 2026', ['2026-09-30']],
  ])('%s may mean %j', (text, expected) => {
    expect(isoOf(text)).toEqual(expected)
  })

  test.each([
    '2026-13-01',
    '2026-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-01-00',
    '2 Foo 2026',
    '32/13/2026',
    'soon',
    `${' '.repeat(40)}x`,
    `2 March${' '.repeat(30)}2026`,
  ])('%s means none', (text) => {
    expect(isoOf(text)).toEqual([])
  })

  test('is named in words', () => {
    expect(readDate('03/02/2026').map(({ words }) => words)).toEqual(['2 March', '3 February'])
  })

  test.each([
    [' 260302 ', ['2026-03-02', '2002-03-26']],
    ['12/31/26', ['2026-12-31']],
    ['3/2/26', ['2003-02-26', '2026-03-02', '2026-02-03']],
    ['9-1-5', []],
    ['260302x', []],
    ['', []],
  ])('with a year of two digits, %s may mean %j', (text, expected) => {
    expect(readShortDate(text).map(({ iso }) => iso)).toEqual(expected)
  })
})

test.each([
  [2024, 2, 29],
  [2026, 2, 28],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
  [2026, 13, 0],
  [2026, 0, 0],
])('%i-%i has %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days)
})

test.each([
  ['9:05', '09:05:00'],
  [' 14.30 ', '14:30:00'],
  ['1430', '14:30:00'],
  ['143005', '14:30:05'],
  ['23:59:59', '23:59:59'],
  ['0:00', '00:00:00'],
  ['12:00 AM', '00:00:00'],
  ['12:30 pm', '12:30:00'],
  ['1:15 p.m.', '13:15:00'],
  ['1:15 am', '01:15:00'],
  ['11:59:30PM', '23:59:30'],
  ['0:15 am', undefined],
  ['13:00 pm', undefined],
  ['24:00', undefined],
  ['12:60', undefined],
  ['12:00:60', undefined],
  ['noon', undefined],
  ['', undefined],
])('the time %s means %s', (text, expected) => {
  expect(readTime(text)).toBe(expected)
})

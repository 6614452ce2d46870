import { describe, expect, test } from 'vitest'
import { check, csvOf, jsonOf, linesOf, fixed, orderWith, plant, xmlOf } from './support'

const dateOf = 'Header/OrderHeader/PurchaseOrderDate'
const timeOf = 'Header/Dates/Time'
const place = 'Line 10, column 28: PurchaseOrderDate is'

const dated = (value: string) => linesOf(xmlOf('Orders', orderWith(dateOf, value)))
const timed = (value: string) => linesOf(xmlOf('Orders', orderWith(timeOf, value)))

describe('a date that no calendar has', () => {
  test.each([
    ['2026-13-05', 'There is no month 13. → If day and month are swapped, write 2026-05-13.'],
    ['2026-12-00', 'There is no day 0. → Correct the date.'],
    ['2026-00-05', 'There is no month 0. → Correct the date.'],
    ['2026-13-13', 'There is no month 13. → Correct the date.'],
    ['2026-30-02', 'There is no month 30. → Correct the date.'],
    ['2026-28-02', 'There is no month 28. → If day and month are swapped, write 2026-02-28.'],
    ['2026-04-31', 'April 2026 has 30 days. → Correct the date.'],
    ['12026-17-03', 'There is no month 17. → If day and month are swapped, write 12026-03-17.'],
    ['0000-03-02', 'There is no year 0. → Correct the date.'],
    ['-0000-03-02', 'There is no year 0. → Correct the date.'],
    ['02026-03-02', 'A year of more than four digits does not begin with 0. → Correct the date.'],
    ['-02026-03-02', 'A year of more than four digits does not begin with 0. → Correct the date.'],
    ['0000-03-42', 'March 0 has 31 days. → Correct the date.'],
  ])('%s: %s', async (value, expected) => {
    expect(await dated(value)).toEqual([`no-such-date error ${place} '${value}'. ${expected}`])
  })
})

test.each(['0999-03-02', '2026-12-31', '2024-02-29'])('%s is a date', async (value) => {
  expect(await dated(value)).toEqual([])
})

test.each(['12026-03-02', '-2026-03-02', '102026-03-02'])(
  'the year of %s is a warning in XML, and an error elsewhere',
  async (value) => {
    expect(await dated(value)).toEqual([
      `date-format warning ${place} '${value}', which is not YYYY-MM-DD. → Write it as YYYY-MM-DD.`,
    ])
    for (const write of [jsonOf, csvOf]) {
      expect(await linesOf(write('Orders', orderWith(dateOf, value)))).toEqual([
        expect.stringMatching(/^date-format error/),
      ])
    }
  },
)

test.each([
  ['2026-03-02Z', 'warning'],
  ['2026-03-02-05:00', 'warning'],
  ['2026-03-02+14:00', 'warning'],
  ['2026-03-02+14:01', 'error'],
  ['2026-03-02+05:60', 'error'],
])('the zone of %s is %s', async (value, level) => {
  expect(await dated(value)).toEqual([expect.stringMatching(new RegExp(`^time-or-zone ${level} Line 10`))])
})

test.each([
  '23:59:59',
  '00:00:00',
  '24:00:00.00',
  '24:00:00Z',
  '24:00:00+01:00',
  '24:00:00-01:00',
  '14:30:00+14:00',
  '14:30:00-05:59',
])('%s is a time', async (value) => {
  expect(await timed(value)).toEqual([])
})

test.each(['24:00:01', '24:00:00.1', '24:01:00', '12:60:00', '12:00:60', '99:00:00'])(
  '%s is no time, and means none',
  async (value) => {
    expect(await timed(value)).toEqual([
      `time-or-zone error Line 27, column 15: Time is '${value}', which no clock shows. → Write it as HH:mm:ss, HH:mm:ssZ or HH:mm:ss+01:00.`,
    ])
  },
)

test.each(['14:30:00+14:01', '14:30:00+05:60', '14:30:00-99:00'])(
  'the zone of the time %s does not exist',
  async (value) => {
    expect(await timed(value)).toEqual([expect.stringContaining('whose zone does not exist')])
  },
)

describe('in JSON', () => {
  const jsonTime = (value: string) => linesOf(jsonOf('Orders', orderWith(timeOf, value)))

  test.each([
    ['25:00:00', [expect.stringMatching(/^time-or-zone warning .*which no clock shows/)]],
    ['14:30:00+15:00', [expect.stringMatching(/^time-or-zone warning .*whose zone does not exist/)]],
    [' 25:00:00', [expect.stringMatching(/^time-or-zone error/)]],
    [' 14:30:00', [expect.stringMatching(/^case-or-padding error/)]],
    ['2:30 PM', [expect.stringMatching(/^time-or-zone error .* → Write 14:30:00\./)]],
  ])('the time %j is an error', async (value, expected) => {
    expect(await jsonTime(value)).toEqual(expected)
  })

  test('years have no rule of their own', async () => {
    expect(await linesOf(jsonOf('Orders', orderWith(dateOf, '0000-03-02')))).toEqual([])
  })
})

test('blanks around a date or time are removed by the fix', async () => {
  for (const [path, value] of [
    [dateOf, '2026-03-02'],
    [timeOf, '14:30:00'],
  ] as const) {
    const right = xmlOf('Orders', orderWith(path, value))
    for (const padded of [` ${value}`, `${value} `, `\n${value}\t`]) {
      expect(fixed(await check(plant(right, `>${value}<`, `>${padded}<`)))).toBe(right)
    }
  }
})

test('a time of midnight behind a date says nothing, and a date in another form has its usual one', async () => {
  const found = async (value: string) => {
    const checked = await check(xmlOf('Orders', orderWith(dateOf, value)))
    return checked.result.findings.map(({ code, found: text, expected, quickFix }) => [
      code,
      text,
      expected,
      quickFix?.label,
    ])
  }
  expect(await found('2026-03-02T00:00:00')).toEqual([
    ['time-or-zone', '2026-03-02T00:00:00', 'YYYY-MM-DD', 'Replace with 2026-03-02'],
  ])
  expect(await found('3/31/2026')).toEqual([['date-format', '3/31/2026', 'YYYY-MM-DD', 'Replace with 2026-03-31']])
  expect(await found('03/02/2026')).toEqual([['date-format', '03/02/2026', 'YYYY-MM-DD', undefined]])
})

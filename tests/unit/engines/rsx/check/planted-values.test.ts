import { describe, expect, it } from 'vitest'
import { check, csvOf, jsonOf, linesOf, fixed, orderWith, positionalOf, xmlOf } from './support'

const formats = [
  ['XML', xmlOf],
  ['JSON', jsonOf],
  ['CSV', csvOf],
  ['Positional', positionalOf],
] as const

interface Planted {
  path: string
  value: string
  code: string
  message: string
  fix: string
  level?: string
  /** The text that the fix writes, where it is certain. */
  quickFix?: string
}

const date = 'Header/OrderHeader/PurchaseOrderDate'
const time = 'Header/Dates/Time'
const quantity = 'LineItem/OrderLine/OrderQty'
const unit = 'LineItem/OrderLine/OrderQtyUOM'

const planted: Planted[] = [
  {
    path: 'Header/Address/Country',
    value: 'U',
    code: 'too-short',
    message: "Country is 'U' (1 character). At least 2 are needed.",
    fix: 'Write the value in full.',
  },
  {
    path: quantity,
    value: 'many',
    code: 'not-a-number',
    message: "OrderQty is 'many', which is not a number.",
    fix: 'Write digits only, with a point before decimals.',
  },
  {
    path: quantity,
    value: '1,234',
    code: 'not-a-number',
    message: "OrderQty is '1,234', which is not a number.",
    fix: 'Write 1.234 or 1234, whichever you mean.',
  },
  {
    path: quantity,
    value: '12,5',
    code: 'not-a-number',
    message: "OrderQty is '12,5', which is not a number.",
    fix: 'Write 12.5.',
    quickFix: '12.5',
  },
  {
    path: date,
    value: '2026-02-30',
    code: 'no-such-date',
    message: "PurchaseOrderDate is '2026-02-30'. February 2026 has 28 days.",
    fix: 'Correct the date.',
  },
  {
    path: date,
    value: '2026-17-03',
    code: 'no-such-date',
    message: "PurchaseOrderDate is '2026-17-03'. There is no month 17.",
    fix: 'If day and month are swapped, write 2026-03-17.',
  },
  {
    path: date,
    value: '03/02/2026',
    code: 'date-format',
    message: "PurchaseOrderDate is '03/02/2026', which is not YYYY-MM-DD.",
    fix: 'If you meant 2 March, write 2026-03-02. If you meant 3 February, write 2026-02-03.',
  },
  {
    path: date,
    value: '20260302',
    code: 'date-format',
    message: "PurchaseOrderDate is '20260302', which is not YYYY-MM-DD.",
    fix: 'Write 2026-03-02.',
    quickFix: '2026-03-02',
  },
  {
    path: date,
    value: '17.3.2026',
    code: 'date-format',
    message: "PurchaseOrderDate is '17.3.2026', which is not YYYY-MM-DD.",
    fix: 'Write 2026-03-17.',
    quickFix: '2026-03-17',
  },
  {
    path: time,
    value: '2:30 PM',
    code: 'time-or-zone',
    message: "Time is '2:30 PM', which is not HH:mm:ss.",
    fix: 'Write 14:30:00.',
    quickFix: '14:30:00',
  },
  {
    path: unit,
    value: 'XX',
    code: 'unknown-code',
    message: "OrderQtyUOM is 'XX'. Allowed: 01, 03, 12, 15, 1N, 2N, … (262 in all).",
    fix: 'Use a code of the list.',
  },
  {
    path: unit,
    value: 'ea',
    code: 'case-or-padding',
    message: "OrderQtyUOM is 'ea'. The code is EA.",
    fix: 'Write EA.',
    quickFix: 'EA',
  },
  {
    path: 'Header/Dates/DateTimeQualifier',
    value: '37',
    code: 'case-or-padding',
    message: "DateTimeQualifier is '37'. The code is 037.",
    fix: 'Write 037.',
    quickFix: '037',
  },
]

describe.each(formats)('a wrong value in %s', (_, write) => {
  it.each(planted)(
    '$path = $value is $code',
    async ({ path, value, code, message, fix, level = 'error', quickFix }) => {
      const { text, reading, result } = await check(write('Orders', orderWith(path, value)))
      const found = [...reading, ...result.findings]
      expect(found.map((finding) => finding.message)).toEqual([message])
      const [finding] = found
      expect(finding).toMatchObject({ code, level, fix, retailers: [] })
      const { span } = finding?.place ?? { span: { start: 0, end: 0 } }
      expect(text.slice(span.start, span.end)).toBe(value)
      expect(finding?.quickFix !== undefined).toBe(quickFix !== undefined)
      if (quickFix === undefined) return
      expect(await linesOf(fixed({ text, reading, result }))).toEqual([])
      expect(fixed({ text, reading, result })).toContain(quickFix)
    },
  )
})

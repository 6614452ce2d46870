import { describe, expect, test } from 'vitest'
import type { CheckResult } from '@/engines/rsx/check/finding-list'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import type { Finding, Level } from '@/engines/rsx/findings/finding'
import { countLevels, createCounts } from '@/engines/rsx/level-counts'
import type { DocumentReading } from '@/engines/rsx/read/read-document'
import type { MissingSource, RuleModel } from '@/engines/rsx/rule-model'
import { quickFixesOfKind, summarize, withoutReplaced } from '@/engines/rsx/verdict'

function finding(level: Level, start: number, retailers: string[] = [], message = `at ${start}`): Finding {
  const place = { label: '', path: '', span: { start, end: start + 1 } }
  return { code: 'too-long', level, place, retailers, message } as unknown as Finding
}

const missing: MissingSource[] = (['schema', 'codes', 'design', 'csvLayout', 'positionalLayout'] as const).map(
  (source) => ({ source, reason: `no ${source}` }),
)
const rules = {
  document: 'Orders',
  version: '7.7.4',
  missing: [],
  retailers: [],
  design: undefined,
} as unknown as RuleModel

const readingOf = (format: DocumentFormat, findings: Finding[] = []) =>
  ({ document: { format }, findings, levels: countLevels(findings) }) as unknown as DocumentReading

function checkedOf(findings: Finding[], counts: CheckResult['counts'] = new Map()): CheckResult {
  return { findings, total: findings.length, levels: countLevels(findings), counts }
}

const judged = {
  id: 3,
  rules,
  retailers: [],
  reading: undefined,
  checked: undefined,
  relations: undefined,
  differences: [],
}

describe('the summary of a document', () => {
  test('of which nothing is known has no findings', () => {
    expect(summarize(judged)).toEqual({
      id: 3,
      document: 'Orders',
      version: '7.7.4',
      verdicts: [{ retailer: undefined, errors: 0, warnings: 0, unknown: [] }],
      findings: [],
      counts: createCounts(),
    })
  })

  test('has all findings by place, and their counts', () => {
    const relations = [finding('warning', 5)]
    const summary = summarize({
      ...judged,
      reading: readingOf('XML', [finding('error', 30)]),
      checked: checkedOf([finding('error', 40), finding('note', 1)]),
      relations: { findings: relations, levels: countLevels(relations) },
      differences: [finding('warning', 20)],
    })
    expect(summary.findings.map(({ place }) => place.span.start)).toEqual([1, 5, 20, 30, 40])
    expect(summary.counts).toEqual({ error: 2, warning: 2, note: 1, unknown: 0 })
  })

  test('has what kept the file from being read before everything else, also where only the first are described', () => {
    const cutOff = { ...finding('error', 5000), code: 'not-well-formed' as const }
    const others = Array.from({ length: 2000 }, (_, start) => finding('error', start))
    const { findings } = summarize({ ...judged, reading: readingOf('JSON', [cutOff]), checked: checkedOf(others) })
    expect(findings).toHaveLength(2000)
    expect(findings[0]).toBe(cutOff)
    expect(findings[1]).toBe(others[0])
  })

  test('counts for a retailer what the network asks for, and what only the retailer does', () => {
    const counts = new Map([
      [undefined, { error: 1, warning: 2, note: 0, unknown: 0 }],
      ['A', { error: 10, warning: 20, note: 0, unknown: 0 }],
    ])
    const { verdicts } = summarize({
      ...judged,
      retailers: ['A', 'B'],
      reading: readingOf('XML', [finding('error', 0)]),
      checked: checkedOf([], counts),
    })
    expect(verdicts.map(({ retailer, errors, warnings }) => [retailer, errors, warnings])).toEqual([
      [undefined, 2, 2],
      ['A', 12, 22],
      ['B', 2, 2],
    ])
  })

  test.each([
    ['XML', ['no schema', 'no codes'], ['no schema', 'no codes', 'no design']],
    ['CSV', ['no schema', 'no codes', 'no csvLayout'], ['no schema', 'no codes', 'no design', 'no csvLayout']],
    [
      'Positional',
      ['no schema', 'no codes', 'no positionalLayout'],
      ['no schema', 'no codes', 'no design', 'no positionalLayout'],
    ],
  ] as const)('of a file in %s names the missing sources that matter', (format, network, retailer) => {
    const { verdicts } = summarize({
      ...judged,
      rules: { ...rules, missing },
      retailers: ['A'],
      reading: readingOf(format),
    })
    expect(verdicts.map(({ unknown }) => unknown)).toEqual([network, retailer])
  })

  test('says which retailer has no design, if there is one', () => {
    const design = { name: 'Orders' } as RuleModel['design']
    const unknownOf = (part: Partial<RuleModel>) =>
      summarize({ ...judged, rules: { ...rules, ...part }, retailers: ['A', 'B'] }).verdicts.map(
        ({ unknown }) => unknown,
      )
    expect(unknownOf({ design, retailers: ['A'] })).toEqual([[], [], ['B has no design of Orders.']])
    expect(unknownOf({ design: undefined, retailers: ['A'] })).toEqual([[], [], []])
  })

  test('repeats what cannot be told once, to the retailers that it concerns', () => {
    const findings = [
      finding('unknown', 0, [], 'for all'),
      finding('unknown', 1, [], 'for all'),
      finding('unknown', 2, ['A'], 'for A'),
      finding('error', 3, ['A'], 'an error'),
    ]
    const { verdicts } = summarize({ ...judged, retailers: ['A', 'B'], checked: checkedOf(findings) })
    expect(verdicts.map(({ unknown }) => unknown)).toEqual([['for all'], ['for all', 'for A'], ['for all']])
  })
})

describe('the fixes of a kind', () => {
  const quickFix = (...spans: [start: number, end: number][]) => ({
    label: '',
    edits: spans.map(([start, end]) => ({ span: { start, end }, text: 'x' })),
  })
  const fixable = (start: number, code: string, ...spans: [start: number, end: number][]) =>
    ({ ...finding('error', start), code, ...(spans.length > 0 && { quickFix: quickFix(...spans) }) }) as Finding

  test('are ascending, of that kind alone, and the first of those that overlap', () => {
    const edits = quickFixesOfKind(
      [
        fixable(30, 'too-long', [30, 33]),
        fixable(0, 'too-short', [0, 1]),
        fixable(8, 'too-long'),
        fixable(12, 'too-long', [12, 14]),
        fixable(10, 'too-long', [10, 11], [15, 20]),
        fixable(21, 'too-long', [21, 22]),
        fixable(20, 'too-long', [20, 22]),
        fixable(22, 'too-long', [22, 22]),
      ],
      'too-long',
    )
    expect(edits.map(({ span }) => [span.start, span.end])).toEqual([
      [10, 11],
      [15, 20],
      [20, 22],
      [30, 33],
    ])
  })

  test('are only those that need no decision of a person', () => {
    const certain = fixable(0, 'sscc', [0, 1])
    const open = fixable(10, 'sscc', [10, 11])
    const cautioned = {
      ...open,
      quickFix: { ...quickFix([10, 11]), caution: 'Any digit may be the wrong one.' },
    } as Finding
    expect(quickFixesOfKind([certain, cautioned], 'sscc').map(({ span }) => span.start)).toEqual([0])
  })

  test('may begin at the start of the file, and may be none', () => {
    expect(quickFixesOfKind([fixable(0, 'too-long', [0, 2])], 'too-long')).toHaveLength(1)
    expect(quickFixesOfKind([fixable(0, 'too-long')], 'too-long')).toEqual([])
  })
})

describe('findings of the schema that a relation says better', () => {
  const serialNumber = { ...finding('error', 10), code: 'sscc' } as Finding
  const length = finding('error', 10)
  const other = finding('error', 20)
  const counts = new Map([
    [undefined, { error: 2, warning: 4, note: 0, unknown: 0 }],
    ['A', { error: 7, warning: 0, note: 0, unknown: 0 }],
  ])

  test('are left out, and out of the counts of the network', () => {
    const checked = { ...checkedOf([length, other], counts), total: 9 }
    expect(withoutReplaced(checked, [serialNumber])).toEqual({
      findings: [other],
      total: 8,
      levels: { error: 1, warning: 0, note: 0, unknown: 0 },
      counts: new Map([
        [undefined, { error: 1, warning: 4, note: 0, unknown: 0 }],
        ['A', { error: 7, warning: 0, note: 0, unknown: 0 }],
      ]),
    })
  })

  test('are left out, and out of the counts of their retailers, where a relation misses the same field', () => {
    const at = (code: string, path: string, more: object) =>
      ({ ...finding('error', 10), code, place: { ...length.place, path }, ...more }) as Finding
    const required = at('retailer-field', 'Header/Dates[1]/Date', { retailers: ['A'] })
    const elsewhere = at('retailer-field', 'Header/Dates[2]/Date', { retailers: ['A'] })
    const untold = at('retailer-field', 'Header/Dates[1]/Date', { retailers: ['A'], level: 'unknown' })
    const checked = { ...checkedOf([required, elsewhere, untold], counts), total: 3 }
    const pair = at('qualifier-without-value', 'Header/Dates[1]/DateTimeQualifier', { expected: 'Date' })
    const choice = at('exactly-one', 'Header/Dates[1]', { expected: 'Date, Time or DateTimePeriod' })
    for (const relation of [pair, choice]) {
      const { findings, total, counts: left } = withoutReplaced(checked, [relation])
      expect(findings).toEqual([elsewhere, untold])
      expect([total, left.get('A')?.error, left.get(undefined)?.error]).toEqual([2, 6, 2])
    }
    expect(withoutReplaced(checked, [{ ...pair, level: 'warning' }])).toEqual(checked)
  })

  test('stay where the relation is silent', () => {
    const checked = checkedOf([length, other], counts)
    expect(withoutReplaced(checked, [])).toEqual(checked)
    expect(withoutReplaced(checked, [{ ...serialNumber, code: 'gtin' } as unknown as Finding])).toEqual(checked)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import type { Finding } from '@/engines/rsx/findings/finding'
import { openText } from '@/engines/rsx/read/open-file'
import { readDocument } from '@/engines/rsx/read/read-document'
import { checkDocument } from '@/engines/rsx/check/check-document'
import { checkRelations } from '@/engines/rsx/domain/check-relations'
import { compiledRules } from '../check/compiled-rules'
import { freeYielder } from '../yielders'
import { order } from '../planted/cells'
import { readText } from './support'

const endings: Record<DocumentFormat, string> = { XML: 'xml', JSON: 'json', CSV: 'csv', Positional: 'txt' }
const formats = Object.keys(endings) as DocumentFormat[]

/** Everything that is found in a text of an order, and where reading stopped; undefined when it has no format. */
async function judge(format: DocumentFormat, text: string) {
  const rules = await compiledRules('Orders')
  const reading = await readDocument(openText(`PO1.${endings[format]}`, text), rules, freeYielder())
  if (!reading) return undefined
  const checked = await checkDocument(reading.document, rules, [], freeYielder())
  const reported = [...reading.findings, ...checked.findings]
  const relations = await checkRelations(reading.document, rules, freeYielder(), reported)
  const findings: Finding[] = [...reported, ...relations.findings]
  return { findings, stoppedAt: reading.judgedUpTo?.span.start }
}

const brief = ({ code, place, message }: Finding) => `${code} ${place.label}: ${message}`

/** Pieces that break a file of any format. */
const pieces = ['<', '>', '</', '&', '"', "'", '{', '}', '[', ']', ',', ':', '\\', '\t', '\n', '<!--', '<?xml ?>', 'x']

describe.each(formats)('a damaged %s file', (format) => {
  const text = order[format]

  test('has no finding behind the place where reading stopped', async () => {
    const damage = fc.record({
      at: fc.nat(text.length),
      removed: fc.nat(6),
      inserted: fc.oneof(fc.constantFrom(...pieces), fc.constant('')),
    })
    const damaged = fc.record({ all: fc.array(damage, { maxLength: 3 }), length: fc.nat(text.length) })
    await fc.assert(
      fc.asyncProperty(damaged, async ({ all, length }) => {
        const whole = all.reduce(
          (one, { at, removed, inserted }) => one.slice(0, at) + inserted + one.slice(at + removed),
          text,
        )
        const result = await judge(format, whole.slice(0, Math.max(1, length)))
        const end = result?.stoppedAt ?? Infinity
        expect(result?.findings.filter(({ place }) => place.span.start > end).map(brief) ?? []).toEqual([])
      }),
      { seed: 38, numRuns: 120 },
    )
  })
})

describe.each(['XML', 'JSON'] as const)('a %s file that is cut off', (format) => {
  const text = order[format].trimEnd()

  test('has that one finding, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 80, max: text.length - 1 }), async (length) => {
        const result = await judge(format, text.slice(0, length))
        expect(result?.findings.map(brief)).toEqual([expect.stringContaining('not-well-formed')])
        expect(result?.stoppedAt).toBeGreaterThanOrEqual(text.slice(0, length).trimEnd().length - 1)
      }),
      { seed: 38, numRuns: 150 },
    )
  })
})

test('the place where reading stopped is named; a file that was read has none', async () => {
  expect((await readText(order.XML, { name: 'a.xml' })).judgedUpTo).toBeUndefined()
  const stopped = await readText(order.XML.replace('</TsetPurposeCode>', '</TsetPurpose>'), { name: 'a.xml' })
  expect(stopped.judgedUpTo?.label).toBe('Line 8, column 28')
})

import { describe, expect, test } from 'vitest'
import { checkDocument } from '@/engines/rsx/check/check-document'
import { checkRelations } from '@/engines/rsx/domain/check-relations'
import type { Finding } from '@/engines/rsx/findings/finding'
import { kinds } from '@/engines/rsx/findings/kinds'
import type { RuleModel } from '@/engines/rsx/rule-model'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { withoutReplaced } from '@/engines/rsx/verdict'
import { freeYielder } from '../yielders'
import { read } from '../read/support'
import { platformSources } from '../sources/platform-sources'
import { planted } from './planted-errors'
import { briefOf, exampleOf, exampleWith, formatsOf, plant, written } from './support'

const compiled = new Map<string, Promise<RuleModel>>()

/** Everything that is found in a text: by its reader, the schema with its codes, and the relations. */
async function everythingIn(text: string, document: string): Promise<Finding[]> {
  const compiling = compiled.get(document) ?? compileRules(platformSources(document))
  compiled.set(document, compiling)
  const rules = await compiling
  const reading = await read(text, { document, name: 'file', rules })
  const yielder = freeYielder()
  const checked = await checkDocument(reading.document, rules, [], yielder)
  const reported = [...reading.findings, ...checked.findings]
  const relations = (await checkRelations(reading.document, rules, yielder, reported)).findings
  return [...reading.findings, ...withoutReplaced(checked, relations).findings, ...relations]
}

test.each(planted)('has kind %s, and nothing else', async (_, stem, changes, expected) => {
  const example = exampleWith(stem, changes)
  for (const format of formatsOf(example.document)) {
    const findings = await everythingIn(written(example, format), example.document)
    expect(findings.map(briefOf)).toEqual(expected)
    expect(findings.map(({ source, retailers }) => [source, retailers])).toEqual(expected.map(() => ['domain', []]))
  }
})

describe('kind 28: an amount of money with a fraction of a cent, and nothing else', () => {
  const invoice = exampleOf('IN104417-1-v7.7-BulkImport')

  test.each<[title: string, right: string, wrong: string, path: string]>([
    ['a tax', ' 148.97', '148.975', 'Header/Taxes/TaxAmount'],
    ['a total', '2320.25', '2320.254', 'Summary/TotalAmount'],
    ['a line', '876.00', '876.004', 'LineItem[2]/InvoiceLine/ExtendedItemTotal'],
  ])('%s', async (_, right, wrong, path) => {
    for (const format of formatsOf('Invoices')) {
      const text = written(invoice, format)
      // A field of fixed width has blanks on its left; JSON writes no zeros behind the point.
      const before = format === 'Positional' ? right.trim().padStart(wrong.length) : right.trim()
      const found = format === 'JSON' ? before.replace('.00', '') : before
      const findings = await everythingIn(plant(text, found, wrong), 'Invoices')
      expect(findings.map(briefOf)).toEqual([`too-many-decimals warning ${path}: ${wrong}`])
    }
  })
})

test('every kind of the domain within a document is planted', () => {
  const codes = new Set(planted.flatMap(([, , , expected]) => expected.map((text) => text.split(' ')[0])))
  const numbers = Object.entries(kinds).flatMap(([code, { number }]) => (codes.has(code) ? [number] : []))
  expect(numbers).toEqual([36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 56, 57, 61])
})

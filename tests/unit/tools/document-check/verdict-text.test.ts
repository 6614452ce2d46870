import { describe, expect, test } from 'vitest'
import type { DocumentChoice } from '@/engines/rsx/document-choice'
import { emptyState, type CheckState } from '@/features/tools/document-check/model/check-state'
import { summaryText } from '@/features/tools/document-check/model/verdict-text'
import type { CheckedDocument } from '@/engines/rsx/documents'

const count = (value: number, one: string, many = `${one}s`) => `${value} ${value === 1 ? one : many}`

function entry(id: number, document?: string): DocumentChoice {
  const candidates = document === undefined ? ['Orders', 'OrderChanges'] : [document]
  const opened = { id, name: `${id}.xml`, format: 'XML' as const, length: 1, document, candidates, versionLine: '7.7' }
  return { opened: { ...opened, findings: [] }, document, version: document && '7.7.4' }
}

function passed(id: number): CheckedDocument {
  const verdicts = [undefined, 'A'].map((retailer) => ({ retailer, errors: 0, warnings: 0, unknown: [] }))
  const counts = { error: 0, warning: 0, note: 0, unknown: 0 }
  return { id, document: 'Orders', version: '7.7.4', verdicts, findings: [], counts }
}

const textOf = (documents: DocumentChoice[], checked: number[]) => {
  const results: CheckState['results'] = new Map(checked.map((id) => [id, passed(id)]))
  return summaryText({ ...emptyState, documents, results, checkedRetailers: ['A'] }, count)
}

describe('the summary', () => {
  test('says that all documents pass', () => {
    expect(textOf([entry(1, 'Orders'), entry(2, 'Orders')], [1, 2])).toBe(
      'No error in 2 documents. Passes at 1 of 1 retailer.',
    )
  })

  test('does not count a document whose type has to be chosen among those that pass', () => {
    expect(textOf([entry(1, 'Orders'), entry(2)], [1])).toBe(
      'No error in 1 document. Passes at 1 of 1 retailer. 1 document is not checked yet.',
    )
    expect(textOf([entry(1)], [])).toBe('1.xml is not checked yet.')
  })
})

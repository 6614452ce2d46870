import { describe, expect, it } from 'vitest'
import { parseJson } from '@/lib/exact-json'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { outlinedDocument } from '@/engines/openapi/reader/json-outline'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { compareDocument } from './compare'
import { exampleFiles, exampleText, githubText } from './example-documents'

describe('every operation of every example document is extracted and matches the document', () => {
  it.each(exampleFiles)('%s', async (file) => {
    const root = (await parseText(exampleText(file))) as Record<string, unknown>
    const { count, webhooks, differences } = compareDocument(root)
    expect(differences).toEqual([])
    // The first documents of the workshop have no paths.
    expect(count + webhooks > 0 || file.includes('workshop')).toBe(true)
  })
})

it("every operation of GitHub's document is extracted and matches the document", () => {
  const text = githubText()
  const { count, differences } = compareDocument(parseJson(text) as Record<string, unknown>)
  expect(differences.slice(0, 20)).toEqual([])
  expect(count).toBeGreaterThan(1_000)
})

/** A reply as the page gets it: cloned between threads, and on a second visit read from stored JSON. */
const received = (reply: unknown): unknown => JSON.parse(JSON.stringify(structuredClone(reply)))

describe('every operation is the same from the outline of its document as from the whole document, as plain data', () => {
  const jsonFiles = exampleFiles.filter((file) => file.endsWith('.json'))
  it.each([...jsonFiles, 'GitHub'])('%s', (file) => {
    const text = file === 'GitHub' ? githubText() : exampleText(file)
    const address = 'https://docs.example/openapi.json'
    const whole = bundleOf(address, parseJson(text))
    const outlined = bundleOf(address, outlinedDocument(text))
    const { operations } = indexDocument(openReading(whole))
    const some = operations.length > 300 ? operations.filter((_, index) => index % 5 === 0) : operations
    for (const key of some) {
      expect(received(extractOperation(openReading(outlined), key))).toEqual(extractOperation(openReading(whole), key))
    }
    expect(received(indexDocument(openReading(outlined)))).toEqual(indexDocument(openReading(whole)))
  })
})

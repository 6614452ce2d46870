import { describe, expect, it } from 'vitest'
import { parseText } from '@/modules/openapi/engine/parse-document'
import { compareDocument } from './compare'
import { exampleFiles, exampleText, githubText } from './example-documents'

describe('every operation of every example document extracts, and says what the document says', () => {
  it.each(exampleFiles)('%s', async (file) => {
    const root = (await parseText(exampleText(file))) as Record<string, unknown>
    const { count, webhooks, differences } = compareDocument(root)
    expect(differences).toEqual([])
    // The workshop's first steps have no paths yet.
    expect(count + webhooks > 0 || file.includes('workshop')).toBe(true)
  })
})

it("so does GitHub's", { timeout: 30_000 }, () => {
  const text = githubText()
  const { count, differences } = compareDocument(JSON.parse(text) as Record<string, unknown>)
  expect(differences.slice(0, 20)).toEqual([])
  expect(count).toBeGreaterThan(1_000)
})

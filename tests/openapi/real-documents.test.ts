import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { parseText } from '@/modules/openapi/engine/parse-document'
import { compareDocument } from './compare'

const require = createRequire(import.meta.url)
const examples = 'node_modules/@readme/oas-examples'
const files = ['2.0', '3.0', '3.1'].flatMap((version) =>
  readdirSync(`${examples}/${version}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|yaml)$/.test(file))
    .map((file) => `${version}/${file}`),
)

describe('every operation of every example document extracts, and says what the document says', () => {
  it.each(files)('%s', async (file) => {
    const root = (await parseText(readFileSync(`${examples}/${file}`, 'utf8'))) as Record<string, unknown>
    const { count, webhooks, differences } = compareDocument(root)
    expect(differences).toEqual([])
    // The workshop's first steps have no paths yet.
    expect(count + webhooks > 0 || file.includes('workshop')).toBe(true)
  })
})

it("so does GitHub's", { timeout: 30_000 }, () => {
  const text = readFileSync(require.resolve('@octokit/openapi/generated/api.github.com.json'), 'utf8')
  const { count, differences } = compareDocument(JSON.parse(text) as Record<string, unknown>)
  expect(differences.slice(0, 20)).toEqual([])
  expect(count).toBeGreaterThan(1_000)
})

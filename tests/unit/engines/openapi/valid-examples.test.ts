import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { invalidExamples } from './invalid-examples'

const folder = 'platform/content/docs'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/openapi\/.*\.(json|yaml)$/.test(file),
)

describe('generated example bodies of the documents that the platform serves are valid', () => {
  it.each(files)('%s', async (file) => {
    const root = (await parseText(readFileSync(`${folder}/${file}`, 'utf8'))) as Record<string, unknown>
    expect(invalidExamples(root).invalid).toEqual([])
  })
})

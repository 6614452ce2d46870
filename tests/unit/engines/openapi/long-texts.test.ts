import { describe, expect, it } from 'vitest'
import { unpackIndex } from '@/engines/openapi/reader/index-packing'
import type { PackedIndex, ReaderRequest } from '@/engines/openapi/reader/protocol'
import { createReader } from '@/engines/openapi/reader/reader'
import type { SchemaLevel } from '@/engines/openapi/document/schema-types'
import type { OperationView } from '@/engines/openapi/document/types'
import { defined, documentOf } from './fixtures'

const letters = 'a'.repeat(400_000)
const marks = `a${'\u0301'.repeat(100_000)}`
const key = { path: '/labels', method: 'post' }
const never = new AbortController().signal
const source = { url: 'https://docs.example/openapi.json' }

/** A document in which every text is the given one. */
function documentWith(text: string) {
  const schema = {
    type: 'object',
    title: text,
    description: text,
    properties: { [text]: { type: 'string', enum: [text], pattern: text, default: text, format: text, title: text } },
    required: [`other ${text}`],
  }
  const media = { [text]: { schema, examples: { [text]: { summary: text, description: text, value: text } } } }
  const post = {
    summary: text,
    description: text,
    operationId: text,
    tags: [text],
    externalDocs: { url: `https://docs.example/${text}`, description: text },
    security: [{ [text]: [text] }],
    parameters: [
      { name: text, in: 'query', description: text, example: text, schema: { type: 'string', example: text } },
      { name: 'X-Long', in: 'header', example: text, schema: { $ref: `#/components/schemas/${text}` } },
    ],
    requestBody: { description: text, content: media },
    responses: {
      200: { description: text, content: media, headers: { [text]: { description: text, example: text } } },
      [text]: {
        description: text,
        links: { [text]: { operationId: text, description: text, parameters: { a: text } } },
      },
    },
    callbacks: { [text]: { [text]: { post: { summary: text, description: text } } } },
  }
  const flows = { clientCredentials: { tokenUrl: `https://docs.example/${text}`, scopes: { [text]: text } } }
  return {
    ...documentOf({ '/labels': { post }, [`/${text}`]: { get: { summary: 'Named at length' } } }),
    info: { title: text, version: text, description: text, contact: { name: text }, termsOfService: text },
    tags: [{ name: text, description: text, summary: text }],
    servers: [{ url: `https://docs.example/${text}`, description: text }],
    components: {
      securitySchemes: { [text]: { type: 'oauth2', description: text, flows } },
      schemas: { [text]: schema },
    },
  }
}

function readerOf(text: string) {
  const reader = createReader(() => Promise.resolve({ text: JSON.stringify(documentWith(text)), bytes: 1 }))
  return (request: ReaderRequest) => reader.reply(request, never)
}

/** The longest text of each field of an answer. */
function longestTexts(reply: unknown, longest = new Map<string, string>(), field = ''): Map<string, string> {
  if (typeof reply === 'string' && reply.length > (longest.get(field)?.length ?? 0)) longest.set(field, reply)
  if (typeof reply !== 'object' || reply === null) return longest
  const isExample = Object.hasOwn(reply, 'generated')
  for (const [name, value] of Object.entries(reply)) {
    const own = Array.isArray(reply) ? field : name
    if (own === 'handle') continue
    longestTexts(value, longest, isExample && own === 'text' ? 'example' : own)
  }
  return longest
}

const limits: Record<string, number> = {
  description: 100_000,
  example: 300_000,
  sample: 300_000,
  url: 2_000,
  template: 2_000,
  server: 2_000,
  termsOfService: 2_000,
}

const codeFields = ['example', 'sample']

describe('texts of any length', () => {
  it.each([
    ['letters', letters],
    ['marks on a letter', marks],
  ])('made of %s are shortened in all replies', async (_, text) => {
    const ask = readerOf(text)
    const operation = (await ask({ type: 'operation', source, key })) as OperationView
    const samples = await ask({ type: 'samples', source, key })
    const index = await unpackIndex((await ask({ type: 'index', source })) as PackedIndex)
    const handle = { at: [`${source.url}#/components/schemas/${text}`], within: [] }
    const level = (await ask({ type: 'expand', source, handle })) as SchemaLevel
    expect(level.properties).toHaveLength(1)
    for (const reply of [operation, samples, index, level]) {
      const tooLong = [...longestTexts(reply)].filter(([field, { length }]) => length > (limits[field] ?? 500) + 1)
      const endlessMarks = [...longestTexts(reply)].filter(
        ([field, longest]) => !codeFields.includes(field) && /\p{M}{30}/u.test(longest),
      )
      expect([...tooLong, ...endlessMarks].map(([field]) => field)).toEqual([])
    }
  })

  it('end with an ellipsis if they were cut, and a description says how much is missing', async () => {
    const example = { 'text/plain': { example: letters } }
    const post = { summary: letters, description: letters, requestBody: { content: example } }
    const text = JSON.stringify(documentOf({ '/labels': { post } }))
    const reader = createReader(() => Promise.resolve({ text, bytes: 1 }))
    const view = (await reader.reply({ type: 'operation', source, key }, never)) as OperationView
    expect(view.title).toBe(`${'a'.repeat(500)}…`)
    const [shown = '', note] = defined(view.description).split('…\n\n')
    expect(note).toBe(`${letters.length - shown.length} more characters are not shown.`)
    expect(view.body?.contents[0]?.examples[0]?.text).toBe(`${'a'.repeat(300_000)}…`)
  })

  it('are not changed up to their limits, in any script', async () => {
    const text = 'Größe – サイズ – الحجم – ขนาด – e\u0301'
    const ask = readerOf(text)
    const operation = (await ask({ type: 'operation', source, key })) as OperationView
    expect([operation.title, operation.description, operation.tags[0]?.name]).toEqual([text, text, text])
    const index = await unpackIndex((await ask({ type: 'index', source })) as PackedIndex)
    expect(index.operations[1]?.path).toBe(`/${text}`)
  })

  it('exclude an operation whose path is too long for an address, and report it', async () => {
    const index = await unpackIndex((await readerOf(letters)({ type: 'index', source })) as PackedIndex)
    expect(index.operations.map(({ path }) => path)).toEqual(['/labels'])
    expect(index.errors[0]?.message).toMatch(
      /^Not shown, because its path and method are longer than 2,000 characters: \/aaa/,
    )
  })
})

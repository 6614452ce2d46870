import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { Bundle } from '@/engines/openapi/reader/spec-document'
import type { ContentView, OperationView } from '@/engines/openapi/document/types'
import { requestHeaders } from '@/engines/openapi/document/request-headers'
import { exampleText } from './example-documents'
import { bundle, defined, markdownOf, operation } from './fixtures'
import { readMarkdown } from './read-markdown'

const hostile = [
  'a|b',
  'a||b|',
  '|',
  String.raw`a\|b`,
  String.raw`a\\|b`,
  'ends\\',
  '`',
  '``',
  'a`b',
  '`a` | `b`',
  'a ` | ` b',
  'two\nlines',
  'win\r\n| --- |\r\nlines',
  ' room ',
  '*a* _b_ ~c~ [d](javascript:e)',
  '<b>bold</b>',
  '<!-- open',
  '</details><script>',
  '&amp; &#124;',
  '# head',
  '- item',
  '1. item',
  '```',
  '~~~',
  '[x]: http://a.example',
  '\u2028|\u0000|',
]

/** The text as displayed after it was put on one line. */
const onLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').replaceAll('\u0000', '\uFFFD')

function operationWith(word: string): Bundle {
  const schema = { $ref: '#/components/schemas/S' }
  const properties = {
    [word]: {
      type: 'string',
      description: word,
      title: word,
      format: word,
      pattern: word,
      default: word,
      enum: [word, 'x'],
      examples: [word],
      xml: { name: word },
    },
    inside: { type: 'object', description: `${word}\n\n${word}`, properties: { [word]: {} } },
    told: {
      enum: [word],
      'x-enum-descriptions': [word],
      externalDocs: { url: 'https://x.example/|', description: word },
    },
    kinds: { oneOf: [{ title: word, properties: { a: {} } }, { type: word }], discriminator: { propertyName: word } },
    named: { patternProperties: { [word]: { properties: { a: {} } } }, dependentRequired: { [word]: [word] } },
  }
  const content = { [word]: { schema, example: word, encoding: { [word]: { contentType: word, style: word } } } }
  const parameter = { name: word, description: word, schema: { type: 'string' }, example: word }
  const post = {
    summary: word,
    description: word,
    tags: [word],
    externalDocs: { url: `https://x.example/${word}`, description: word },
    parameters: ['query', 'header', 'cookie'].map((place) => ({ ...parameter, in: place })),
    servers: [
      { url: word, description: word, variables: { [word]: { default: word, enum: [word], description: word } } },
    ],
    security: [{ [word]: [word] }],
    requestBody: { description: word, content },
    responses: {
      [word]: {
        description: word,
        summary: word,
        headers: { [word]: parameter },
        content,
        links: { [word]: { operationId: word, parameters: { [word]: word }, requestBody: word, description: word } },
      },
    },
    callbacks: { [word]: { [word]: { post: { description: word, responses: { 200: { description: word } } } } } },
  }
  const flows = { implicit: { authorizationUrl: word, scopes: { [word]: word } } }
  const securitySchemes = { [word]: { type: 'oauth2', description: word, flows } }
  const components = { schemas: { S: { type: 'object', properties } }, securitySchemes }
  return bundle({ '/labels': { post } }, { components, tags: [{ name: word, description: word }] })
}

describe('hostile texts of a document', () => {
  it.each(hostile)('do not break tables or the following parts: %j', async (word) => {
    const held = operationWith(word)
    const { tables, headings, paragraphs } = readMarkdown(await markdownOf(held, operation(held)))
    expect(tables.length).toBeGreaterThan(4)
    const own = tables.filter(([head]) => head?.[0] === 'Name')
    for (const row of own.flat()) expect(row).toHaveLength(4)
    const names = own.flatMap((table) => table.slice(1).map(([name]) => name))
    expect(names).toEqual(expect.arrayContaining([onLine(word), onLine(`inside.${word}`), 'kinds', 'told', 'named']))
    const sections = headings.filter(({ depth }) => depth === 2).map(({ text }) => text)
    expect(sections).toEqual([
      'Authentication',
      'Header',
      'Query',
      'Cookie',
      'Data Parameters',
      'Servers',
      'Responses',
      'Callbacks',
      'More',
    ])
    expect(headings.filter(({ depth }) => depth === 1)).toHaveLength(1)
    expect(paragraphs.filter((text) => text.startsWith('Problem'))).toEqual([])
  })

  it.each(hostile)('are unchanged in code: %j', async (word) => {
    const held = operationWith(word)
    const { tables } = readMarkdown(await markdownOf(held, operation(held)))
    const [row] = tables.flat().filter(([name, type]) => name === onLine(word) && type?.startsWith('string,'))
    for (const fact of ['Pattern', 'Default', 'Example']) expect(defined(row)[3]).toContain(`${fact} ${onLine(word)}`)
    expect(defined(row)[3]).toContain(`One of ${onLine(word)}, x`)
  })

  it.each([
    ['a fence that is not closed', '```\ncode'],
    ['a fence that is closed by another', '~~~\n```'],
    ['a fence in a list', '- a\n\n   ```\n   b'],
    ['a comment', '<!-- a'],
    ['a script', 'a\n\n<script>'],
    ['preformatted text', '<pre>\n```'],
    ['an instruction', '<?a'],
    ['a declaration', '<!DOCTYPE'],
    ['data', '<![CDATA[ a'],
  ])('do not affect the following parts: %s', async (_, description) => {
    const held = bundle({ '/labels': { post: { description, responses: { 200: { description } } } } })
    const { headings } = readMarkdown(await markdownOf(held, operation(held)))
    expect(headings.map(({ text }) => text).slice(1)).toEqual(['Authentication', 'Header', 'Responses', '200'])
  })

  it('have their headings moved down by two levels', async () => {
    const description = '# One\n\nTwo\n===\n\nThree\n---\n\n###### Six\n\n```\n# none\n```\n\n- a\n---\nb | c\n--|--\n'
    const held = bundle({ '/labels': { post: { description } } })
    const { headings, fences } = readMarkdown(await markdownOf(held, operation(held)))
    expect(headings.slice(1, 5)).toEqual([
      { depth: 3, text: 'One' },
      { depth: 3, text: 'Two' },
      { depth: 4, text: 'Three' },
      { depth: 6, text: 'Six' },
    ])
    expect(fences).toContain('# none')
  })

  it('are copied once each if they are very long', async () => {
    const description = ['`a``b```', '\\|', '<!--\n', '```\n', ' '].map((part) => part.repeat(20_000)).join('x\n')
    const properties = { a: { description }, b: { description, const: '`'.repeat(50_000) } }
    const content = { 'application/json': { schema: { description, properties }, example: '`a'.repeat(90_000) } }
    const held = bundle({ '/labels': { post: { description, requestBody: { content } } } })
    const view = operation(held)
    const markdown = await markdownOf(held, view)
    expect(markdown.length).toBeGreaterThan(description.length)
    expect(markdown.length).toBeLessThan(3 * JSON.stringify(view).length)
  })
})

/** The main names of a page: parameters, properties of the first level, statuses, callbacks. */
function namesOf(view: OperationView): string[] {
  const { pathParams, queryParams, cookieParams, body, responses, callbacks } = view
  const parameters = [...requestHeaders(view), ...pathParams, ...queryParams, ...cookieParams]
  const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)]
  return [
    ...parameters.map(({ name }) => name),
    ...contents.flatMap(firstLevel),
    ...responses.map(({ code }) => code),
    ...callbacks.flatMap(({ name, expression }) => [name, expression]),
  ]
}

function firstLevel({ schema, itemSchema }: ContentView): string[] {
  return [schema, itemSchema].flatMap((node) => {
    const level = node?.nested?.level ?? node?.items?.nested?.level
    return level?.properties.map(({ name }) => name) ?? []
  })
}

/** Documents that cover versions, forms, webhooks, callbacks, options, nesting and cycles. */
const documents = [
  '2.0/json/petstore.json',
  '3.0/json/callbacks.json',
  '3.0/json/circular.json',
  '3.0/json/complex-nesting.json',
  '3.0/json/file-uploads.json',
  '3.0/json/polymorphism.json',
  '3.0/json/schema-types.json',
  '3.1/json/train-travel.json',
  '3.1/json/webhooks.json',
]

describe('every operation of a document is copied with all names of its page and valid tables', () => {
  it.each(documents)('%s', async (file) => {
    const held = bundleOf('https://docs.example/openapi.json', await parseText(exampleText(file)))
    const { operations } = indexDocument(openReading(held))
    expect(operations.length).toBeGreaterThan(0)
    for (const key of operations) {
      const view = defined(extractOperation(openReading(held), key))
      const markdown = await markdownOf(held, view)
      const { tables } = readMarkdown(markdown)
      const odd = tables.flat().filter((row) => row.length !== 4)
      const words = new Set(tables.flat(2))
      const missing = namesOf(view).filter((name) => !words.has(name) && !markdown.includes(name))
      expect({ key, odd, missing }).toEqual({ key, odd: [], missing: [] })
    }
  })
})

import { describe, expect, it } from 'vitest'
import { fullUrl, preparedRequest } from '@/engines/samples/prepared-request'
import { sampleLanguages } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { outlinedDocument } from '@/engines/openapi/reader/json-outline'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { OperationView } from '@/engines/openapi/document/types'
import { sampleRequest } from '@/engines/openapi/model/sample-request'
import { toHar } from '@/engines/openapi/model/to-har'
import { toSampleRequest } from '@/engines/openapi/model/to-sample-request'
import { randomFrom, randomNumber } from '../../../support/random-numbers'
import { address, defined, markdownOf } from './fixtures'

/** A document with a number in every place that is shown or sent. */
const jsonWith = (n: readonly string[]) => `{
  "openapi": "3.1.0", "info": { "title": "Cartons", "version": "1" }, "servers": [{ "url": "https://api.example" }],
  "paths": { "/cartons/{sscc}": { "put": {
    "parameters": [
      { "name": "sscc", "in": "path", "required": true, "schema": { "type": "number" }, "example": ${n[0]} },
      { "name": "from", "in": "query", "schema": { "type": "number", "default": ${n[1]} } },
      { "name": "list", "in": "query", "schema": { "type": "array", "items": { "type": "number" } }, "example": [${n[2]}, ${n[3]}] },
      { "name": "box", "in": "query", "schema": { "type": "object" }, "example": { "9": ${n[4]}, "1": ${n[5]} } },
      { "name": "X-Carton", "in": "header", "schema": { "type": "number" }, "examples": { "one": { "value": ${n[6]} } } },
      { "name": "carton", "in": "cookie", "schema": { "type": "number", "enum": [${n[7]}] }, "required": true }
    ],
    "requestBody": { "content": { "application/json": {
      "schema": { "type": "object", "properties": { "max": { "type": "number", "const": ${n[8]} }, "in": { "examples": [${n[9]}] } } },
      "example": { "b": ${n[10]}, "a": [${n[11]}, { "7": ${n[12]}, "7": ${n[13]} }] } } } },
    "responses": { "200": { "description": "ok", "content": { "application/json": { "example": { "next": ${n[14]} } } } } }
  } } } }`

const yamlWith = (n: readonly string[]) => `openapi: 3.1.0
info: { title: Cartons, version: 1.10 }
servers: [{ url: https://api.example }]
paths:
  /cartons/{sscc}:
    put:
      parameters:
        - { name: sscc, in: path, required: true, schema: { type: number }, example: ${n[0]} }
        - { name: from, in: query, schema: { type: number, default: ${n[1]} } }
        - { name: list, in: query, schema: { type: array, items: { type: number } }, example: [${n[2]}, ${n[3]}] }
        - { name: box, in: query, schema: { type: object }, example: { 9: ${n[4]}, 1: ${n[5]} } }
        - { name: X-Carton, in: header, schema: { type: number }, examples: { one: { value: ${n[6]} } } }
        - { name: carton, in: cookie, required: true, schema: { type: number, enum: [${n[7]}] } }
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { max: { type: number, const: ${n[8]} }, in: { examples: [${n[9]}] } } }
            example: { b: ${n[10]}, a: [${n[11]}, { 7: ${n[12]}, 5: ${n[13]} }] }
      responses: { '200': { description: ok, content: { application/json: { example: { next: ${n[14]} } } } } }
`

const key = { path: '/cartons/{sscc}', method: 'put' }
const read = (root: unknown) => defined(extractOperation(openReading(bundleOf(address, root)), key))
const random = randomFrom(2026)
const sets = Array.from({ length: 40 }, () => Array.from({ length: 15 }, () => randomNumber(random)))
const repeated = (n: readonly string[], other = '7') =>
  `{"b":${n[10]},"a":[${n[11]},{"7":${n[12]},"${other}":${n[13]}}]}`

/** The digits that are shown and sent of an operation. */
function shownDigits(view: OperationView) {
  const request = preparedRequest(toSampleRequest(toHar(view)))
  const schema = JSON.stringify(view.body?.contents[0]?.schema)
  return {
    address: decodeURIComponent(fullUrl(request)),
    header: request.headers.find(({ name }) => name === 'X-Carton')?.value,
    cookie: decodeURIComponent(request.headers.find(({ name }) => name === 'Cookie')?.value ?? ''),
    body: request.body?.kind === 'text' && request.body.text.replaceAll(/\s/g, ''),
    response: view.responses[0]?.contents[0]?.examples[0]?.text,
    constant: /"const":"([^"]*)"/.exec(schema)?.[1],
    example: /"examples":\["([^"]*)"\]/.exec(schema)?.[1],
  }
}

function expectedDigits(n: readonly string[], body: string): ReturnType<typeof shownDigits> {
  return {
    address: `https://api.example/cartons/${n[0]}?from=${n[1]}&list=${n[2]}&list=${n[3]}&9=${n[4]}&1=${n[5]}`,
    header: n[6],
    cookie: `carton=${n[7]}`,
    body,
    response: `{\n  "next": ${n[14]}\n}`,
    constant: n[8],
    example: n[9],
  }
}

describe('numbers of a document keep their digits in facts, examples and requests', () => {
  it('in JSON, read whole and from the outline', async () => {
    for (const n of sets) {
      const text = jsonWith(n)
      expect(shownDigits(read(await parseText(text)))).toEqual(expectedDigits(n, repeated(n)))
      expect(shownDigits(read(outlinedDocument(text)))).toEqual(expectedDigits(n, repeated(n)))
    }
  })

  it('in YAML', async () => {
    for (const n of sets) {
      expect(shownDigits(read(await parseText(yamlWith(n))))).toEqual(expectedDigits(n, repeated(n, '5')))
    }
  })

  it('in samples of all languages', async () => {
    for (const n of sets.slice(0, 10)) {
      const request = sampleRequest(read(await parseText(jsonWith(n))), {})
      for (const language of sampleLanguages) {
        const code = decodeURIComponent(createSnippet(request, language))
        for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13]) expect(code).toContain(n[index])
      }
    }
  })

  it('in the copied Markdown', async () => {
    for (const n of sets) {
      const bundle = bundleOf(address, await parseText(jsonWith(n)))
      const markdown = await markdownOf(bundle, defined(extractOperation(openReading(bundle), key)))
      for (const number of n) expect(markdown).toContain(number)
    }
  })

  it('as they were typed', () => {
    const view = { ...read(outlinedDocument(jsonWith(sets[0] ?? []))) }
    for (const [one = '', other = ''] of sets) {
      const values = {
        'path sscc': one,
        'query from': other,
        'query list': `[${one},${other}]`,
        'query box': '{"9":1.0}',
      }
      const request = preparedRequest(toSampleRequest(toHar(view, { values, body: { text: ` {"a": ${one} }\n` } })))
      expect(decodeURIComponent(fullUrl(request))).toBe(
        `https://api.example/cartons/${one}?from=${other}&list=${one}&list=${other}&9=1.0`,
      )
      expect(request.body).toMatchObject({ text: ` {"a": ${one} }\n`, isTyped: true })
    }
  })
})

describe('numbers of YAML', () => {
  it.each([
    ['+12', '12'],
    ['0x1F', '31'],
    ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
    ['0o17', '15'],
    ['-0o17', '-15'],
    ['010', '10'],
    ['.5', '0.5'],
    ['5.', '5.0'],
    ['1e400', '1e400'],
    ['"10.00"', '10.00'],
    ['1.2.3', '1.2.3'],
    ['.inf', 'Infinity'],
  ])('%s is the example %s', async (written, shown) => {
    const view = read(await parseText(yamlWith([...'12345678'.split(''), written, ...'123456'.split('')])))
    expect(JSON.stringify(view.body?.contents[0]?.schema)).toContain(`"const":"${shown}"`)
  })

  it('keep their digits in names and versions', async () => {
    const root = await parseText(
      '{openapi: 3.1.0, info: {title: T, version: 1.10}, paths: {}, 1.10: {2: b, 1: a}, 0x10: c}',
    )
    expect(Object.keys(root as object)).toEqual(expect.arrayContaining(['1.10', '16']))
  })

  it('are merged and overridden as before', async () => {
    const root = await parseText('a: &a { 2: x, 1: y }\nb: { <<: *a, 1: z }\npaths: {}\n')
    expect(root).toMatchObject({ b: { 1: 'z', 2: 'x' } })
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleLanguages, type SampleLanguage, type SampleRequest } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { sampleRequest } from '@/engines/openapi/model/sample-request'
import { runSample, toolsOf } from '../../scripts/samples/programs'
import { startEchoServer, type EchoServer } from '../support/echo-server'
import { documentWithNumbers, expectedNumbers, numberCount, numbersOf } from '../support/numbers-everywhere'
import { randomFrom, randomNumber } from '../support/random-numbers'

/** Programs start slowly on a busy machine, those of Java most of all. */
const timeoutMs = 180_000

let server: EchoServer
let folder = ''
let answer = ''
const installed: SampleLanguage[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'exact-samples-'))
  server = await startEchoServer(() => answer)
  for (const language of sampleLanguages) if ('version' in (await toolsOf(language, folder))) installed.push(language)
}, timeoutMs)
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const random = randomFrom(31)
const numbers = () => Array.from({ length: numberCount }, () => randomNumber(random))
const operations = [
  { path: '/cartons/{sscc}', method: 'post' },
  { path: '/form', method: 'post' },
  { path: '/parts', method: 'post' },
]

async function requestsOf(n: readonly string[], choices: HarChoices[] = []): Promise<SampleRequest[]> {
  const bundle = bundleOf('https://files.example/cartons.json', await parseText(documentWithNumbers(server.origin, n)))
  return operations.map((key, index) => {
    const view = extractOperation(openReading(bundle), key)
    if (!view) throw new Error(`No operation ${key.path}`)
    return sampleRequest(view, choices[index] ?? {})
  })
}

/** Runs the samples of requests, and returns the calls that arrived. */
async function sentBy(language: SampleLanguage, requests: readonly SampleRequest[]) {
  for (const request of requests) {
    const { failure } = await runSample(createSnippet(request, language), language, folder)
    expect(failure).toBeUndefined()
  }
  return server.takeCalls()
}

it('samples that run send every number with the digits of the document', { timeout: timeoutMs }, async () => {
  expect(installed).toContain('javascript')
  for (const languages of [installed, installed.filter((language) => language !== 'java')]) {
    const n = numbers()
    const requests = await requestsOf(n)
    for (const language of languages) {
      const numbersSent = await Promise.all((await sentBy(language, requests)).map(numbersOf))
      expect([language, numbersSent]).toEqual([language, expectedNumbers(n)])
    }
  }
})

it('samples that run send every number with the digits that were typed', { timeout: timeoutMs }, async () => {
  const typed = numbers()
  const fields = (from: number) => [
    { name: 'total', value: typed[from] ?? '' },
    { name: 'codes', value: typed[from + 1] ?? '' },
    { name: 'codes', value: typed[from + 2] ?? '' },
    { name: 'box', value: `{"a":${typed[from + 3]}}` },
  ]
  // A typed body is sent byte for byte.
  const text = `{ "weight" : ${typed[13]},\n\t"codes":[${typed.slice(14, 20).join(' , ')}],"same":{"7":${typed[20]},"5":${typed[21]}}}`
  const choices: HarChoices[] = [
    {
      values: {
        'path sscc': typed[0] ?? '',
        'query from': typed[1] ?? '',
        'query list': `[${typed.slice(2, 5).join(',')}]`,
        'query joined': `[ ${typed.slice(5, 7).join(' , ')} ]`,
        'query box': `{"9": ${typed[7]}, "1": ${typed[8]}}`,
        'header X-Carton': typed[9] ?? '',
        'header X-Cartons': `[${typed.slice(10, 12).join(', ')}]`,
        'cookie carton': typed[12] ?? '',
      },
      body: { text },
    },
    { body: { fields: fields(22) } },
    { body: { fields: fields(26) } },
  ]
  const requests = await requestsOf(numbers(), choices)
  for (const language of installed) {
    const calls = await sentBy(language, requests)
    expect([language, await Promise.all(calls.map(numbersOf))]).toEqual([language, expectedNumbers(typed)])
    expect(calls[0]?.body.toString()).toBe(text)
  }
})

it('samples that run print the numbers of an answer with their digits', { timeout: timeoutMs }, async () => {
  answer = `{"name":"Zoë","codes":[${numbers().join(',')}]}`
  const request: SampleRequest = { method: 'GET', url: server.origin, headers: [], query: [] }
  // The sample of Java prints nothing.
  for (const language of installed.filter((printing) => printing !== 'java')) {
    const { output } = await runSample(createSnippet(request, language), language, folder)
    expect([language, output.trim()]).toEqual([language, answer])
  }
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleLanguages, type SampleLanguage, type SampleRequest } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'
import { runSample, toolsOf } from '../../scripts/samples/programs'
import { formOf, startEchoServer, type EchoServer } from '../support/echo-server'

/** Programs start slowly on a busy machine, those of Java most of all. */
const timeoutMs = 120_000

let server: EchoServer
let folder = ''
const installed: SampleLanguage[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sent-samples-'))
  server = await startEchoServer()
  for (const language of sampleLanguages) if ('version' in (await toolsOf(language, folder))) installed.push(language)
}, timeoutMs)
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const request = (mimeType: string, body: Omit<SampleRequest['body'] & object, 'mimeType'>): SampleRequest => ({
  method: 'POST',
  url: `${server.origin}/a`,
  headers: [{ name: 'Content-Type', value: mimeType }],
  query: [],
  body: { mimeType, ...body },
})

/** Runs the sample of a request, and returns the only call that arrived. */
async function sentBy(language: SampleLanguage, sample: SampleRequest) {
  const { failure } = await runSample(createSnippet(sample, language), language, folder)
  const [call, ...more] = server.takeCalls()
  expect([language, failure, more]).toEqual([language, undefined, []])
  if (!call) throw new Error(`The sample in ${language} sent nothing`)
  return call
}

it('samples that run send files with any name', { timeout: timeoutMs }, async () => {
  mkdirSync(join(folder, 'files'))
  const names = [
    'a,b;c.pdf',
    'a;type=text.pdf',
    'a=b & c.pdf',
    "it's 50 %.pdf",
    '@a.pdf',
    '-a.pdf',
    'Größe.pdf',
    ' a .pdf',
  ]
  for (const name of names) writeFileSync(join(folder, name), `content of ${name}`)
  const params = names.map((fileName, index) => ({ name: `f${index}`, fileName, contentType: 'application/pdf' }))
  for (const language of installed) {
    const parts = await formOf(await sentBy(language, request('multipart/form-data', { params })))
    const expected = names.map((name, index) => [`f${index}`, `content of ${name}`, name])
    expect([language, parts]).toEqual([language, expected])
    for (const fileName of names.slice(0, 3)) {
      const { body } = await sentBy(language, request('application/pdf', { fileName }))
      expect([language, body.toString()]).toEqual([language, `content of ${fileName}`])
    }
  }
})

it('samples that run send texts as they were typed', { timeout: timeoutMs }, async () => {
  const texts = ['ISA\x1d00\x1e\r\n\n ', ' \t"é" 50 %\\n $HOME `id` \u0085\u2028', 'a\0b', "it's {\n}"]
  for (const language of installed) {
    for (const text of texts) {
      const { body } = await sentBy(language, request('text/plain', { text, isTyped: true }))
      expect([language, body.toString()]).toEqual([language, text])
    }
  }
})

it('samples that run send parts and fields as they were typed', { timeout: timeoutMs }, async () => {
  const values = ['a,b;c', '"q" \\', '@a', '<a', ' x ', '(1)', 'é\u2028', 'a=b&c;type=x', "'", 'a\x1db\nc']
  const params = values.map((value, index) => ({ name: index === 0 ? 'a b&é' : `f${index}`, value }))
  for (const language of installed) {
    const expected = params.map(({ name, value }) => [name, value])
    for (const type of ['multipart/form-data', 'application/x-www-form-urlencoded']) {
      // A form of parts has line breaks of the protocol in its texts.
      const parts = (await formOf(await sentBy(language, request(type, { params })))).map((part) =>
        part.map((text) => text?.replaceAll('\r\n', '\n')),
      )
      expect([language, type, parts]).toEqual([language, type, expected])
    }
    const field = { name: 'a b', value: 'x\0y' }
    const form = await sentBy(language, request('application/x-www-form-urlencoded', { params: [field] }))
    expect([language, await formOf(form)]).toEqual([language, [['a b', 'x\0y']]])
  }
})

it('samples that run send the body of a GET, where the client can', { timeout: timeoutMs }, async () => {
  const sample = { ...request('application/json', { text: '{"a":1.0}', isTyped: true }), method: 'GET' }
  for (const language of installed) {
    const { body } = await sentBy(language, sample)
    const isOmitted = /^\/\/ (fetch|OkHttp) sends no body with GET\.$/m.test(createSnippet(sample, language))
    expect([language, body.toString()]).toEqual([language, isOmitted ? '' : '{"a":1.0}'])
  }
})

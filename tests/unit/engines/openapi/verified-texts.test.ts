import { describe, expect, it } from 'vitest'
import { ReadingError } from '@/engines/openapi/document/reading-error'
import type { DocumentSource, DocumentTexts, ReaderRequest } from '@/engines/openapi/reader/protocol'
import { createReader } from '@/engines/openapi/reader/reader'
import type { OperationView } from '@/engines/openapi/document/types'
import { verifyDocument } from '@/engines/openapi/verify/verify-document'
import { documentOf } from './fixtures'

const key = { path: '/labels', method: 'get' }
const main = 'https://docs.example/api/labels.json'
const schemaOf = (...refs: string[]) => ({ type: 'object', properties: Object.fromEntries(refs.map(propertyOf)) })
const propertyOf = ($ref: string, index: number) => [`p${index}`, { $ref }]
const referringTo = (...refs: string[]) => {
  const content = { 'application/json': { schema: schemaOf(...refs) } }
  return JSON.stringify(
    documentOf({ '/labels': { get: { summary: 'A', responses: { 200: { description: 'x', content } } } } }),
  )
}

/** A reader whose documents are in memory; records the requests. */
function library(texts: Record<string, string>) {
  const requests: string[] = []
  const reader = createReader(async (url, bearer, signal) => {
    requests.push(url)
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    const text = texts[url]
    if (text === undefined) throw new ReadingError('not-found', 'There is no document at this address (404).', 404)
    return { text, bytes: text.length }
  })
  const ask = (request: ReaderRequest, signal = new AbortController().signal) => reader.reply(request, signal)
  const verify = async (source: DocumentSource = { url: main }, signal?: AbortSignal) => {
    await ask({ type: 'index', source, startsVerification: true }, signal)
    return (await ask({ type: 'texts', source }, signal)) as DocumentTexts
  }
  return { texts, requests, ask, verify }
}

describe('a verification', () => {
  it('requests the document and each one that it refers to once, whoever reads them', async () => {
    const files = Array.from({ length: 30 }, (_, index) => `s${index}.json`)
    const texts = Object.fromEntries(
      files.map((file) => [`https://docs.example/api/${file}`, '{"A":{"type":"string"},"B":{"type":"integer"}}']),
    )
    const refs = files.flatMap((file) => [`${file}#/A`, `${file}#/B`, `./${file}#/A`])
    const { requests, ask, verify } = library({ ...texts, [main]: referringTo(...refs) })
    const found = await verify()
    await ask({ type: 'operation', source: { url: main }, key })
    await ask({ type: 'samples', source: { url: main }, key })
    await verifyDocument(found)
    expect(requests).toHaveLength(1 + files.length)
    expect(new Set(requests).size).toBe(requests.length)
  })

  it('requests documents once that refer to each other, and to the first by its address', async () => {
    const { requests, verify } = library({
      [main]: referringTo('a.json', 'labels.json#/paths', 'HTTPS://Docs.example:443/api/labels.json'),
      'https://docs.example/api/a.json': JSON.stringify(schemaOf('b.json', 'a.json')),
      'https://docs.example/api/b.json': JSON.stringify(schemaOf('a.json#/properties/p0', '../api/a.json')),
    })
    const found = await verify({ url: 'HTTPS://Docs.example:443/api/labels.json#/paths' })
    expect(requests).toEqual([main, 'https://docs.example/api/a.json', 'https://docs.example/api/b.json'])
    expect((await verifyDocument(found)).findings.filter(({ title }) => title.startsWith('Reference'))).toEqual([])
  })

  it('of a pasted document has its text after another verification has failed, because nothing can load it again', async () => {
    const { ask, verify } = library({})
    const url = 'pasted:1'
    await ask({ type: 'paste', url, text: referringTo() })
    await expect(verify()).rejects.toMatchObject({ kind: 'not-found' })
    const { texts } = (await ask({ type: 'texts', source: { url } })) as DocumentTexts
    expect([...texts.keys()]).toEqual([url])
  })

  it('gives the reason for a file that cannot be read, which is the one that the page shows', async () => {
    const { ask, requests, verify } = library({
      [main]: referringTo('none.json', 'half.json'),
      'https://docs.example/api/half.json': '{"type":',
    })
    const { findings } = await verifyDocument(await verify())
    const view = (await ask({ type: 'operation', source: { url: main }, key })) as OperationView
    const properties = view.responses[0]?.contents[0]?.schema?.nested?.level?.properties ?? []
    const shown = properties.flatMap(({ schema }) => schema.errors.map(({ message }) => message))
    expect(shown).toHaveLength(2)
    expect(findings.filter(({ title }) => title === 'Reference cannot be resolved').map(({ text }) => text)).toEqual(
      shown,
    )
    expect(requests).toHaveLength(3)
  })

  it('that starts again requests everything again, because it may have changed', async () => {
    const file = 'https://docs.example/api/a.json'
    const { texts, requests, ask, verify } = library({ [main]: referringTo('a.json'), [file]: '{"type":"string"}' })
    await ask({ type: 'operation', source: { url: main }, key })
    await verify()
    texts[file] = '{"type":"integer"}'
    const again = await verify()
    expect(await (again.texts.get(file) as Blob).text()).toBe('{"type":"integer"}')
    expect(requests.filter((url) => url === file)).toHaveLength(3)
  })

  it('frees the texts of the one before, and of a document that nobody shows', async () => {
    const other = 'https://docs.example/api/other.json'
    const { requests, ask, verify } = library({ [main]: referringTo(), [other]: referringTo() })
    await verify()
    await verify({ url: other })
    // The texts are not there any more, so that they are requested.
    await ask({ type: 'texts', source: { url: main } })
    expect(requests).toEqual([main, other, main])
    await ask({ type: 'release' })
    await ask({ type: 'texts', source: { url: main } })
    expect(requests).toEqual([main, other, main, main])
  })

  it('that is aborted requests what was missing when it starts again', async () => {
    const { requests, ask, verify } = library({ [main]: referringTo('a.json', 'b.json') })
    await ask({ type: 'index', source: { url: main }, startsVerification: true })
    const leaving = new AbortController()
    const left = ask({ type: 'texts', source: { url: main } }, leaving.signal)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    const { texts } = await verify()
    expect([...texts.keys()]).toEqual([main, 'https://docs.example/api/a.json', 'https://docs.example/api/b.json'])
    expect(requests.filter((url) => url === main)).toHaveLength(2)
  })

  it('has the pasted text, and requests nothing that it refers to', async () => {
    const { requests, ask, verify } = library({})
    const text = referringTo('https://docs.example/api/a.json')
    await ask({ type: 'paste', url: 'pasted:1', text })
    const { texts } = await verify({ url: 'pasted:1' })
    expect(await (texts.get('pasted:1') as Blob).text()).toBe(text)
    expect(texts.size).toBe(1)
    expect(requests).toEqual([])
    await verify({ url: 'pasted:1' })
    await ask({ type: 'release' })
    await expect(ask({ type: 'texts', source: { url: 'pasted:1' } })).rejects.toMatchObject({ kind: 'gone' })
  })
})

import { describe, expect, it } from 'vitest'
import { ReadingError } from '@/engines/openapi/document/reading-error'
import { unpackIndex } from '@/engines/openapi/reader/index-packing'
import { notFetched } from '@/engines/openapi/reader/pasted'
import type { PackedIndex, ReaderRequest } from '@/engines/openapi/reader/protocol'
import { createReader } from '@/engines/openapi/reader/reader'
import type { OperationView } from '@/engines/openapi/document/types'
import { documentOf } from './fixtures'

const key = { path: '/labels', method: 'get' }

/** A reader of documents in memory; records each fetch and its token. */
function library(texts: Record<string, string | ReadingError>) {
  const fetched: string[] = []
  const versions: Record<string, string> = {}
  let gate: Promise<void> = Promise.resolve()
  const reader = createReader(async (url, bearer, signal, { unlessVersion } = {}) => {
    fetched.push(bearer?.folders.some((folder) => url.startsWith(folder)) ? `${url} with ${bearer.token}` : url)
    await Promise.race([
      gate,
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    ])
    const text = texts[url] ?? new ReadingError('not-found', 'Not there.', 404)
    if (text instanceof ReadingError) throw text
    const version = versions[url]
    if (version !== undefined && version === unlessVersion) return 'unchanged'
    return { text, bytes: text.length, ...(version !== undefined && { version }) }
  })
  const ask = (request: ReaderRequest, signal = new AbortController().signal) => reader.reply(request, signal)
  return {
    texts,
    fetched,
    versions,
    ask,
    title: async (url: string) => ((await ask({ type: 'operation', source: { url }, key })) as OperationView).title,
    hold: () => {
      let release = () => {}
      gate = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}

const text = (summary: string, rest: object = {}) =>
  JSON.stringify(documentOf({ '/labels': { get: { summary } } }, rest))
const url = (name: string) => `https://docs.example/${name}.json`

describe('the reader', () => {
  it('fetches once for several requests, even if they are concurrent', async () => {
    const { ask, fetched } = library({ [url('a')]: text('A') })
    const source = { url: url('a') }
    const [view, packed] = await Promise.all([ask({ type: 'operation', source, key }), ask({ type: 'index', source })])
    expect((view as OperationView).title).toBe('A')
    expect((await unpackIndex(packed as PackedIndex)).operations).toHaveLength(1)
    await ask({ type: 'operation', source, key })
    expect(fetched).toHaveLength(1)
  })

  it('caches the three latest documents', async () => {
    const { title, fetched } = library(Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [url(name), text(name)])))
    for (const name of ['a', 'b', 'c', 'a', 'd', 'a']) expect(await title(url(name))).toBe(name)
    expect(fetched).toEqual(['a', 'b', 'c', 'd'].map(url))
    await title(url('b'))
    expect(fetched).toHaveLength(5)
  })

  it('caches only the latest document after a release', async () => {
    const { ask, title, fetched } = library(Object.fromEntries(['a', 'b', 'c'].map((name) => [url(name), text(name)])))
    for (const name of ['a', 'b', 'c', 'b']) await title(url(name))
    expect(await ask({ type: 'release' })).toBe(true)
    await title(url('b'))
    expect(fetched).toHaveLength(3)
    await title(url('c'))
    expect(fetched).toHaveLength(4)
  })

  it('caches at most 60 MB, but always the document in use', async () => {
    const big = { 'x-filler': 'x'.repeat(25 * 1024 * 1024) }
    const { title, fetched } = library({
      [url('a')]: text('a', big),
      [url('b')]: text('b', big),
      [url('c')]: text('c', big),
    })
    for (const name of ['a', 'b', 'b', 'a', 'c', 'a']) await title(url(name))
    expect(fetched).toEqual(['a', 'b', 'c'].map(url))
    await title(url('b'))
    expect(fetched).toHaveLength(4)
  })

  it('detects on the next visit that a document has changed', async () => {
    const { ask, title, texts, versions, fetched } = library({ [url('a')]: text('old') })
    const check = () => ask({ type: 'check', source: { url: url('a') } })
    expect(await check()).toBe(false)
    expect(fetched).toEqual([])
    versions[url('a')] = '"1"'
    await title(url('a'))
    expect(await check()).toBe(false)
    texts[url('a')] = text('new')
    versions[url('a')] = '"2"'
    expect(await check()).toBe(true)
    expect(await title(url('a'))).toBe('new')
  })

  it('compares the text if the server sends no version', async () => {
    const { ask, title, texts } = library({ [url('a')]: text('old') })
    const check = () => ask({ type: 'check', source: { url: url('a') } })
    await title(url('a'))
    expect(await check()).toBe(false)
    texts[url('a')] = text('new')
    expect(await check()).toBe(true)
    expect(await title(url('a'))).toBe('new')
  })

  it('keeps the cached document if the check fails', async () => {
    const { ask, title, texts } = library({ [url('a')]: text('old') })
    await title(url('a'))
    texts[url('a')] = '{"cut'
    await expect(ask({ type: 'check', source: { url: url('a') } })).rejects.toMatchObject({ kind: 'truncated' })
    expect(await title(url('a'))).toBe('old')
  })

  it('aborts the fetch when the last caller has cancelled', async () => {
    const { ask, hold, title, fetched } = library({ [url('a')]: text('A') })
    const release = hold()
    const [first, second] = [new AbortController(), new AbortController()]
    const source = { url: url('a') }
    const one = ask({ type: 'operation', source, key }, first.signal)
    const two = ask({ type: 'index', source }, second.signal)
    first.abort()
    await expect(one).rejects.toMatchObject({ name: 'AbortError' })
    second.abort()
    await expect(two).rejects.toMatchObject({ name: 'AbortError' })
    release()
    expect(await title(url('a'))).toBe('A')
    expect(fetched).toHaveLength(2)
  })

  it('continues for the remaining callers, and fetches again after a failure', async () => {
    const { ask, hold, title, texts } = library({ [url('a')]: text('A') })
    const release = hold()
    const leaving = new AbortController()
    const source = { url: url('a') }
    const gone = ask({ type: 'operation', source, key }, leaving.signal)
    const stays = ask({ type: 'operation', source, key })
    leaving.abort()
    release()
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' })
    expect(await stays).toMatchObject({ title: 'A' })
    await expect(title(url('b'))).rejects.toMatchObject({ kind: 'not-found', status: 404 })
    texts[url('b')] = text('B')
    expect(await title(url('b'))).toBe('B')
  })

  it.each([
    ['{"name":"package"}', 'not-openapi'],
    ['<html>', 'html'],
    ['', 'empty'],
    ['{"openapi":"3.1.0"', 'truncated'],
  ])('rejects %j as %s', async (content, kind) => {
    const { title } = library({ [url('a')]: content })
    await expect(title(url('a'))).rejects.toMatchObject({ kind })
  })

  it('returns an operation of a document that is broken elsewhere, and then reports the error', async () => {
    const broken = text('A').replace('"paths"', '"x-rest":{"a":oops},"paths"')
    const { ask, title, texts, fetched } = library({ [url('a')]: broken })
    const source = { url: url('a') }
    expect(await title(url('a'))).toBe('A')
    await expect(ask({ type: 'index', source })).rejects.toMatchObject({
      kind: 'syntax',
      message: expect.stringMatching(/was not expected at line 1, column \d+\.$/) as string,
    })
    texts[url('a')] = text('fixed')
    expect(await title(url('a'))).toBe('fixed')
    const packed = (await ask({ type: 'index', source })) as PackedIndex
    expect((await unpackIndex(packed)).operations).toHaveLength(1)
    expect(fetched).toHaveLength(2)
  })

  it('reports the error of a document if the operation itself is broken', async () => {
    const { title } = library({ [url('a')]: text('A').replace('"A"', 'oops') })
    await expect(title(url('a'))).rejects.toMatchObject({ kind: 'syntax' })
    await expect(title(url('a'))).rejects.toMatchObject({ kind: 'syntax' })
  })

  it('reports an unknown operation', async () => {
    const { ask } = library({ [url('a')]: text('A') })
    const request = { type: 'operation', source: { url: url('a') }, key: { path: '/x', method: 'put' } } as const
    await expect(ask(request)).rejects.toMatchObject({
      kind: 'unknown-operation',
      message: 'The document has no operation PUT /x.',
    })
  })

  it('fetches referenced documents, and sends the token only to its folders', async () => {
    const schema = {
      anyOf: [
        { $ref: 'https://other.example/box.json#/Box' },
        { $ref: 'label.yaml' },
        { $ref: 'https://other.example/none.json' },
      ],
    }
    const get = { summary: 'A', responses: { 200: { content: { 'application/json': { schema } } } } }
    const { ask, fetched } = library({
      [url('a')]: JSON.stringify(documentOf({ '/labels': { get } })),
      'https://docs.example/label.yaml': 'type: object\nproperties: { id: { $ref: "id.json" } }',
      'https://other.example/box.json': '{"Box":{"type":"object","properties":{"width":{"type":"integer"}}}}',
      [url('id')]: '{"type":"integer","title":"Id"}',
    })
    const source = { url: url('a'), bearer: { token: 't', folders: ['https://docs.example/'] } }
    const view = (await ask({ type: 'operation', source, key })) as OperationView
    const options = view.responses[0]?.contents[0]?.schema?.nested?.level?.choices[0]?.options
    expect(options?.map(({ label }) => label)).toEqual(['Box', 'label', 'none'])
    expect(options?.[2]?.schema.errors).toEqual([
      { message: 'Not there. (https://other.example/none.json)', at: 'https://other.example/none.json' },
    ])
    // The option that is shown first comes with its level, the others with a handle.
    expect(options?.[0]?.schema.nested?.level).toMatchObject({ properties: [{ name: 'width' }] })
    const handle = options?.[1]?.schema.nested?.handle
    const level = handle && (await ask({ type: 'expand', source, handle }))
    expect(level).toMatchObject({ properties: [{ name: 'id', schema: { type: 'integer', title: 'Id' } }] })
    expect(fetched.toSorted()).toEqual([
      `${url('a')} with t`,
      `${url('id')} with t`,
      'https://docs.example/label.yaml with t',
      'https://other.example/box.json',
      'https://other.example/none.json',
    ])
  })

  it('ends if documents endlessly reference new documents', async () => {
    const texts: Record<string, string> = {}
    for (let number = 0; number < 50; number++)
      texts[url(`s${number}`)] = JSON.stringify({ $ref: `s${number + 1}.json` })
    const get = { responses: { 200: { content: { 'application/json': { schema: { $ref: 's0.json' } } } } } }
    const { ask, fetched } = library({ ...texts, [url('a')]: JSON.stringify(documentOf({ '/labels': { get } })) })
    await ask({ type: 'operation', source: { url: url('a') }, key })
    expect(fetched.length).toBeLessThan(20)
  })

  it('reads pasted documents without fetching, and reports one that is gone', async () => {
    const { ask, title, fetched } = library({})
    await ask({ type: 'paste', url: 'pasted:1', text: text('Pasted') })
    expect(await title('pasted:1')).toBe('Pasted')
    expect(await ask({ type: 'check', source: { url: 'pasted:1' } })).toBe(false)
    await expect(title('pasted:2')).rejects.toMatchObject({ kind: 'gone' })
    await expect(ask({ type: 'paste', url: 'pasted:3', text: '{' })).rejects.toMatchObject({ kind: 'truncated' })
    expect(fetched).toEqual([])
  })

  it('fetches nothing that a pasted document references, and reports it in place', async () => {
    const elsewhere = 'https://other.example/box.json'
    const schema = { properties: { box: { $ref: elsewhere } } }
    const get = { responses: { 200: { content: { 'application/json': { schema } } } } }
    const { ask, fetched } = library({ [elsewhere]: '{"type":"object"}' })
    await ask({ type: 'paste', url: 'pasted:1', text: JSON.stringify(documentOf({ '/labels': { get } })) })
    const view = (await ask({ type: 'operation', source: { url: 'pasted:1' }, key })) as OperationView
    const box = view.responses[0]?.contents[0]?.schema?.nested?.level?.properties[0]
    expect(box?.schema.errors).toEqual([{ message: `${notFetched} (${elsewhere})`, at: elsewhere }])
    expect(fetched).toEqual([])
  })
})

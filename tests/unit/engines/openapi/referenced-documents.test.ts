import { describe, expect, it } from 'vitest'
import { createReader } from '@/engines/openapi/reader/reader'
import { referencedDocuments, tooManyBytes, tooManyDocuments } from '@/engines/openapi/reader/referenced-documents'
import type { FetchReferenced } from '@/engines/openapi/reader/referenced-documents'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { OperationView } from '@/engines/openapi/document/types'
import { verifyText } from './verify/report'
import { documentOf } from './fixtures'

const megabyte = 1024 * 1024
const main = 'https://docs.example/openapi.json'
const urls = (count: number) => Array.from({ length: count }, (_, index) => `https://docs.example/${index}.json`)
const never = new AbortController().signal

/** An operation with 25 responses, each of which refers to 200 documents. */
function referring(): string {
  const responses = Object.fromEntries(
    Array.from({ length: 25 }, (_, response) => {
      const properties = Object.fromEntries(
        urls(5_000)
          .slice(response * 200, response * 200 + 200)
          .map((url, index) => [`p${index}`, { $ref: url }]),
      )
      const content = { 'application/json': { schema: { type: 'object', properties } } }
      return [String(200 + response), { description: 'Done', content }]
    }),
  )
  return JSON.stringify(documentOf({ '/labels': { get: { responses } } }))
}

/** A server that answers when the test releases it, and records the requests. */
function heldServer() {
  const requested: string[] = []
  const open: (() => void)[] = []
  let running = 0
  let mostRunning = 0
  const fetchText: FetchReferenced = async (url, signal) => {
    requested.push(url)
    mostRunning = Math.max(mostRunning, ++running)
    await new Promise<void>((resolve, reject) => {
      open.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    }).finally(() => running--)
    return { text: '{}', bytes: 2 }
  }
  /** Answers requests until none is pending. */
  const answerAll = async () => {
    while (open.length > 0) {
      for (const reply of open.splice(0)) reply()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { fetchText, requested, answerAll, mostRunning: () => mostRunning }
}

describe('referenced documents', () => {
  it('are limited to 200 requests, and the reader reports why the others are missing', async () => {
    const requested: string[] = []
    const reader = createReader((url) => {
      if (url !== main) requested.push(url)
      return Promise.resolve({ text: url === main ? referring() : '{"type":"string"}', bytes: 20 })
    })
    const key = { path: '/labels', method: 'get' }
    const view = (await reader.reply({ type: 'operation', source: { url: main }, key }, never)) as OperationView
    expect(requested).toHaveLength(200)
    expect(new Set(requested).size).toBe(200)
    const firstOf = (response: number) =>
      view.responses[response]?.contents[0]?.schema?.nested?.level?.properties[0]?.schema
    const missing = urls(5_000)[1_000]
    expect(firstOf(0)).toMatchObject({ type: 'string', errors: [] })
    expect(firstOf(5)?.errors).toEqual([{ message: `${tooManyDocuments} (${missing})`, at: missing }])
  })

  it('are limited to 200 requests for a verification, which reports why the others are missing', async () => {
    const requested: string[] = []
    const report = await verifyText(referring(), (url) => {
      requested.push(url)
      return Promise.resolve({ text: '{"type":"string"}', bytes: 20 })
    })
    expect(requested).toHaveLength(200)
    const missing = report.findings.filter(({ text }) => text.startsWith(tooManyDocuments))
    expect(missing.length).toBeGreaterThan(0)
  })

  it('are requested six at a time', async () => {
    const server = heldServer()
    const bundle = bundleOf(main, {})
    const loaded = referencedDocuments(bundle).load(urls(40), never, server.fetchText)
    expect(server.requested).toHaveLength(6)
    await server.answerAll()
    await loaded
    expect(server.mostRunning()).toBe(6)
    expect(bundle.others.size).toBe(40)
  })

  it('are requested once for two callers, and continue for the one that does not cancel', async () => {
    const server = heldServer()
    const bundle = bundleOf(main, {})
    const documents = referencedDocuments(bundle)
    const leaving = new AbortController()
    const gone = documents.load(urls(1), leaving.signal, server.fetchText)
    const stays = documents.load(urls(1), never, server.fetchText)
    leaving.abort()
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' })
    await server.answerAll()
    await stays
    expect(server.requested).toHaveLength(1)
    expect(bundle.others.size).toBe(1)
  })

  it('are requested again after a cancellation, which frees its slot', async () => {
    const server = heldServer()
    const bundle = bundleOf(main, {})
    const documents = referencedDocuments(bundle)
    for (let visit = 0; visit < 40; visit++) {
      const leaving = new AbortController()
      const gone = documents.load(urls(6), leaving.signal, server.fetchText)
      leaving.abort()
      await expect(gone).rejects.toMatchObject({ name: 'AbortError' })
    }
    const stays = documents.load(urls(6), never, server.fetchText)
    await new Promise((resolve) => setTimeout(resolve))
    await server.answerAll()
    await stays
    expect(bundle.others.size).toBe(6)
    expect(bundle.furtherRefusal).toBeUndefined()
  })

  it('are limited to 50 MB in total, counted while they arrive; pending requests are then aborted', async () => {
    let arrived = 0
    let aborted = 0
    let requested = 0
    const bundle = bundleOf(main, {}, 10 * megabyte)
    const fetchText: FetchReferenced = async (_, signal, onBytes) => {
      requested++
      signal.addEventListener('abort', () => aborted++)
      for (let piece = 0; piece < 45; piece++) {
        await new Promise((resolve) => setTimeout(resolve))
        signal.throwIfAborted()
        arrived += megabyte
        onBytes(megabyte)
      }
      return { text: '{}', bytes: 45 * megabyte }
    }
    await referencedDocuments(bundle).load(urls(20), never, fetchText)
    expect(arrived / megabyte).toBe(41)
    expect([requested, aborted]).toEqual([6, 6])
    expect(bundle.furtherRefusal).toBe(tooManyBytes)
    expect(bundle.others.size).toBe(0)
  })

  it('are listed with the reason if they fail, and do not stop the others', async () => {
    const bundle = bundleOf(main, {})
    const [first = '', second = ''] = urls(2)
    await referencedDocuments(bundle).load([first, second], never, (url) =>
      url === first ? Promise.reject(new Error('Not there.')) : Promise.resolve({ text: '{}', bytes: 2 }),
    )
    expect(bundle.refusals.get(first)).toBe('Not there.')
    expect(bundle.others.get(second)).toMatchObject({ root: {} })
  })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { startApiDocument, startDocs, startServicePage } from '@/features/docs/load'
import type { PageMessage, WorkerMessage } from '@/browser/worker-client/messages'
import { resumeSession } from '@/auth/session'
import { json, publishLabel, testSite } from './site'

const site = testSite()
const document = '/docs/label/api-doc?doc=label%2Fopenapi.json'
const operation = `${document}&path=%2Flabels&method=GET`

/** Replaces the reader's worker: collects requests until the test replies to them. */
class HeldReader extends EventTarget {
  static readonly asked: PageMessage[] = []
  static current: HeldReader | undefined

  constructor() {
    super()
    HeldReader.current = this
  }

  postMessage(message: PageMessage) {
    HeldReader.asked.push(message)
  }

  terminate() {}
}

function reply(message: WorkerMessage) {
  HeldReader.current?.dispatchEvent(new MessageEvent('message', { data: message }))
}

/** Without the pings by which the client detects a worker that hangs. */
const asked = () => HeldReader.asked.flatMap((message) => (message.type === 'request' ? message.operation : []))
let servicesAsked = 0

beforeEach(async () => {
  vi.stubGlobal('Worker', HeldReader)
  HeldReader.asked.length = 0
  servicesAsked = 0
  site.failServices(() => {
    servicesAsked++
    return json({ count: 0, results: [] })
  })
  await resumeSession()
})

function start(address: string) {
  const queryClient = createQueryClient()
  const request = new Request(`http://localhost:5173${address}`)
  startDocs(queryClient, request)
  startApiDocument(queryClient, request)
  return queryClient
}

test('the index and the services are requested after the operation that the address names', async () => {
  const queryClient = start(operation)
  await expect.poll(asked).toEqual(['operation'])
  // A component that needs the services meanwhile waits for the same response.
  expect(queryClient.isFetching({ queryKey: ['devcenter', 'services'] })).toBe(1)
  expect(servicesAsked).toBe(0)
  const [request] = HeldReader.asked
  const error = { kind: 'unknown-operation', message: 'There is no such operation.' } as const
  reply({ type: 'error', id: request?.id ?? 0, error })
  await expect.poll(asked).toEqual(['operation', 'index'])
  await expect.poll(() => servicesAsked).toBe(1)
})

test('the index and the services do not wait long for a slow operation', async () => {
  start(operation)
  await expect.poll(asked).toEqual(['operation', 'index'])
  await expect.poll(() => servicesAsked).toBe(1)
})

test('the index and the services are requested at once if the address names no operation', async () => {
  start(document)
  await expect.poll(() => servicesAsked).toBe(1)
  await expect.poll(asked).toEqual(['index'])
})

/** Starts to read a published page as a visitor. */
function startPage(page: string) {
  publishLabel(site)
  const queryClient = createQueryClient()
  const awaited = startServicePage(queryClient, new Request(`http://localhost:5173/docs/label/${page}`))
  return { queryClient, awaited }
}

const requestedFiles = () => site.requests.map(({ path }) => path.replace('docs/label/', ''))

test('a page that everybody may read is requested with its table of contents', async () => {
  startPage('guides/first-call')
  await expect.poll(requestedFiles).toEqual(['toc.json', 'guides/first-call.md'])
})

test.each(['guides/batches', 'guides/onboarding'])('a page with a rule is not requested: %s', async (page) => {
  const { queryClient } = startPage(page)
  await expect.poll(() => queryClient.getQueriesData({ queryKey: ['content', 'toc'] })[0]?.[1]).toBeDefined()
  await new Promise((resolve) => setTimeout(resolve))
  expect(requestedFiles()).toEqual(['toc.json'])
})

test('only the first rendering waits, for a text that the start script has requested', async () => {
  expect(startPage('README').awaited).toBeUndefined()
  const early = { worker: new Worker(''), requests: [], messages: [], onMessage: () => undefined, hasFailed: false }
  window.earlyWorkers = { markdown: early }
  const { awaited } = startPage('README')
  delete window.earlyWorkers
  expect(awaited).toBeInstanceOf(Promise)
  await awaited
})

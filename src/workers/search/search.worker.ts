import { setTokenSource } from '@/api/core/token-source'
import { isReading } from '@/engines/search/answer'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import type { PageMessage, WorkerMessage } from './protocol'
import { createReading, type Reading } from './reading'
import { createDocumentStore } from './store'

// The entry of the worker: it receives messages, asks the page for the token, and posts answers and progress.
const progressIntervalMs = 150

const index = createSearchIndex()
const tokenRequests = new Map<number, (token: string | undefined) => void>()
let lastTokenRequest = 0
/** Whether everything has been read. The page hears of progress later. */
let isComplete = false
let reading: Reading | undefined
let waitingProgress: WorkerMessage | undefined
let progressTimer: ReturnType<typeof setTimeout> | undefined

setTokenSource(
  (refused) =>
    new Promise((resolve) => {
      tokenRequests.set(++lastTokenRequest, resolve)
      post({ type: 'token-request', id: lastTokenRequest, refused })
    }),
)

self.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  switch (data.type) {
    case 'start':
      reading = createReading({
        reader: data.reader,
        index,
        store: createDocumentStore(),
        onProgress: (progress, error) => {
          isComplete = !isReading(progress)
          postProgress({ type: 'progress', progress, error })
        },
      })
      return
    case 'read':
      void reading?.read()
      return
    case 'ask':
      answer(data)
      return
    case 'page-records':
      if (data.records.length > 0) index.replace(`page ${data.source}`, data.records)
      else index.remove(`page ${data.source}`)
      return
    case 'token':
      tokenRequests.get(data.id)?.(data.token)
      tokenRequests.delete(data.id)
  }
})

function answer({ id, question }: Extract<PageMessage, { type: 'ask' }>) {
  reading?.load(question)
  try {
    post({ type: 'answer', id, answer: index.search(question), isComplete })
  } catch (error) {
    post({ type: 'failure', id, message: error instanceof Error ? error.message : String(error) })
  }
}

/** Posts the latest progress a few times a second: each makes the page ask its question again. */
function postProgress(message: WorkerMessage) {
  waitingProgress = message
  progressTimer ??= setTimeout(() => {
    progressTimer = undefined
    if (waitingProgress) post(waitingProgress)
  }, progressIntervalMs)
}

function post(message: WorkerMessage) {
  self.postMessage(message, { transfer: [] })
}

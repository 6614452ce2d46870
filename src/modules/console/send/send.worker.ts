import { Exchange } from './exchange'
import { failureKind } from './failure-kind'
import type { FromWorker, Question, ToWorker } from './protocol'

// Sends one request and keeps its answer. A new request gets a new worker, so that nothing of an answer or a token stays.

const probeTimeoutMs = 5000
/** How long after a failed request its policy violation is reported, in milliseconds. */
const violationDelayMs = 50
let isRefusedByPolicy = false

const exchange = new Exchange(
  { fetch: (url, init) => fetch(url, init), diagnose, now: () => performance.now() },
  (event) => post({ type: 'event', event }),
)

self.addEventListener('securitypolicyviolation', () => (isRefusedByPolicy = true))
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'send') void exchange.run(data.request)
  else if (data.type === 'cancel') exchange.cancel()
  else post({ type: 'result', id: data.id, result: resultOf(data.question) })
})

function resultOf(question: Question) {
  if (question.kind === 'blob') return exchange.blob()
  return exchange[question.kind](question.from, question.to)
}

async function diagnose(url: string) {
  await new Promise((resolve) => setTimeout(resolve, violationDelayMs))
  const isOnline = navigator.onLine
  return failureKind({
    url,
    ownOrigin: self.location.origin,
    isOnline,
    isRefusedByPolicy,
    probe: isRefusedByPolicy ? 'none' : await probe(new URL(url).origin),
  })
}

/** Whether anything answers at an origin. Only its root is asked, without anything of the request. */
async function probe(origin: string): Promise<'answered' | 'refused'> {
  try {
    await fetch(origin, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(probeTimeoutMs),
    })
    return 'answered'
  } catch {
    return 'refused'
  }
}

function post(message: FromWorker) {
  postMessage(message)
}

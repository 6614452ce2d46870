import { diagnose } from './diagnose'
import { Exchange } from './exchange'
import type { FromWorker, Question, ToWorker } from './protocol'

// Sends one request and stores its answer. Each request has its own worker: terminating it deletes the answer and the token.

const exchange = new Exchange(
  { fetch: (url, init) => fetch(url, init), diagnose, now: () => performance.now() },
  (event) => post({ type: 'event', event }),
)

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'send') void exchange.run(data.request)
  else if (data.type === 'cancel') exchange.cancel()
  else post({ type: 'result', id: data.id, result: resultOf(data.question) })
})

function resultOf(question: Question) {
  if (question.kind === 'blob') return exchange.blob()
  return exchange[question.kind](question.from, question.to)
}

function post(message: FromWorker) {
  postMessage(message)
}

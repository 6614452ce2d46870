import type { Failure, SendEvent, Sending, SentRequest } from '@/engines/requests/model/types'
import type { Answers, FromWorker, Question, ToWorker } from './protocol'
import { wireRequest, withoutCredential } from './wire-request'

interface PendingQuestion {
  resolve: (result: never) => void
  reject: (reason: Error) => void
}

/**
 * Sends a request in a worker of its own, which stores the answer until `close` (CONSOLE-5, docs/decisions/0042).
 * @param onEvent is called at least once, never before `send` returns, and not after `close`.
 */
export function send(request: SentRequest, onEvent: (event: SendEvent) => void): Sending {
  const pending = new Map<number, PendingQuestion>()
  let lastId = 0
  let isClosed = false
  let hasEnded = false
  let worker: Worker | undefined

  const report = (event: SendEvent) => {
    if (isClosed) return
    hasEnded ||= event.type === 'done' || event.type === 'failed'
    onEvent(event)
  }
  const rejectAll = (message: string) => {
    for (const { reject } of pending.values()) reject(new Error(message))
    pending.clear()
  }

  const wire = wireRequest(request)
  if ('kind' in wire) queueMicrotask(() => report({ type: 'failed', failure: wire, ms: 0 }))
  else {
    worker = new Worker(new URL('./send.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'event') report(publicEvent(data.event, request))
      else {
        pending.get(data.id)?.resolve(data.result as never)
        pending.delete(data.id)
      }
    })
    worker.addEventListener('error', ({ message }) => {
      const reason = message || 'The worker could not be started.'
      rejectAll(reason)
      // A complete answer stays, although no more of it can be read.
      if (hasEnded) return
      // The file of the worker cannot be loaded without a network.
      const failure: Failure = navigator.onLine ? { kind: 'internal', reason } : { kind: 'offline' }
      report({ type: 'failed', failure, ms: 0 })
    })
    post({ type: 'send', request: wire })
  }

  function post(message: ToWorker) {
    worker?.postMessage(message, [])
  }

  function ask<Kind extends Question['kind']>(question: Question & { kind: Kind }): Promise<Answers[Kind]> {
    if (!worker) return Promise.reject(new Error('There is no answer.'))
    const id = ++lastId
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      post({ type: 'ask', id, question })
    })
  }

  return {
    cancel: () => post({ type: 'cancel' }),
    lines: (from, to) => ask({ kind: 'lines', from, to }),
    hex: (from, to) => ask({ kind: 'hex', from, to }),
    events: (from, to) => ask({ kind: 'events', from, to }),
    blob: () => ask({ kind: 'blob' }),
    close: () => {
      isClosed = true
      worker?.terminate()
      worker = undefined
      rejectAll('The answer was closed.')
    },
  }
}

function publicEvent(event: SendEvent, { secret, furtherSecrets = [] }: SentRequest): SendEvent {
  if (event.type !== 'head') return event
  return { ...event, url: [secret, ...furtherSecrets].reduce(withoutCredential, event.url) }
}

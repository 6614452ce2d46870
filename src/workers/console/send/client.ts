import { createWorkerClient } from '@/browser/worker-client/client'
import type { Failure, SendEvent, Sending, SentRequest } from '@/engines/requests/model/types'
import type { SendOperations } from './send.worker'
import { wireRequest, withoutCredential } from './wire-request'

/**
 * Sends a request in a worker of its own, which stores the response until `close` (CONSOLE-5, docs/decisions/0042).
 * @param onEvent is called at least once, never before `send` returns, and not after `close`.
 */
export function send(request: SentRequest, onEvent: (event: SendEvent) => void): Sending {
  const worker = createWorkerClient<SendOperations>(
    () => new Worker(new URL('./send.worker.ts', import.meta.url), { type: 'module' }),
    { isReplaced: false },
  )
  let isClosed = false
  let hasEnded = false

  const report = (event: SendEvent) => {
    if (isClosed) return
    hasEnded ||= event.type === 'done' || event.type === 'failed'
    onEvent(event)
  }
  const onBroken = (error: Error) => {
    // A complete response stays, although no more of it can be read.
    if (hasEnded) return
    // The file of the worker cannot be loaded without a network.
    const failure: Failure = navigator.onLine ? { kind: 'internal', reason: error.message } : { kind: 'offline' }
    report({ type: 'failed', failure, ms: 0 })
  }

  const wire = wireRequest(request)
  if ('kind' in wire) queueMicrotask(() => report({ type: 'failed', failure: wire, ms: 0 }))
  else {
    const onProgress = (event: SendEvent) => report(publicEvent(event, request))
    worker.request('send', wire, { onProgress }).catch(onBroken)
  }

  const ask: typeof worker.request = (name, input) =>
    worker.state() === 'none' ? Promise.reject(new Error('There is no response.')) : worker.request(name, input)

  return {
    cancel: () => void ask('cancel', undefined).catch(() => undefined),
    lines: (from, to) => ask('lines', { from, to }),
    hex: (from, to) => ask('hex', { from, to }),
    events: (from, to) => ask('events', { from, to }),
    blob: () => ask('blob', undefined),
    close: () => {
      isClosed = true
      worker.end(new Error('The response was closed.'))
    },
  }
}

function publicEvent(event: SendEvent, { secret, furtherSecrets = [] }: SentRequest): SendEvent {
  if (event.type !== 'head') return event
  return { ...event, url: [secret, ...furtherSecrets].reduce(withoutCredential, event.url) }
}

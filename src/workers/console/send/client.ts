import { createWorkerClient } from '@/browser/worker-client/client'
import type { CallError, SendEvent, Sending, SentRequest } from '@/engines/requests/model/types'
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
  const onBroken = ({ message }: Error) => {
    // A complete response stays, although no more of it can be read.
    if (hasEnded) return
    // The file of the worker cannot be loaded without a network.
    const error: CallError = navigator.onLine ? { kind: 'internal', reason: message } : { kind: 'offline' }
    report({ type: 'failed', error, ms: 0 })
  }

  const wire = wireRequest(request)
  if ('kind' in wire) queueMicrotask(() => report({ type: 'failed', error: wire, ms: 0 }))
  else {
    const onProgress = (event: SendEvent) => report(publicEvent(event, request))
    worker.request('send', wire, { onProgress }).catch(onBroken)
  }

  const readMore: typeof worker.request = (name, input) =>
    worker.state() === 'none' ? Promise.reject(new Error('There is no response.')) : worker.request(name, input)

  return {
    cancel: () => void readMore('cancel', undefined).catch(() => undefined),
    lines: (from, to) => readMore('lines', { from, to }),
    hex: (from, to) => readMore('hex', { from, to }),
    events: (from, to) => readMore('events', { from, to }),
    blob: () => readMore('blob', undefined),
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

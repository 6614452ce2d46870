import type { SendEvent, Sending, SentRequest } from '@/engines/requests/model/types'
import { Exchange } from '@/workers/console/send/exchange'
import { readJsonTree } from '@/engines/requests/tree/json-tree'
import type { BodyTree } from '@/workers/console/tree-client'
import type { TreeText } from '@/workers/console/response-tree.worker'
import { readXmlTree } from '@/engines/requests/tree/xml-tree'
import type { HarRequest } from '@/engines/openapi/model/to-har'
import { harRequest } from '../../unit/engines/requests/har-request'

/** Returns a request for tests: a GET with the given changes. */
export function testRequest(har: Partial<HarRequest> = {}): SentRequest {
  return {
    har: harRequest({ url: 'http://localhost:4400/label/v1/labels/7', ...har }),
    files: [],
    secret: { token: 'token-of-the-test' },
    timeoutMs: 5000,
  }
}

/** Replaces the worker that sends a request: runs the exchange in this thread, and gets the response from a function. */
export function sendInProcess(
  respond: (signal: AbortSignal) => Response | Promise<Response>,
  { har: { url, method } }: SentRequest,
  onEvent: (event: SendEvent) => void,
): Sending {
  let isClosed = false
  const diagnose = () => Promise.resolve({ kind: 'offline' } as const)
  const exchange = new Exchange(
    {
      fetch: async (_, { signal }) => respond(signal ?? new AbortController().signal),
      diagnose,
      now: () => performance.now(),
    },
    (event) => isClosed || onEvent(event),
  )
  void exchange.run({ method, url, headers: [], followsRedirects: true, timeoutMs: 5000 })
  return {
    cancel: () => exchange.cancel(),
    lines: (from, to) => Promise.resolve(exchange.lines(from, to)),
    hex: (from, to) => Promise.resolve(exchange.hex(from, to)),
    events: (from, to) => Promise.resolve(exchange.events(from, to)),
    blob: () => Promise.resolve(exchange.blob()),
    close: () => {
      isClosed = true
    },
  }
}

/** Replaces the worker that reads a tree: reads it in this thread. */
export function openTreeInProcess({ body, charset, format }: TreeText): BodyTree {
  const reader = body.arrayBuffer().then((bytes) => {
    const text = new TextDecoder(charset).decode(bytes)
    return format === 'json' ? readJsonTree(text) : readXmlTree(text)
  })
  return {
    root: async () => (await reader).root(),
    stop: async () => (await reader).stop(),
    formatted: async () => (await reader).formatted(),
    children: async (...question) => (await reader).children(...question),
    path: async (steps) => (await reader).path(steps),
    value: async (...question) => (await reader).value(...question),
    hasFailed: () => false,
    close: () => undefined,
  }
}

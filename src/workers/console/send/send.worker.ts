import { serveWorker } from '@/browser/worker-client/serve'
import type { SendEvent } from '@/engines/requests/model/types'
import type { Work } from '@/lib/work'
import { diagnose } from './diagnose'
import { Exchange } from './exchange'
import type { WireRequest } from './wire-request'

// Sends one request and stores its response. Each request has its own worker: terminating it deletes the response and the token.

interface Range {
  from: number
  to: number
}

let onEvent: (event: SendEvent) => void = () => undefined
const exchange = new Exchange(
  { fetch: (url, init) => fetch(url, init), diagnose, now: () => performance.now() },
  (event) => onEvent(event),
)

const operations = {
  /** Sends the request, and reports what happens. */
  send(request: WireRequest, { report }: Work<SendEvent>): Promise<void> {
    onEvent = report
    return exchange.run(request)
  },
  cancel: () => exchange.cancel(),
  lines: ({ from, to }: Range) => exchange.lines(from, to),
  hex: ({ from, to }: Range) => exchange.hex(from, to),
  events: ({ from, to }: Range) => exchange.events(from, to),
  blob: () => exchange.blob(),
}

export type SendOperations = typeof operations

serveWorker(operations)

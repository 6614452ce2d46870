import { useEffect, useRef, useState } from 'react'
import { reportError } from '@/config/error-report'
import { maxReadCharacters } from '@/engines/errors/failed-response'
import type { HarRequest } from '@/engines/openapi/model/to-har'
import type { Call } from '@/engines/requests/model/history'
import type {
  ResponseBody,
  ResponseHead,
  CallError,
  SendEvent,
  Sending,
  SentRequest,
} from '@/engines/requests/model/types'
import { send } from '@/workers/console/send/client'

/** The state of the last request. */
export interface SentState {
  /** Number of the request, from 1. */
  id: number
  /** The request as it was sent, with the placeholder of the token. */
  har: HarRequest
  /** Reads the content of the response, until the next request is sent. */
  sending: Sending
  isPending: boolean
  /** Time from sending to the last event, in milliseconds. */
  ms: number
  receivedBytes: number
  /** Number of events of a stream that have arrived. */
  receivedEvents: number
  head?: ResponseHead
  body?: ResponseBody
  /** The first lines of a text. */
  lines?: readonly string[]
  /** The beginning of a text, as far as it is explained. */
  beginning?: string
  error?: CallError
}

const maxShownLines = 200
const maxReadBytes = 1_000_000

interface Sender {
  state: SentState | undefined
  /** @param onEnd is called with the outcome, unless the next request is sent before. */
  start: (request: SentRequest, onEnd: (outcome: Call['outcome'], ms: number) => void) => void
  cancel: () => void
}

/** Sends one request at a time. The next request, and unmounting, free the response of the previous one (CONSOLE-17). */
export function useSentRequest(): Sender {
  const [state, setState] = useState<SentState>()
  const current = useRef<Sending>(undefined)
  const lastId = useRef(0)
  useEffect(() => () => current.current?.close(), [])

  const start: Sender['start'] = (request, onEnd) => {
    current.current?.close()
    let head: ResponseHead | undefined
    const sending = send(request, (event) => {
      setState((before) => (before?.sending === sending ? afterEvent(before, event) : before))
      if (event.type === 'head') head = event
      if (event.type === 'failed') onEnd({ error: event.error }, event.ms)
      if (event.type === 'done' && head) void finish(head, event).catch(reportUnlessReplaced)
    })
    current.current = sending
    setState({
      id: ++lastId.current,
      har: request.har,
      sending,
      isPending: true,
      ms: 0,
      receivedBytes: 0,
      receivedEvents: 0,
    })

    async function finish(responseHead: ResponseHead, body: ResponseBody & { ms: number }) {
      const lines = await sending.lines(0, maxShownLines)
      const text = body.lines > 0 ? await beginningOf(await sending.blob(), body.charset) : ''
      const beginning = text.slice(0, maxReadCharacters)
      if (current.current !== sending) return
      setState((before) => (before?.sending === sending ? { ...before, lines, beginning } : before))
      onEnd({ head: responseHead, body, text }, body.ms)
    }
    function reportUnlessReplaced(error: unknown) {
      if (current.current === sending) reportError(error)
    }
  }

  return { state, start, cancel: () => current.current?.cancel() }
}

/** Decodes the part of a text that the history may need. */
async function beginningOf(blob: Blob, charset: string | undefined): Promise<string> {
  return new TextDecoder(charset).decode(await blob.slice(0, maxReadBytes).arrayBuffer())
}

/** Returns the state after an event. */
function afterEvent(before: SentState, event: SendEvent): SentState {
  const { ms } = event
  switch (event.type) {
    case 'head':
      return { ...before, ms, head: event }
    case 'progress':
      return { ...before, ms, receivedBytes: event.bytes, receivedEvents: event.events }
    case 'done':
      return { ...before, ms, isPending: false, receivedBytes: event.bytes, body: event }
    default:
      return { ...before, ms, isPending: false, error: event.error }
  }
}

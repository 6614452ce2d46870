import { useEffect, useRef, useState } from 'react'
import { reportError } from '@/config/error-report'
import type { Call } from '../model/history'
import type { AnswerBody, AnswerHead, Failure, SendEvent, SentRequest } from '../model/types'
import { send } from './client'

/** The last request that was sent, as far as it has come. */
export interface SentState {
  isPending: boolean
  /** Duration until the last event, in milliseconds. */
  ms: number
  receivedBytes: number
  head?: AnswerHead
  body?: AnswerBody
  /** The first lines of a text. */
  lines?: readonly string[]
  failure?: Failure
}

const maxShownLines = 200
const maxReadBytes = 1_000_000
const started: SentState = { isPending: true, ms: 0, receivedBytes: 0 }

interface Sender {
  state: SentState | undefined
  /** @param onEnd is called with what came of the request, unless the next one is sent before. */
  start: (request: SentRequest, onEnd: (outcome: Call['outcome'], ms: number) => void) => void
  cancel: () => void
}

/** Sends requests one after the other; the next one and the end of the component free the answer of the last (CONSOLE-17). */
export function useSentRequest(): Sender {
  const [state, setState] = useState<SentState>()
  const current = useRef<ReturnType<typeof send>>(undefined)
  useEffect(() => () => current.current?.close(), [])

  const start: Sender['start'] = (request, onEnd) => {
    current.current?.close()
    setState(started)
    let head: AnswerHead | undefined
    const sending = send(request, (event) => {
      setState((before) => afterEvent(before ?? started, event))
      if (event.type === 'head') head = event
      if (event.type === 'failed') onEnd({ failure: event.failure }, event.ms)
      if (event.type === 'done' && head) void finish(head, event).catch(reportUnlessReplaced)
    })
    current.current = sending

    async function finish(answerHead: AnswerHead, body: AnswerBody & { ms: number }) {
      const lines = await sending.lines(0, maxShownLines)
      const text = body.lines > 0 ? await beginningOf(await sending.blob(), body.charset) : ''
      if (current.current !== sending) return
      setState((before) => before && { ...before, lines })
      onEnd({ head: answerHead, body, text }, body.ms)
    }
    function reportUnlessReplaced(error: unknown) {
      if (current.current === sending) reportError(error)
    }
  }

  return { state, start, cancel: () => current.current?.cancel() }
}

/** As much of a text as the history may need. */
async function beginningOf(blob: Blob, charset: string | undefined): Promise<string> {
  return new TextDecoder(charset).decode(await blob.slice(0, maxReadBytes).arrayBuffer())
}

/** The state after an event of the sending. */
function afterEvent(before: SentState, event: SendEvent): SentState {
  const { ms } = event
  switch (event.type) {
    case 'head':
      return { ...before, ms, head: event }
    case 'progress':
      return { ...before, ms, receivedBytes: event.bytes }
    case 'done':
      return { ...before, ms, isPending: false, receivedBytes: event.bytes, body: event }
    default:
      return { ...before, ms, isPending: false, failure: event.failure }
  }
}

import { useEffect, useRef, useState } from 'react'
import { reportError } from '@/config/error-report'
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
const started: SentState = { isPending: true, ms: 0, receivedBytes: 0 }

/** Sends requests one after the other; the next one and the end of the component free the answer of the last (CONSOLE-17). */
export function useSentRequest(): {
  state: SentState | undefined
  start: (request: SentRequest) => void
  cancel: () => void
} {
  const [state, setState] = useState<SentState>()
  const current = useRef<ReturnType<typeof send>>(undefined)
  useEffect(() => () => current.current?.close(), [])

  function start(request: SentRequest) {
    current.current?.close()
    setState(started)
    const sending = send(request, (event) => {
      setState((before) => afterEvent(before ?? started, event))
      if (event.type !== 'done' || event.lines === 0) return
      sending
        .lines(0, maxShownLines)
        .then((lines) => current.current === sending && setState((before) => before && { ...before, lines }))
        .catch((error: unknown) => current.current === sending && reportError(error))
    })
    current.current = sending
  }

  return { state, start, cancel: () => current.current?.cancel() }
}

/** The state after an event of the sending. */
export function afterEvent(before: SentState, event: SendEvent): SentState {
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

import type { HexRow, SendEvent, StreamEvent } from '@/engines/requests/model/types'
import type { WireRequest } from './wire-request'

/** The result of each kind of question about a received answer. */
export interface Answers {
  lines: string[]
  hex: HexRow[]
  events: StreamEvent[]
  blob: Blob
}

export type Question = { kind: 'lines' | 'hex' | 'events'; from: number; to: number } | { kind: 'blob' }

/** A message from the page: first the request, then questions about its answer. */
export type ToWorker =
  | { type: 'send'; request: WireRequest }
  | { type: 'cancel' }
  | { type: 'ask'; id: number; question: Question }

export type FromWorker =
  | { type: 'event'; event: SendEvent }
  | { type: 'result'; id: number; result: Answers[Question['kind']] }

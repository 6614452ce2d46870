import type { ListedDocument } from './visitor-rule'
import type { Question, Reply } from '@/engines/openapi/reader/protocol'

/** A question from the start script. The reader answers it only if a visitor may read the document. */
export type EarlyQuestion = Question & { id: number; listed: ListedDocument }

/** The reader that the start script has started before the portal's code is there. */
export interface EarlyReader {
  worker: Worker
  hasFailed: boolean
  /** The questions in the worker's address; their ids are negative. */
  questions: EarlyQuestion[]
  /** Answers that came before the portal's code took the reader over. */
  replies: Reply[]
  /** Receives each answer: stores it in `replies` until the reader is taken over. */
  onReply: (reply: Reply) => void
}

declare global {
  interface Window {
    earlyReader?: EarlyReader | undefined
  }
}

/** Takes over the early reader, once; undefined when there is none or when it did not start. */
export function takeEarlyReader(): EarlyReader | undefined {
  if (typeof window === 'undefined') return undefined
  const early = window.earlyReader
  window.earlyReader = undefined
  return early?.hasFailed ? undefined : early
}

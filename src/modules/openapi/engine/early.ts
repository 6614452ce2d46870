import type { Question, Reply } from './protocol'

/** The reader that public/start.js started before the portal's code had arrived, and what it was asked by then. */
export interface EarlyReader {
  worker: Worker
  failed: boolean
  /** What it is asked, by negative ids. */
  questions: (Question & { id: number })[]
  /** Answers that came before somebody listened. */
  replies: Reply[]
  /** What is done with an answer: it is kept in `replies`, until the reader is taken over. */
  reply: (reply: Reply) => void
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
  return early?.failed ? undefined : early
}

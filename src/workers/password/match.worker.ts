import { serveWorker } from '@/browser/worker-client/serve'

/** A regular expression of the server, and the text that it may match. */
export interface MatchRequest {
  pattern: string
  text: string
}

const operations = { match: ({ pattern, text }: MatchRequest) => new RegExp(pattern).test(text) }

export type MatchOperations = typeof operations

serveWorker(operations)

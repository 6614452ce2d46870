import { serveWorker } from '@/browser/worker-client/serve'
import type { MatchRequest } from './match-in-worker'

const operations = { match: ({ pattern, text }: MatchRequest) => new RegExp(pattern).test(text) }

export type MatchOperations = typeof operations

serveWorker(operations)

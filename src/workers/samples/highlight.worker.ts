import { serveWorker } from '@/browser/worker-client/serve'
import { highlight } from '@/engines/samples/highlight'
import type { HighlightCall } from './highlight-in-worker'

const operations = { highlight: ({ code, language }: HighlightCall) => highlight(code, language) }

export type HighlightOperations = typeof operations

serveWorker(operations)

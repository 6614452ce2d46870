import { serveWorker } from '@/browser/worker-client/serve'
import { highlight } from '@/engines/samples/highlight'
import type { Language } from '@/engines/samples/languages'

export interface HighlightCall {
  code: string
  language: Language
}

const operations = { highlight: ({ code, language }: HighlightCall) => highlight(code, language) }

export type HighlightOperations = typeof operations

serveWorker(operations)

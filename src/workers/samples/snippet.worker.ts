import { serveWorker } from '@/browser/worker-client/serve'
import type { SnippetCall } from './snippet-in-worker'
import { createSnippet } from '@/engines/samples/snippet'

const operations = { convert: ({ request, language }: SnippetCall) => createSnippet(request, language) }

export type SnippetOperations = typeof operations

serveWorker(operations)

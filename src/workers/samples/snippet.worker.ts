import { serveWorker } from '@/browser/worker-client/serve'
import type { SampleChoice, SampleRequest } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'

export interface SnippetCall {
  request: SampleRequest
  language: SampleChoice
}

const operations = { convert: ({ request, language }: SnippetCall) => createSnippet(request, language) }

export type SnippetOperations = typeof operations

serveWorker(operations)

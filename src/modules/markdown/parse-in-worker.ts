import { createWorkerCalls } from '@/browser/worker-calls'
import type { ParsedMarkdown } from './parsed-markdown'

/** Markdown to parse: a page, or a description of an API document. */
export interface MarkdownRequest {
  text: string
  kind: 'page' | 'description'
}

/** Parses Markdown in a worker, which is terminated when the caller cancels, or after 10 s. */
export const parseInWorker = createWorkerCalls<MarkdownRequest, ParsedMarkdown>(
  () => new Worker(new URL('./markdown.worker.ts', import.meta.url), { type: 'module' }),
  10_000,
)

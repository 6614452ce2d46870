import { createWorkerCalls } from '@/browser/worker-calls'
import type { ParsedMarkdown } from './parsed-markdown'

/** Markdown to be parsed: a page, or a description of a specification. */
export interface MarkdownRequest {
  text: string
  kind: 'page' | 'description'
}

/** Parses Markdown apart from the page's thread; ends when cancelled, and after 10 s in any case. */
export const parseInWorker = createWorkerCalls<MarkdownRequest, ParsedMarkdown>(
  () => new Worker(new URL('./markdown.worker.ts', import.meta.url), { type: 'module' }),
  10_000,
)

import { createWorkerCalls } from '@/lib/worker-calls'
import type { ParsedMarkdown } from './parsed-markdown'

/** Parses a page apart from the page's thread; ends when cancelled, and after 10 s in any case. */
export const parseInWorker = createWorkerCalls<string, ParsedMarkdown>(
  () => new Worker(new URL('./markdown.worker.ts', import.meta.url), { type: 'module' }),
  10_000,
)

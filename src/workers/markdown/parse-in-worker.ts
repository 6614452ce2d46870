import { createWorkerCalls } from '@/browser/worker-calls'
import { takeEarlyParser } from './early-parser'
import type { MarkdownRequest, ParsedMarkdown } from '@/engines/markdown/parsed-markdown'

/** Parses Markdown in a worker, which is terminated when the caller cancels, or a text takes 10 s. */
export const parseInWorker = createWorkerCalls<MarkdownRequest, ParsedMarkdown>(
  () => new Worker(new URL('./markdown.worker.ts', import.meta.url), { type: 'module' }),
  10_000,
  { take: takeEarlyParser, isSame: (one, other) => one.kind === other.kind && one.text === other.text },
)

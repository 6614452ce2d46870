import { createWorkerClient } from '@/browser/worker-client/client'
import type { MarkdownRequest, ParsedMarkdown } from '@/engines/markdown/parsed-markdown'
import type { MarkdownOperations } from './markdown.worker'

const worker = createWorkerClient<MarkdownOperations>(
  () => new Worker(new URL('./markdown.worker.ts', import.meta.url), { type: 'module', name: 'markdown' }),
  {
    maxBusySeconds: 10,
    early: {
      name: 'markdown',
      isSame: (early: MarkdownRequest, input: MarkdownRequest) =>
        early.kind === input.kind && early.text === input.text,
    },
  },
)

/** Parses Markdown in a worker, which is terminated when the caller cancels, or a text takes 10 s. */
export function parseInWorker(request: MarkdownRequest, signal: AbortSignal): Promise<ParsedMarkdown> {
  return worker.request('parse', request, { signal })
}

import type { EarlyWorker } from '@/browser/worker-calls'
import type { MarkdownRequest, ParsedMarkdown } from '@/engines/markdown/parsed-markdown'

declare global {
  interface Window {
    /** The Markdown worker that the start script has started on an address of a published page. */
    earlyParser?: EarlyWorker<MarkdownRequest, ParsedMarkdown> | undefined
  }
}

/** Takes over the early Markdown worker, once; undefined when there is none. */
export function takeEarlyParser(): Window['earlyParser'] {
  if (typeof window === 'undefined') return undefined
  const early = window.earlyParser
  window.earlyParser = undefined
  return early
}

import { createWorkerCalls } from '@/lib/worker-calls'
import type { ParsedMarkdown } from './parsed-markdown'

/** Markdown to be parsed. */
export interface MarkdownRequest {
  text: string
  /** HTML in it is read as the Markdown that it stands for, not left out; takes more code. */
  html: boolean
}

const call = createWorkerCalls<MarkdownRequest, ParsedMarkdown>(
  () => new Worker(new URL('./markdown.worker.ts', import.meta.url), { type: 'module' }),
  10_000,
)

/** Parses a page apart from the page's thread; ends when cancelled, and after 10 s in any case. */
export function parseInWorker(text: string, signal: AbortSignal): Promise<ParsedMarkdown> {
  return call({ text, html: false }, signal)
}

/** The same for a description of a specification. */
export function parseDescriptionInWorker(text: string, signal: AbortSignal): Promise<ParsedMarkdown> {
  return call({ text, html: tag.test(text) }, signal)
}

const tag = /<[a-z/!]/i

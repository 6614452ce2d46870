import { answerCalls } from '@/lib/worker-answers'
import { parseMarkdown } from './parse-markdown'
import type { MarkdownRequest } from './parse-in-worker'

answerCalls(async ({ text, html }: MarkdownRequest) => {
  if (!html) return parseMarkdown(text)
  const { parseDescription } = await import('./parse-description')
  return parseDescription(text)
})

import { answerCalls, reportLoading } from '@/browser/worker-answers'
import { htmlParser, parseDescription } from './parse-description'
import type { MarkdownRequest } from './parsed-markdown'
import { parseMarkdown } from './parse-markdown'

answerCalls(({ text, kind }: MarkdownRequest) =>
  kind === 'page' ? parseMarkdown(text) : parseDescription(text, loadParser),
)

async function loadParser() {
  reportLoading(true)
  try {
    return await htmlParser.load()
  } finally {
    reportLoading(false)
  }
}

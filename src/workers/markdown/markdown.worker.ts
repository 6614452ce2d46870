import { answerCalls, reportLoading } from '@/browser/worker-answers'
import { createCodeLoader } from '@/browser/code-loader'
import { importHtmlParser, parseDescription } from '@/engines/markdown/parse-description'
import type { MarkdownRequest } from '@/engines/markdown/parsed-markdown'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'

const htmlParser = createCodeLoader(importHtmlParser)

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

import { createCodeLoader } from '@/browser/code-loader'
import { serveWorker } from '@/browser/worker-client/serve'
import { importHtmlParser, parseDescription } from '@/engines/markdown/parse-description'
import type { MarkdownRequest } from '@/engines/markdown/parsed-markdown'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'

const htmlParser = createCodeLoader(importHtmlParser)
const operations = {
  parse: ({ text, kind }: MarkdownRequest) =>
    kind === 'page' ? parseMarkdown(text) : parseDescription(text, htmlParser.load),
}

export type MarkdownOperations = typeof operations

serveWorker(operations)

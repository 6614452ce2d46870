import { answerCalls } from '@/browser/worker-answers'
import { parseDescription } from './parse-description'
import type { MarkdownRequest } from './parsed-markdown'
import { parseMarkdown } from './parse-markdown'

answerCalls(({ text, kind }: MarkdownRequest) => (kind === 'page' ? parseMarkdown(text) : parseDescription(text)))

import { answerCalls } from '@/lib/worker-answers'
import { parseMarkdown } from './parse-markdown'

answerCalls(parseMarkdown)

import { answerCalls } from '@/browser/worker-answers'
import { highlight } from './highlight'
import type { HighlightCall } from './highlight-in-worker'

answerCalls(({ code, language }: HighlightCall) => highlight(code, language))

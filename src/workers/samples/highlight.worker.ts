import { answerCalls } from '@/browser/worker-answers'
import { highlight } from '@/engines/samples/highlight'
import type { HighlightCall } from './highlight-in-worker'

answerCalls(({ code, language }: HighlightCall) => highlight(code, language))

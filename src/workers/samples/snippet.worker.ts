import { answerCalls } from '@/browser/worker-answers'
import type { SnippetCall } from './snippet-in-worker'
import { createSnippet } from '@/engines/samples/snippet'

answerCalls(({ request, language }: SnippetCall) => createSnippet(request, language))

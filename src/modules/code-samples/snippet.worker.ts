import type { WorkerReply } from '@/lib/worker-calls'
import type { SnippetCall } from './snippet-in-worker'
import { createSnippet } from './snippet'

addEventListener('message', ({ data: { id, request } }: MessageEvent<{ id: number; request: SnippetCall }>) => {
  postMessage(reply(id, request))
})

function reply(id: number, { request, language }: SnippetCall): WorkerReply<string> {
  try {
    return { id, answer: createSnippet(request, language) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

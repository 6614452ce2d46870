import type { WorkerReply } from '@/lib/worker-calls'
import { parseMarkdown } from './parse-markdown'
import type { ParsedMarkdown } from './parsed-markdown'

addEventListener('message', ({ data: { id, request } }: MessageEvent<{ id: number; request: string }>) => {
  postMessage(reply(id, request))
})

function reply(id: number, text: string): WorkerReply<ParsedMarkdown> {
  try {
    return { id, answer: parseMarkdown(text) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

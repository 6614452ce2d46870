import { mayVisitorRequest } from './visitor-rule'
import type { EarlyQuestion } from './early'
import { failureOf, ReadingError } from '@/engines/openapi/document/failures'
import type { Question, Reply, Request } from '@/engines/openapi/reader/protocol'
import { createCodeLoader } from '@/browser/code-loader'
import { loadText } from './load-text'
import { importYaml } from '@/engines/openapi/reader/parse-document'
import { createReader } from '@/engines/openapi/reader/reader'

// The entry of the worker: receives questions, posts replies, aborts by id and answers pings. The rest is in `reader`.
const reader = createReader(loadText, createCodeLoader(importYaml).load)
const running = new Map<number, AbortController>()

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'abort') running.get(data.id)?.abort()
  else if (data.type === 'ping') post({ pingId: data.id }, [])
  else void reply(data)
})

// The start script passes its questions in the worker's address.
const earlyQuestions = JSON.parse(decodeURIComponent(self.location.hash.slice(1)) || '[]') as EarlyQuestion[]
for (const { listed, ...question } of earlyQuestions) void reply(question, mayVisitorRequest(listed))
post({ pingId: 0 }, [])

async function reply(question: Question & { id: number }, isPermitted: Promise<boolean> | true = true) {
  const { id } = question
  const controller = new AbortController()
  running.set(id, controller)
  try {
    if (isPermitted !== true && !(await isPermitted))
      throw new ReadingError('unauthorized', 'Reading this document takes signing in.')
    const value = await reader.answer(question, controller.signal)
    if (!controller.signal.aborted)
      post({ id, ok: true, value }, Array.isArray(value) ? value.map(({ buffer }) => buffer) : [])
  } catch (error) {
    if (!controller.signal.aborted) post({ id, ok: false, failure: failureOf(error) }, [])
  } finally {
    running.delete(id)
  }
}

function post(message: Reply, transfer: Transferable[]) {
  self.postMessage(message, { transfer })
}

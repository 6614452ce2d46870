import { failureOf } from './failures'
import type { Reply, Request, Started } from './protocol'
import { createReader } from './reader'

// The worker's shell: questions in, replies out, aborts by id. All else is in `reader`.
const reader = createReader()
const running = new Map<number, AbortController>()

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'abort') running.get(data.id)?.abort()
  else void reply(data)
})

post({ started: true }, [])

async function reply(question: Exclude<Request, { type: 'abort' }>) {
  const { id } = question
  const controller = new AbortController()
  running.set(id, controller)
  try {
    const value = await reader.answer(question, controller.signal)
    if (!controller.signal.aborted)
      post({ id, ok: true, value }, Array.isArray(value) ? value.map(({ buffer }) => buffer) : [])
  } catch (error) {
    if (!controller.signal.aborted) post({ id, ok: false, failure: failureOf(error) }, [])
  } finally {
    running.delete(id)
  }
}

function post(message: Reply | Started, transfer: Transferable[]) {
  self.postMessage(message, { transfer })
}

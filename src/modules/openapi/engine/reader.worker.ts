import { failureOf } from './failures'
import type { Question, Reply, Request } from './protocol'
import { createReader } from './reader'

// The worker's shell: questions in, replies out, aborts by id. All else is in `reader`.
const reader = createReader()
const running = new Map<number, AbortController>()

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'abort') running.get(data.id)?.abort()
  else void reply(data)
})

// What public/start.js asks stands in the address.
const asked = JSON.parse(decodeURIComponent(self.location.hash.slice(1)) || '[]') as (Question & { id: number })[]
for (const question of asked) void reply(question)

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

function post(message: Reply, transfer: Transferable[]) {
  self.postMessage(message, { transfer })
}

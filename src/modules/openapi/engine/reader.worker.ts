import { failureOf } from './failures'
import type { Question, Reply, Request } from './protocol'
import { createReader } from './reader'

// The worker's shell: questions in, replies out, aborts by id, a sign of life when asked. All else is in `reader`.
const reader = createReader()
const running = new Map<number, AbortController>()

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'abort') running.get(data.id)?.abort()
  else if (data.type === 'ping') post({ here: data.id }, [])
  else void reply(data)
})

// What public/start.js asks stands in the address.
const asked = JSON.parse(decodeURIComponent(self.location.hash.slice(1)) || '[]') as (Question & { id: number })[]
for (const question of asked) void reply(question)
post({ here: 0 }, [])

async function reply(question: Question & { id: number }) {
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

import { createChecker } from '@/engines/rsx/checker'
import type { WorkerReply, WorkerRequest } from '@/engines/rsx/protocol'

// The entry of the worker: receives requests, posts progress and answers, aborts by id. The rest is in `checker`. Its policy
// permits no connection, so what it reads cannot leave the browser.
const checker = createChecker()
const running = new Map<number, AbortController>()

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'abort') running.get(data.id)?.abort()
  else void reply(data)
})

async function reply(request: Exclude<WorkerRequest, { type: 'abort' }>): Promise<void> {
  const { id } = request
  const controller = new AbortController()
  running.set(id, controller)
  try {
    const answer = await checker.answer(request, {
      signal: controller.signal,
      onProgress: (progress) => post({ id, progress }),
    })
    if (!controller.signal.aborted) post({ id, answer })
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    if (!controller.signal.aborted) post({ id, failure })
  } finally {
    running.delete(id)
  }
}

function post(message: WorkerReply): void {
  self.postMessage(message, { transfer: [] })
}

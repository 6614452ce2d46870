import type { WorkerReply, WorkerStarted } from './worker-calls'

/** Answers the requests of createWorkerCalls inside a worker. An error that `answer` throws rejects the call. */
export function answerCalls<Request, Answer>(answer: (request: Request) => Answer | Promise<Answer>): void {
  async function reply(id: number, request: Request): Promise<WorkerReply<Answer>> {
    try {
      return { id, answer: await answer(request) }
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) }
    }
  }

  addEventListener('message', ({ data: { id, request } }: MessageEvent<{ id: number; request: Request }>) => {
    void reply(id, request).then((message) => postMessage(message))
  })
  const started: WorkerStarted = { hasStarted: true }
  postMessage(started)
}

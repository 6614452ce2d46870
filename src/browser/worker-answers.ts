import type { WorkerReply, WorkerState } from './worker-calls'

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
  reportLoading(false)
}

/**
 * Reports inside a worker that it is loading code or data, which does not count as time of its calls, or that it has done so.
 * Report again whenever data arrives: a load may take 30 s from the last report.
 */
export function reportLoading(isLoading: boolean): void {
  const state: WorkerState = { isLoading }
  postMessage(state)
}

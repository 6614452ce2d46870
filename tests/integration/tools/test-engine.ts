import type { CheckerClient } from '@/workers/rsx/client'
import { createChecker } from '@/engines/rsx/checker'

/** The engine of the check in process, in place of its worker: happy-dom has no workers. */
export function startEngine(): CheckerClient {
  const checker = createChecker()
  const ask = (
    type: never,
    request: never,
    { signal = new AbortController().signal, onProgress = () => undefined } = {},
  ) => checker.answer({ id: 1, type, request }, { signal, onProgress })
  return { ask: ask as CheckerClient['ask'], hasFailed: () => false, end: () => undefined }
}

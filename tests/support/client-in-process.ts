import type { WorkerClient } from '@/browser/worker-client/client'
import type { Operation } from '@/browser/worker-client/serve'

/** A client whose operations run in this thread, in place of those of a worker. */
export function clientInProcess<Operations extends { [Name in keyof Operations]: Operation }>(
  operations: Operations,
): WorkerClient<Operations> {
  const request = async (
    name: keyof Operations,
    input: unknown,
    { signal = new AbortController().signal, onProgress = (_progress: unknown) => undefined } = {},
  ): Promise<unknown> => {
    const perform = operations[name] as Operation as (input: unknown, work: object) => unknown
    return perform(input, { signal, report: onProgress, transfer: () => undefined })
  }
  return {
    request: request as WorkerClient<Operations>['request'],
    state: () => 'idle',
    end: () => undefined,
  }
}

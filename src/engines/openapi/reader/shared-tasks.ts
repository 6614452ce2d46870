/** Deduplicates concurrent work by key; aborts it when the last caller has cancelled. */
export interface SharedTasks<T> {
  /**
   * Joins the task of this key, or starts it.
   * @param signal cancels this caller only.
   * @param start gets the signal that aborts the shared work.
   */
  run: (key: string, signal: AbortSignal, start: (shared: AbortSignal) => Promise<T>) => Promise<T>
}

interface Task<T> {
  result: Promise<T>
  controller: AbortController
  callers: number
}

/** Creates an empty set of tasks. */
export function sharedTasks<T>(): SharedTasks<T> {
  const tasks = new Map<string, Task<T>>()

  /** Removes a task unless a new one has its key: an aborted task may settle after its successor has started. */
  const remove = (key: string, task: Task<T>) => {
    if (tasks.get(key) === task) tasks.delete(key)
  }

  const begin = (key: string, start: (shared: AbortSignal) => Promise<T>): Task<T> => {
    const controller = new AbortController()
    const task = { result: start(controller.signal), controller, callers: 0 }
    tasks.set(key, task)
    const settled = () => remove(key, task)
    task.result.then(settled, settled)
    return task
  }

  return {
    run(key, signal, start) {
      if (signal.aborted) return Promise.reject(signal.reason as Error)
      const task = tasks.get(key) ?? begin(key, start)
      task.callers++
      return new Promise((resolve, reject) => {
        const cancel = () => {
          task.callers--
          reject(signal.reason as Error)
          if (task.callers > 0) return
          remove(key, task)
          task.controller.abort()
        }
        signal.addEventListener('abort', cancel, { once: true })
        task.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel))
      })
    },
  }
}

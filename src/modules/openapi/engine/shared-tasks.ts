/** Work that several wait for: started once per key, aborted when the last of them has left. */
export interface SharedTasks<T> {
  run: (key: string, signal: AbortSignal, start: (shared: AbortSignal) => Promise<T>) => Promise<T>
}

/** An empty set of tasks. */
export function sharedTasks<T>(): SharedTasks<T> {
  const tasks = new Map<string, { result: Promise<T>; controller: AbortController; waiting: number }>()

  return {
    run(key, signal, start) {
      if (signal.aborted) return Promise.reject(signal.reason as Error)
      let task = tasks.get(key)
      if (!task) {
        const controller = new AbortController()
        task = { result: start(controller.signal), controller, waiting: 0 }
        tasks.set(key, task)
        const forget = () => tasks.delete(key)
        task.result.then(forget, forget)
      }
      const { result, controller } = task
      const joined = task
      joined.waiting++
      return new Promise((resolve, reject) => {
        const leave = () => {
          joined.waiting--
          reject(signal.reason as Error)
          if (joined.waiting > 0) return
          tasks.delete(key)
          controller.abort()
        }
        signal.addEventListener('abort', leave, { once: true })
        result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      })
    },
  }
}

/** Runs tasks in the order in which they came, a few at a time. */
export interface Queue {
  add: (task: () => Promise<void>) => void
  /** Resolves when nothing runs and nothing waits. */
  finished: () => Promise<void>
}

/** @param maxRunning How many tasks run at the same time. A task must not reject. */
export function createQueue(maxRunning: number): Queue {
  const waiting: (() => Promise<void>)[] = []
  const listeners: (() => void)[] = []
  let running = 0

  function startNext() {
    if (running === 0 && waiting.length === 0) listeners.splice(0).forEach((listener) => listener())
    if (running >= maxRunning) return
    const task = waiting.shift()
    if (!task) return
    running += 1
    void task().finally(() => {
      running -= 1
      startNext()
    })
    startNext()
  }

  return {
    add: (task) => {
      waiting.push(task)
      startNext()
    },
    finished: () =>
      running === 0 && waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve)),
  }
}

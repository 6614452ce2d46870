/** So many seconds may it work without a pause: on what somebody waits for, and on what nobody does. */
const workLimit = 20
const leftLimit = 2

interface Watched {
  /** Sends a ping, which is answered unless code runs without a pause; answers its number, which grows. */
  ping: () => number
  isAwaited: () => boolean
  /** Called when the worker must be ended; `left` when that may be for what nobody waits for. */
  end: (left: boolean) => void
}

/** Watches a worker, and those that take its place. */
export interface Watch {
  /** Something is asked of the worker. */
  begin: () => void
  /** Nobody waits any more for what the worker may be at. */
  leave: () => void
  /** The worker has sent something; with the number of a ping its answer. */
  hear: (ping?: number) => void
  /** The worker has ended. The next one is only starting until it is heard of. */
  reset: () => void
}

/** Ends a worker that hangs. Seconds are counted one by one, so that a sleeping machine counts none. */
export function createWatch({ ping, isAwaited, end }: Watched): Watch {
  let timer: ReturnType<typeof setInterval> | undefined
  let started = false
  /** Seconds since a ping that is not answered yet. */
  let silent: number | undefined
  let lastPing = 0
  /** The last ping before something was left: a later one is answered when the worker has let go of that. */
  let left: number | undefined

  const second = () => {
    if (!isAwaited() && left === undefined) {
      clearInterval(timer)
      timer = undefined
    } else if (started && silent === undefined) {
      silent = 0
      lastPing = ping()
    } else if (silent !== undefined && ++silent >= (left === undefined ? workLimit : leftLimit)) end(left !== undefined)
  }

  const begin = () => {
    timer ??= setInterval(second, 1_000)
  }

  return {
    begin,
    leave: () => {
      left = lastPing
      begin()
    },
    hear: (answered = 0) => {
      started = true
      silent = undefined
      if (left !== undefined && answered > left) left = undefined
    },
    reset: () => {
      started = false
      silent = left = undefined
    },
  }
}

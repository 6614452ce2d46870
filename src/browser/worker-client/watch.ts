/** How long the code of a worker may take to load, in seconds (SHELL-26). */
const maxStartSeconds = 30
/** How long a worker may be busy after the request that it may be serving was aborted, in seconds. */
const maxBusySecondsAborted = 2

interface WatchOptions {
  /** How long the worker may be busy without a pause, in seconds. */
  maxBusySeconds: number
  /** Sends a ping, which the worker answers unless its code runs without a pause. Returns the ping's id, which grows. */
  ping: () => number
  hasPending: () => boolean
  /** Called when the worker must be terminated; the numbers are seconds. */
  onStuck: (cause: 'starting' | 'busy' | 'busy with an aborted request', seconds: number) => void
}

/** Detects a worker that does not start, or hangs, across restarts. */
export interface Watch {
  /** A request was sent to the worker. */
  onRequest: () => void
  /** The last caller of a request that the worker may be serving has aborted it. */
  onAborted: () => void
  /** The worker has sent a message; `pingId` when it answers a ping. */
  onMessage: (pingId?: number) => void
  /** The worker was terminated. Its successor counts as starting until its first message. */
  onRestart: () => void
}

/** Creates a watch. It counts seconds one by one, so that the time in which the machine sleeps does not count. */
export function createWatch({ maxBusySeconds, ping, hasPending, onStuck }: WatchOptions): Watch {
  let timer: ReturnType<typeof setInterval> | undefined
  let hasStarted = false
  let startSeconds = 0
  /** Seconds since a ping that has no answer yet. */
  let busySeconds: number | undefined
  let lastPingId = 0
  /** The last ping before a request was aborted: the answer to a later one proves that the worker has left that request. */
  let abortedAtPing: number | undefined

  const checkEachSecond = () => {
    const isAborted = abortedAtPing !== undefined
    if (!hasPending() && !isAborted) {
      clearInterval(timer)
      timer = undefined
    } else if (!hasStarted) {
      if (++startSeconds >= maxStartSeconds) onStuck('starting', maxStartSeconds)
    } else if (busySeconds === undefined) {
      busySeconds = 0
      lastPingId = ping()
    } else {
      const limit = isAborted ? Math.min(maxBusySecondsAborted, maxBusySeconds) : maxBusySeconds
      if (++busySeconds >= limit) onStuck(isAborted ? 'busy with an aborted request' : 'busy', limit)
    }
  }

  const onRequest = () => {
    timer ??= setInterval(checkEachSecond, 1_000)
  }

  return {
    onRequest,
    onAborted: () => {
      abortedAtPing = lastPingId
      onRequest()
    },
    onMessage: (pingId = 0) => {
      hasStarted = true
      busySeconds = undefined
      if (abortedAtPing !== undefined && pingId > abortedAtPing) abortedAtPing = undefined
    },
    onRestart: () => {
      hasStarted = false
      startSeconds = 0
      busySeconds = abortedAtPing = undefined
    },
  }
}

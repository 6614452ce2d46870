/** How long a worker may block, in seconds, before it is terminated: while a request is pending, and after it was cancelled. */
const maxBlockedSeconds = 20
const maxBlockedSecondsCancelled = 2

interface WatchOptions {
  /** Sends a ping, which the worker answers unless its code runs without a pause. Returns the ping's id, which grows. */
  ping: () => number
  hasPending: () => boolean
  /** Called when the worker must be terminated; `isCancelled` when it may hang in a request that was cancelled. */
  terminate: (isCancelled: boolean) => void
}

/** Detects a worker that hangs, across restarts. */
export interface Watch {
  /** A request was sent to the worker. */
  onRequest: () => void
  /** The last caller of a request that the worker may be working on has cancelled. */
  onCancelled: () => void
  /** The worker has sent a message; `pingId` when it answers a ping. */
  onMessage: (pingId?: number) => void
  /** The worker was terminated. Its successor counts as starting until its first message. */
  onRestart: () => void
}

/** Creates a watch. It counts seconds one by one, so that the time in which the machine sleeps does not count. */
export function createWatch({ ping, hasPending, terminate }: WatchOptions): Watch {
  let timer: ReturnType<typeof setInterval> | undefined
  let hasStarted = false
  /** Seconds since a ping that has no answer yet. */
  let blockedSeconds: number | undefined
  let lastPingId = 0
  /** The last ping before a request was cancelled: the answer to a later one proves that the worker has left that request. */
  let cancelledAtPing: number | undefined

  const checkEachSecond = () => {
    const isCancelled = cancelledAtPing !== undefined
    if (!hasPending() && !isCancelled) {
      clearInterval(timer)
      timer = undefined
    } else if (hasStarted && blockedSeconds === undefined) {
      blockedSeconds = 0
      lastPingId = ping()
    } else if (blockedSeconds !== undefined) {
      blockedSeconds++
      if (blockedSeconds >= (isCancelled ? maxBlockedSecondsCancelled : maxBlockedSeconds)) terminate(isCancelled)
    }
  }

  const onRequest = () => {
    timer ??= setInterval(checkEachSecond, 1_000)
  }

  return {
    onRequest,
    onCancelled: () => {
      cancelledAtPing = lastPingId
      onRequest()
    },
    onMessage: (pingId = 0) => {
      hasStarted = true
      blockedSeconds = undefined
      if (cancelledAtPing !== undefined && pingId > cancelledAtPing) cancelledAtPing = undefined
    },
    onRestart: () => {
      hasStarted = false
      blockedSeconds = cancelledAtPing = undefined
    },
  }
}

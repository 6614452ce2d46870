import { useCallback, useEffect, useRef, useState } from 'react'
import { reportError } from '@/config/error-report'

interface WorkerReply<Reply> {
  /** The reply to the last request that has one; undefined before the first. */
  reply: Reply | undefined
  /** Whether the last request has failed. */
  hasFailed: boolean
  retry: () => void
}

/**
 * Requests from a worker what a part of a page shows. The next request cancels the previous one.
 * @param call Must be a stable function.
 * @param request Must be the same object until it changes.
 */
export function useWorkerReply<Request, Reply>(
  call: (request: Request, signal: AbortSignal) => Promise<Reply>,
  request: Request,
): WorkerReply<Reply> {
  const [reply, setReply] = useState<Reply>()
  const [hasFailed, setHasFailed] = useState(false)
  const running = useRef<AbortController>(undefined)
  const send = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    call(request, controller.signal)
      .then((next) => {
        setReply(next)
        setHasFailed(false)
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        reportError(error)
        setHasFailed(true)
      })
  }, [call, request])
  useEffect(() => {
    send()
    return () => running.current?.abort()
  }, [send])
  return { reply, hasFailed, retry: send }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { reportError } from '@/config/error-report'

interface WorkerAnswer<Answer> {
  /** The answer to the last request that was answered; undefined until one is. */
  answer: Answer | undefined
  /** Whether the last request could not be answered. */
  hasFailed: boolean
  retry: () => void
}

/**
 * Asks a worker for what a part of a page shows. The next request cancels the previous one.
 * @param call Must be a stable function.
 * @param request Must be the same object until it changes.
 */
export function useWorkerAnswer<Request, Answer>(
  call: (request: Request, signal: AbortSignal) => Promise<Answer>,
  request: Request,
): WorkerAnswer<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const [hasFailed, setHasFailed] = useState(false)
  const running = useRef<AbortController>(undefined)
  const ask = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    call(request, controller.signal)
      .then((next) => {
        setAnswer(next)
        setHasFailed(false)
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        reportError(error)
        setHasFailed(true)
      })
  }, [call, request])
  useEffect(() => {
    ask()
    return () => running.current?.abort()
  }, [ask])
  return { answer, hasFailed, retry: ask }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { startedComparison, type Comparison, type Outcome } from '@/modules/changes/use-comparison'
import type { CheckSession } from '../model/check-session'
import type { Beside, ComparedDocuments } from '../model/document-comparison'

/**
 * Lays a document beside another one, again after each check of it, while the last result stays. After `cancel` only `retry`
 * does.
 * @param checked The results of the last check; undefined while there are none or another check runs.
 */
export function useDocumentComparison(
  { comparison }: CheckSession,
  id: number,
  beside: Beside,
  checked: unknown,
): Comparison<ComparedDocuments> {
  const [outcome, setOutcome] = useState<Outcome<ComparedDocuments>>(startedComparison)
  const running = useRef<AbortController>(undefined)
  const cancelled = useRef<() => void>(undefined)
  const start = useCallback(() => {
    cancelled.current = undefined
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const show = (next: Outcome<ComparedDocuments>) => {
      if (signal.aborted) return
      setOutcome((last) => (next.status === 'running' && last.status === 'done' ? last : next))
    }
    show(startedComparison)
    comparison.compare(id, beside, { signal, onProgress: (progress) => show({ status: 'running', progress }) }).then(
      (result) => show({ status: 'done', result }),
      (error: unknown) => show({ status: 'failed', error }),
    )
  }, [comparison, id, beside])
  useEffect(() => {
    if (checked !== undefined && cancelled.current !== start) start()
  }, [start, checked])
  useEffect(() => () => running.current?.abort(), [])
  return {
    ...outcome,
    cancel() {
      cancelled.current = start
      running.current?.abort()
      setOutcome({ status: 'cancelled' })
    },
    retry: start,
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckSession } from '../model/check-session'
import type { Beside, ComparedDocuments } from '../model/document-comparison'

/** A comparison of the page. The last result stays while it is made again. */
export interface DocumentComparisonState {
  status: 'waiting' | 'comparing' | 'compared' | 'cancelled' | 'failed'
  progress: number | undefined
  result: ComparedDocuments | undefined
  error: unknown
  cancel: () => void
  retry: () => void
}

type Progress = Pick<DocumentComparisonState, 'status' | 'progress' | 'result' | 'error'>

const started: Progress = { status: 'waiting', progress: undefined, result: undefined, error: undefined }

/**
 * Lays a document beside another one, again after each check of it. After `cancel` only `retry` does.
 * @param checked The results of the last check; undefined while there are none or another check runs.
 */
export function useDocumentComparison(
  { comparison }: CheckSession,
  id: number,
  beside: Beside,
  checked: unknown,
): DocumentComparisonState {
  const [state, setState] = useState(started)
  const running = useRef<AbortController>(undefined)
  const cancelled = useRef<() => void>(undefined)
  const start = useCallback(() => {
    cancelled.current = undefined
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const change = (part: Partial<Progress>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...part }))
    }
    change({ status: 'comparing', progress: undefined })
    comparison.compare(id, beside, { signal, onProgress: (progress) => change({ progress }) }).then(
      (result) => change({ status: 'compared', result, error: undefined }),
      (error: unknown) => change({ status: 'failed', result: undefined, error }),
    )
  }, [comparison, id, beside])
  useEffect(() => {
    if (checked !== undefined && cancelled.current !== start) start()
  }, [start, checked])
  useEffect(() => () => running.current?.abort(), [])
  return {
    ...state,
    cancel() {
      cancelled.current = start
      running.current?.abort()
      setState({ ...started, status: 'cancelled' })
    },
    retry: start,
  }
}

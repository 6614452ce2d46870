import { useCallback, useEffect, useRef, useState } from 'react'

/** Loads both sides and compares them. A side that cannot be read rejects. */
export type Compare<Result> = (work: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Result>

/** The present state of a comparison. */
export type Outcome<Result> =
  | { status: 'running'; progress: number | undefined }
  | { status: 'cancelled' }
  | { status: 'failed'; error: unknown }
  | { status: 'done'; result: Result }

/** A comparison with its present state. */
export type Comparison<Result> = Outcome<Result> & {
  cancel: () => void
  /** Compares again, after a failure or Cancel. */
  retry: () => void
}

/** The state of a comparison that has begun. */
export const startedComparison = { status: 'running', progress: undefined } as const

/**
 * Runs a comparison while its page is open (COMPARE-4). Another one, or leaving the page, cancels it.
 * @param compare Must be the same function until something else is to be compared.
 */
export function useComparison<Result>(compare: Compare<Result>): Comparison<Result> {
  const [latest, setLatest] = useState<{ of: Compare<Result>; outcome: Outcome<Result> }>()
  const running = useRef<AbortController>(undefined)
  const start = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    let isOver = false
    // A side that is still loading when the other one has failed reports progress after the end.
    const show = (outcome: Outcome<Result>) => {
      if (signal.aborted || isOver) return
      isOver = outcome.status !== 'running'
      setLatest({ of: compare, outcome })
    }
    compare({ signal, onProgress: (progress) => show({ status: 'running', progress }) }).then(
      (result) => show({ status: 'done', result }),
      (error: unknown) => show({ status: 'failed', error }),
    )
  }, [compare])
  useEffect(() => {
    start()
    return () => running.current?.abort()
  }, [start])
  return {
    ...(latest?.of === compare ? latest.outcome : startedComparison),
    cancel: () => {
      running.current?.abort()
      setLatest({ of: compare, outcome: { status: 'cancelled' } })
    },
    retry: () => {
      setLatest(undefined)
      start()
    },
  }
}

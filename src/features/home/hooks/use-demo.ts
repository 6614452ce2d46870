import { useEffect, useRef, useState } from 'react'
import { reportError } from '@/config/error-report'

/** The work of a demonstration, which the signal cancels. */
export type Work<Input, Result> = (input: Input, signal: AbortSignal) => Promise<Result>

interface Demo<Result> {
  phase: 'idle' | 'running' | 'done' | 'failed'
  /** The last result, also while a newer one is on its way. */
  result?: Result | undefined
}

/** Runs the work of a demonstration when it is pressed. The newest run wins; leaving the page ends it. */
export function useDemo<Input, Result>(work: Work<Input, Result>) {
  const [demo, setDemo] = useState<Demo<Result>>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run(input: Input) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setDemo(({ result }) => ({ phase: 'running', result }))
    try {
      const result = await work(input, controller.signal)
      if (!controller.signal.aborted) setDemo({ phase: 'done', result })
    } catch (error) {
      if (controller.signal.aborted) return
      reportError(error)
      setDemo({ phase: 'failed' })
    }
  }

  return { ...demo, run: (input: Input) => void run(input) }
}

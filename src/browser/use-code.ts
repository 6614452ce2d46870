import { startTransition, useCallback, useEffect, useState } from 'react'
import { markErrorShown, type CodeLoader } from './code-loader'

/** After how long the reader is told that loading takes long, in milliseconds (TOOL-7). */
export const slowMs = 1_000

/**
 * State of code that is not available: it is loading, it has been loading for longer than `slowMs`, or it failed to load.
 * `needsReload`: see `CodeLoader`.
 */
export type PendingCode = { status: 'loading' | 'slow' } | { status: 'failed'; needsReload: boolean; retry: () => void }

/** Loads a module when the component is first shown, and returns the state of loading. */
export function useCode<M>(loader: CodeLoader<M>): PendingCode | { status: 'ready'; module: M } {
  const [module, setModule] = useState(loader.loaded)
  const [status, setStatus] = useState<'loading' | 'slow' | 'failed'>(() => (slowInMs(loader) > 0 ? 'loading' : 'slow'))

  const start = useCallback(
    (isRetry: boolean) => {
      const loading = loader.load(isRetry)
      const timer = setTimeout(() => setStatus('slow'), slowInMs(loader))
      loading
        // Many parts of a page may wait for one module: they are rendered without blocking the page.
        .then(() => startTransition(() => setModule(loader.loaded)))
        .catch(() => setStatus('failed'))
        .finally(() => clearTimeout(timer))
      return () => clearTimeout(timer)
    },
    [loader],
  )
  useEffect(() => (module === undefined ? start(false) : undefined), [module, start])

  useEffect(() => (status === 'failed' ? markErrorShown() : undefined), [status])

  if (module !== undefined) return { status: 'ready', module }
  if (status !== 'failed') return { status }
  return {
    status,
    needsReload: loader.needsReload(),
    retry: () => {
      setStatus('loading')
      start(true)
    },
  }
}

/** After how many milliseconds from now the current attempt counts as slow; not positive when it already does. */
function slowInMs(loader: CodeLoader<unknown>): number {
  const startedAt = loader.startedAt()
  return startedAt === undefined ? slowMs : startedAt + slowMs - performance.now()
}

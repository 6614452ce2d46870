import { useCallback, useEffect, useState } from 'react'
import { reportError } from '@/config/error-report'
import { slowMs, type ToolLoader } from '../model/tool-loader'

export type ToolState<T> =
  | { status: 'loading' | 'slow' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; code: T }

/** Loads a tool when it is first shown, and tells how that goes. */
export function useTool<T>(loader: ToolLoader<T>): ToolState<T> {
  const [code, setCode] = useState(loader.current)
  const [status, setStatus] = useState<'loading' | 'slow' | 'failed'>('loading')

  const begin = useCallback(
    (asked: boolean) => {
      const slow = setTimeout(() => setStatus('slow'), slowMs)
      // What is there, or arrived after its time was over, needs no call.
      const arriving = loader.current() ? Promise.resolve(loader.current()) : loader.load(asked)
      arriving
        .then(() => setCode(loader.current))
        .catch((error: unknown) => {
          setStatus('failed')
          reportError(error)
        })
        .finally(() => clearTimeout(slow))
      return () => clearTimeout(slow)
    },
    [loader],
  )
  useEffect(() => begin(false), [begin])

  if (code) return { status: 'ready', code }
  if (status !== 'failed') return { status }
  return {
    status,
    retry: () => {
      setStatus('loading')
      begin(true)
    },
  }
}

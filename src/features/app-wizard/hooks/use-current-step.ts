import { useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'

/** The step that is open, undefined for none; or that the reader has left the page, or is leaving it. */
type CurrentStep = { open: number | undefined } | 'left'

/** Gives a function that reads which step is open now, for code that runs after a save. */
export function useCurrentStep(open: number | undefined): () => CurrentStep {
  const { state } = useNavigation()
  const current = useRef<CurrentStep>('left')
  useEffect(() => {
    if (state === 'idle') current.current = { open }
    return () => {
      current.current = 'left'
    }
  }, [open, state])
  return useCallback(() => current.current, [])
}

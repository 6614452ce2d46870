import { useEffect, useId } from 'react'
import { clearFilesOpen, markFilesOpen } from '@/browser/unsaved-input'

/** Keeps the page while files are open: the portal does not reload it, and the reader signs in again in another tab (CHECK-11). */
export function useOpenFiles(areOpen: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!areOpen) return undefined
    markFilesOpen(id)
    return () => clearFilesOpen(id)
  }, [areOpen, id])
}

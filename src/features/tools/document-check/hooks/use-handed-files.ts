import { useEffect, useEffectEvent } from 'react'
import type { GivenBlob } from '../model/check-state'
import { takeHandedFiles } from '../model/handed-files'

/** Opens the files that the page of samples has left for this one. */
export function useHandedFiles(onFiles: (files: readonly GivenBlob[]) => void): void {
  const open = useEffectEvent(onFiles)
  useEffect(() => {
    const files = takeHandedFiles()
    if (files.length > 0) open(files)
  }, [])
}

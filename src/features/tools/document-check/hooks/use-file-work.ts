import { useEffect, useRef, useState } from 'react'
import { saveFile } from '@/modules/downloads/save-file'

/** A file that was made, and what the person has to know about it. */
interface MadeFile {
  content: Blob
  notes?: readonly string[]
}

/** Makes a file. Progress is from 0 to 1. */
export type MakeFile = (work: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<MadeFile>

type FileState =
  | { status: 'ready' | 'cancelled' }
  | { status: 'running'; progress: number | undefined }
  | { status: 'failed'; error: unknown }
  | { status: 'saved'; notes: readonly string[] }

/** A file to save, with the state of the work on it. */
export type FileWork = FileState & { start: () => void; cancel: () => void }

/** Makes a file when it is asked for, and saves it. Leaving the page cancels the work; nothing is saved then. */
export function useFileWork(make: MakeFile, fileName: string): FileWork {
  const [state, setState] = useState<FileState>({ status: 'ready' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const show = (next: FileState) => {
      if (!signal.aborted) setState(next)
    }
    show({ status: 'running', progress: undefined })
    try {
      const { content, notes = [] } = await make({
        signal,
        onProgress: (progress) => show({ status: 'running', progress }),
      })
      if (!signal.aborted) saveFile(content, fileName)
      show({ status: 'saved', notes })
    } catch (error) {
      show({ status: 'failed', error })
    }
    if (running.current === controller) running.current = undefined
  }

  return {
    ...state,
    start: () => void start(),
    cancel: () => {
      running.current?.abort()
      running.current = undefined
      setState({ status: 'cancelled' })
    },
  }
}

import { useEffect, useRef, useState } from 'react'
import { getFile, type Progress } from '@/api/content/file'
import { reportError } from '@/config/error-report'
import { fileText, sampleFile } from './sample-files'
import { saveFile } from './save-file'

export interface FileRequest {
  /** Absolute address of the file. */
  url: string
  /** Name under which it is saved; `schema.xml` when the link has none (1 §7). */
  name?: string | undefined
  access: 'open' | 'private'
  /** The address answers a `sample_files` JSON that holds the file. */
  sampleFiles?: boolean
  /** JSON is saved on several lines. */
  pretty?: boolean
}

/**
 * Downloads a file with progress; one at a time, given up when the caller unmounts. A failure is only reported
 * (1 §8, decisions: silent failures): `progress` is undefined again and the control is at rest.
 */
export function useDownload() {
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => running.current?.abort()
  const start = async (request: FileRequest) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setProgress({ received: 0, total: undefined })
    try {
      const { url, access, sampleFiles, name } = request
      const answer = await getFile(url, {
        access,
        signal: controller.signal,
        onProgress: setProgress,
        // The name is that of the file in the sample, not of what comes.
        name: sampleFiles ? undefined : name,
      })
      saveFile(await content(answer, request), request.name || 'schema.xml')
    } catch (error) {
      if (!controller.signal.aborted) reportError(error)
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }
  return { progress, start, cancel }
}

async function content(answer: Blob, { sampleFiles = false, pretty = false }: FileRequest): Promise<Blob> {
  if (!sampleFiles && !pretty) return answer
  const text = await answer.text()
  if (!sampleFiles) return new Blob([fileText(text, true)], { type: answer.type })
  const file = sampleFile(JSON.parse(text))
  if (file === undefined) throw new Error('The answer holds no sample file')
  return new Blob([fileText(file, pretty)])
}

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

/** The downloads that a page has running. */
export interface Downloads {
  /** How far they are, by the address of the file. */
  progress: ReadonlyMap<string, Progress>
  start: (request: FileRequest) => void
  cancel: (url: string) => void
}

/**
 * Downloads files with progress, each once at a time; given up when the caller unmounts. A failure is only reported
 * (1 §8, decisions: silent failures): the file has no progress again and its control is at rest.
 */
export function useDownloads(): Downloads {
  const [progress, setProgress] = useState<Downloads['progress']>(new Map())
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  async function download(request: FileRequest) {
    const { url, access, sampleFiles, name } = request
    if (running.current.has(url)) return
    const controller = new AbortController()
    running.current.set(url, controller)
    const onProgress = (now: Progress) => setProgress((before) => new Map(before).set(url, now))
    onProgress({ received: 0, total: undefined })
    try {
      const answer = await getFile(url, {
        access,
        signal: controller.signal,
        onProgress,
        // The name is that of the file in the sample, not of what comes.
        name: sampleFiles ? undefined : name,
      })
      saveFile(await content(answer, request), name || 'schema.xml')
    } catch (error) {
      if (!controller.signal.aborted) reportError(error)
    } finally {
      running.current.delete(url)
      setProgress((before) => new Map([...before].filter(([other]) => other !== url)))
    }
  }

  return {
    progress,
    start: (request) => void download(request),
    cancel: (url) => running.current.get(url)?.abort(),
  }
}

async function content(answer: Blob, { sampleFiles = false, pretty = false }: FileRequest): Promise<Blob> {
  if (!sampleFiles && !pretty) return answer
  const text = await answer.text()
  if (!sampleFiles) return new Blob([fileText(text, true)], { type: answer.type })
  const file = sampleFile(JSON.parse(text))
  if (file === undefined) throw new Error('The answer holds no sample file')
  return new Blob([fileText(file, pretty)])
}

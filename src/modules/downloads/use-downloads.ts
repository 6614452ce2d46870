import { useEffect, useRef, useState } from 'react'
import { isSessionEndedError } from '@/api/core/api-error'
import { getFile, type Progress } from '@/api/content/file'
import { reportSessionEnded } from '@/auth/session'
import { reportError } from '@/config/error-report'
import { fileText, firstSampleContent } from './sample-files'
import { saveFile } from './save-file'

/** A file to download. */
export interface FileRequest {
  /** Absolute address of the file. */
  url: string
  /** Name of the saved file; `schema.xml` if the link has none (DOC-56). */
  name?: string | undefined
  access: 'public' | 'open' | 'private'
  /** Whether the address answers a `sample_files` JSON that holds the file (DOC-57). */
  sampleFiles?: boolean
  /** Whether JSON is saved with line breaks and indentation. */
  pretty?: boolean
}

/** The running downloads of a page. */
export interface Downloads {
  /** Progress by the address of the file. */
  progress: ReadonlyMap<string, Progress>
  start: (request: FileRequest) => void
  cancel: (url: string) => void
}

/**
 * Downloads files, each at most once at a time. Unmounting cancels all downloads. A failure is reported and not shown
 * (DOC-58), except the end of the session (AUTH-37); the file then has no progress any more.
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
    const onProgress = (current: Progress) => setProgress((before) => new Map(before).set(url, current))
    onProgress({ received: 0, total: undefined })
    try {
      const file = await getFile(url, {
        access,
        signal: controller.signal,
        onProgress,
        // The name belongs to the file in the sample, not to the JSON that is loaded.
        name: sampleFiles ? undefined : name,
      })
      saveFile(await fileContent(file, request), nameOf(request))
    } catch (error) {
      if (controller.signal.aborted) return
      const isAnnounced =
        isSessionEndedError(error) && reportSessionEnded(`Then start the download of ${nameOf(request)} again.`)
      if (!isAnnounced) reportError(error)
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

function nameOf({ name }: FileRequest): string {
  return name || 'schema.xml'
}

async function fileContent(file: Blob, { sampleFiles = false, pretty = false }: FileRequest): Promise<Blob> {
  if (!sampleFiles && !pretty) return file
  const text = await file.text()
  if (!sampleFiles) return new Blob([fileText(text, true)], { type: file.type })
  const content = firstSampleContent(JSON.parse(text))
  if (content === undefined) throw new Error('The response has no sample file')
  return new Blob([fileText(content, pretty)])
}

/** The attributes of a `progress` element; without a total size the bar is indeterminate. */
export function progressAttributes({ received, total }: Progress): { value?: number; max?: number } {
  return total === undefined ? {} : { value: received, max: total }
}

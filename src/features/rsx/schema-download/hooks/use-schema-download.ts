import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, isSessionEndedError } from '@/api/core/api-error'
import { loadClient } from '@/api/rsx/queries'
import { schemaFile } from '@/api/rsx/schema-file'
import type { SchemaFormat } from '@/lib/schema-formats'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { reportSessionEnded } from '@/auth/session'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'
import { pushAnalytics } from '@/config/analytics'
import { reportError } from '@/config/error-report'
import type { ZipEntry } from '@/engines/rsx/read-zip'
import { saveFile } from '@/modules/downloads/save-file'
import { showToast } from '@/ui/toast'
import { errorText } from '../../model/error-text'

const loadArchiver = loadOnCall(createCodeLoader(() => import('../model/archive')))

/** Progress of a download: how many of the files are done, and the document and bytes of the current file. */
export interface DownloadProgress {
  docName: string
  done: number
  total: number
  received: number
}

/** The running download, if there is one, and the functions to start and cancel it. */
export type SchemaDownload = ReturnType<typeof useSchemaDownload>

/**
 * Downloads schemas: a single one as it is, several as one archive that the browser packs (RSX-22). Saves nothing unless all
 * schemas have arrived.
 */
export function useSchemaDownload() {
  const [progress, setProgress] = useState<DownloadProgress>()
  const running = useRef<AbortController>(undefined)
  const startControl = useRef<HTMLElement>(null)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => running.current?.abort()

  const start = useCallback(async (assets: readonly SchemaAsset[], format: SchemaFormat, control: HTMLElement) => {
    if (running.current) return
    startControl.current = control
    const controller = new AbortController()
    running.current = controller
    // The schema that a failure belongs to; undefined before the first and after the last.
    let current: SchemaAsset | undefined
    try {
      const { getSchemaFile } = await loadClient()
      const archiver = assets.length > 1 ? await loadArchiver() : undefined
      const files: ZipEntry[] = []
      for (const [done, asset] of assets.entries()) {
        current = asset
        const step = { docName: asset.docName, done, total: assets.length }
        setProgress({ ...step, received: 0 })
        const content = await getSchemaFile(asset, format, {
          signal: controller.signal,
          onProgress: ({ received }) => setProgress({ ...step, received }),
        })
        const file = { name: schemaFile(asset, format).name, content }
        for (const unpacked of archiver ? await archiver.unpack(file) : [file]) files.push(unpacked)
      }
      current = undefined
      setProgress((last) => last && { ...last, done: assets.length, received: 0 })
      const [only] = files
      if (archiver) {
        const archive = await archiver.archiveOf(files)
        if (!controller.signal.aborted) saveFile(archive, 'schemas.zip')
      } else if (only) saveFile(only.content, only.name)
      if (!controller.signal.aborted) reportDownload(assets, format)
    } catch (error) {
      if (!controller.signal.aborted) showError(error, current, assets.length)
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }, [])

  return {
    progress,
    start,
    cancel,
    /** The control that started the last download. */
    startControl,
  }
}

/** Sends the download event to analytics (RSX-26), without anything about the person. */
function reportDownload(assets: readonly SchemaAsset[], format: SchemaFormat) {
  pushAnalytics({
    event: 'schema-download',
    format,
    schemas: assets.map(({ docName, version }) => `${docName} ${version}`),
  })
}

function showError(error: unknown, asset: SchemaAsset | undefined, count: number) {
  if (isSessionEndedError(error) && reportSessionEnded('Then start the download of the schemas again.')) return
  if (!(error instanceof ApiError)) reportError(error)
  const details = asset && count > 1 ? ` ${asset.docName} ${asset.version} could not be read; nothing was saved.` : ''
  showToast({ title: 'Error!', message: errorText('schema', error) + details, tone: 'error', key: 'schema-download' })
}

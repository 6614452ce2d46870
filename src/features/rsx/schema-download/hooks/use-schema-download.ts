import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/core/api-error'
import { schemaFile } from '@/api/rsx/schema-file'
import type { SchemaFormat } from '@/api/rsx/schema-formats'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { pushAnalytics } from '@/config/analytics'
import { reportError } from '@/config/error-report'
import type { ZipEntry } from '@/modules/downloads/read-zip'
import { saveFile } from '@/modules/downloads/save-file'
import { showToast } from '@/ui/toast'
import { failureText } from '../../model/failure-text'

/** How far a download is: files that are there, of how many, and the bytes of the one that is coming. */
export interface DownloadProgress {
  done: number
  total: number
  received: number
}

/** A download of schemas: how far it is while one runs, and what can be done about it. */
export type SchemaDownload = ReturnType<typeof useSchemaDownload>

/**
 * Downloads schemas: one as it is, several as one archive that the browser puts together. Nothing is saved before
 * everything is there; what breaks or is given up leaves nothing behind.
 */
export function useSchemaDownload() {
  const [progress, setProgress] = useState<DownloadProgress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => running.current?.abort()

  async function start(assets: readonly SchemaAsset[], format: SchemaFormat) {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    // The schema at fault when something fails; none before the first and after the last.
    let current: SchemaAsset | undefined
    try {
      const { getSchemaFile } = await import('@/api/rsx/client')
      const several = assets.length > 1 ? await import('../model/archive') : undefined
      const files: ZipEntry[] = []
      for (const [done, asset] of assets.entries()) {
        current = asset
        const step = { done, total: assets.length }
        setProgress({ ...step, received: 0 })
        const content = await getSchemaFile(asset, format, {
          signal: controller.signal,
          onProgress: ({ received }) => setProgress({ ...step, received }),
        })
        const file = { name: schemaFile(asset, format).name, content }
        files.push(...(several ? await several.unpack(file) : [file]))
      }
      current = undefined
      setProgress({ done: assets.length, total: assets.length, received: 0 })
      const [only] = files
      if (several) {
        const archive = await several.archiveOf(files)
        if (!controller.signal.aborted) saveFile(archive, 'schemas.zip')
      } else if (only) saveFile(only.content, only.name)
      if (!controller.signal.aborted) tellAnalytics(assets, format)
    } catch (error) {
      if (!controller.signal.aborted) tellFailure(error, current, assets.length)
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }

  return { progress, start: (...call: Parameters<typeof start>) => void start(...call), cancel }
}

/** The download event (2 §7): what was downloaded, nothing about who did. */
function tellAnalytics(assets: readonly SchemaAsset[], format: SchemaFormat) {
  pushAnalytics({
    event: 'schema-download',
    format,
    schemas: assets.map(({ docName, version }) => `${docName} ${version}`),
  })
}

function tellFailure(error: unknown, asset: SchemaAsset | undefined, count: number) {
  if (!(error instanceof ApiError)) reportError(error)
  const which = asset && count > 1 ? ` ${asset.docName} ${asset.version} could not be read; nothing was saved.` : ''
  showToast({ title: 'Error!', message: failureText('schema', error) + which, tone: 'bad', key: 'schema-download' })
}

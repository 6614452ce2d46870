import { useEffect, useRef, useState } from 'react'
import { reportError } from '@/config/error-report'
import { saveFile } from '@/modules/downloads/save-file'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Checkbox } from '@/ui/Checkbox'
import { exportCalls } from '@/workers/console/export-in-worker'
import { exportRefusal } from '@/engines/requests/model/export-limit'
import type { HistoryEntry } from '@/engines/requests/model/history'
import styles from './CallHistory.module.css'

type ExportFormat = 'har' | 'script'

const fileNames: Record<ExportFormat, string> = { har: 'calls.har', script: 'calls.sh' }

const errorText =
  'Writing the file took too long, or its code was not loaded. Nothing was saved. Try again, or reload the page to start a new history and send only the calls that you need.'

/**
 * Buttons that export the history as a file, which a worker writes (CONSOLE-81). The box for secrets is cleared after each
 * export (CONSOLE-14).
 */
export function HistoryExport({ entries }: { entries: readonly HistoryEntry[] }) {
  const [includesSecrets, setIncludesSecrets] = useState(false)
  const [pending, setPending] = useState<ExportFormat>()
  const [refusal, setRefusal] = useState<string>()
  const writing = useRef<AbortController>(undefined)
  useEffect(() => () => writing.current?.abort(), [])

  async function save(format: ExportFormat) {
    const refused = exportRefusal(entries)
    setRefusal(refused)
    if (refused !== undefined) return
    const { signal } = (writing.current = new AbortController())
    setPending(format)
    try {
      const file = await exportCalls(format, entries, includesSecrets, signal)
      if (signal.aborted) return
      saveFile(file, fileNames[format])
      setIncludesSecrets(false)
    } catch (error) {
      if (signal.aborted) return
      reportError(error)
      setRefusal(errorText)
    }
    setPending(undefined)
  }

  return (
    <>
      <div className={styles.bar}>
        <Button size="sm" pending={pending === 'har'} onClick={() => void save('har')}>
          Export as HAR
        </Button>
        <Button size="sm" pending={pending === 'script'} onClick={() => void save('script')}>
          Export as curl script
        </Button>
        <Checkbox checked={includesSecrets} input={{ disabled: pending !== undefined }} onChange={setIncludesSecrets}>
          With the secrets of requests and responses
        </Checkbox>
      </div>
      {refusal !== undefined && (
        <Callout tone="danger" title="The calls were not exported">
          <p>{refusal}</p>
        </Callout>
      )}
    </>
  )
}

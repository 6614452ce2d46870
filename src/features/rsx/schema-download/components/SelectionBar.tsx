import { useRef } from 'react'
import Download from 'lucide-react/icons/download'
import type { SchemaFormat } from '@/api/rsx/schema-formats'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { useReturnFocus } from '@/modules/downloads/use-return-focus'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import type { DownloadProgress, SchemaDownload } from '../hooks/use-schema-download'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  /** The chosen schemas that exist in the format. */
  assets: readonly SchemaAsset[]
  /** Chosen, but not there in the format. */
  missing: number
  format: SchemaFormat
  download: SchemaDownload
  onClear: () => void
}

/** What is chosen and what can be done with it; while it is downloaded, how far that is. Without either there is no bar. */
export function SelectionBar({ assets, missing, format, download, onClear }: SelectionBarProps) {
  const { progress, start, cancel } = download
  const counted = useCountText()
  const number = useFormatNumber()
  const starter = useRef<HTMLButtonElement>(null)
  const handBack = useReturnFocus(starter)
  const reason = assets.length === 0 && !progress ? `Nothing chosen is available as ${format}.` : undefined
  return (
    <ActionBar
      label="Selection"
      status={
        progress ? (
          `Downloading ${counted(progress.total, 'schema')}`
        ) : assets.length + missing > 0 ? (
          <>
            <b>{counted(assets.length, 'schema')}</b> in {format}
            {missing > 0 && `, ${number(missing)} more not available as ${format}`}
          </>
        ) : undefined
      }
      text={progress && progressText(progress, number)}
    >
      {progress ? (
        <>
          <progress className={styles.progress} aria-label="Download" value={progress.done} max={progress.total} />
          <Button ref={handBack} variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </>
      ) : (
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
      )}
      <Button
        ref={starter}
        variant="on-ink"
        pending={progress !== undefined}
        aria-describedby={reason === undefined ? undefined : 'nothing-to-download'}
        aria-disabled={reason !== undefined || undefined}
        onClick={() => reason === undefined && start(assets, format)}
      >
        <Icon of={Download} size="sm" />
        Download Schemas
      </Button>
      {reason !== undefined && (
        <span id="nothing-to-download" className="vh">
          {reason}
        </span>
      )}
    </ActionBar>
  )
}

function progressText({ done, total, received }: DownloadProgress, number: (value: number) => string): string {
  if (done === total) return 'Putting the archive together'
  return `File ${number(done + 1)} of ${number(total)}, ${number(Math.ceil(received / 1000))} kB`
}

import Download from 'lucide-react/icons/download'
import type { SchemaFormat } from '@/lib/schema-formats'
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
  /** The number of chosen schemas that do not exist in the format. */
  missing: number
  format: SchemaFormat
  download: SchemaDownload
  onClear: () => void
}

/** The bar of the selection. Shows the progress during a download, and nothing without a selection or download. */
export function SelectionBar({ assets, missing, format, download, onClear }: SelectionBarProps) {
  const { progress, start, cancel } = download
  const countText = useCountText()
  const formatNumber = useFormatNumber()
  const returnFocusRef = useReturnFocus(download.startControl)
  const disabledReason =
    assets.length === 0 && !progress ? `None of the chosen schemas is available as ${format}.` : undefined
  return (
    <ActionBar
      label="Selection"
      status={
        progress ? (
          `Downloading ${countText(progress.total, 'schema')}`
        ) : assets.length + missing > 0 ? (
          <>
            <b>{countText(assets.length, 'schema')}</b> in {format}
            {missing > 0 && `, ${formatNumber(missing)} more not available as ${format}`}
          </>
        ) : undefined
      }
      text={progress && progressText(progress, formatNumber)}
    >
      {progress ? (
        <>
          <progress className={styles.progress} aria-label="Download" value={progress.done} max={progress.total} />
          <Button ref={returnFocusRef} variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </>
      ) : (
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
      )}
      <Button
        variant="on-ink"
        pending={progress !== undefined}
        aria-describedby={disabledReason === undefined ? undefined : 'nothing-to-download'}
        aria-disabled={disabledReason !== undefined || undefined}
        onClick={({ currentTarget }) => void start(assets, format, currentTarget)}
      >
        <Icon of={Download} size="sm" />
        Download Schemas
      </Button>
      {disabledReason !== undefined && (
        <span id="nothing-to-download" className="vh">
          {disabledReason}
        </span>
      )}
    </ActionBar>
  )
}

function progressText({ done, total, received }: DownloadProgress, formatNumber: (value: number) => string): string {
  if (done === total) return 'Packing the archive'
  return `File ${formatNumber(done + 1)} of ${formatNumber(total)}, ${formatNumber(Math.ceil(received / 1000))} kB`
}

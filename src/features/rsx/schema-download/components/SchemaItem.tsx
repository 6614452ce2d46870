import Download from 'lucide-react/icons/download'
import Square from 'lucide-react/icons/square'
import SquareCheck from 'lucide-react/icons/square-check'
import { memo, useId } from 'react'
import { schemaFile } from '@/api/rsx/schema-file'
import type { SchemaFormat } from '@/lib/schema-formats'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Plate } from '@/ui/Plate'
import { CompareLink } from '../../components/CompareLink'
import { hasFormat, isRecommended, keyOf, schemasToDownload, type SchemaRow } from '../model/schema-list'
import type { SchemaDownload } from '../hooks/use-schema-download'
import styles from './SchemaList.module.css'

/** The state of the button of a row: it starts a download, shows that its own runs, or waits for another one to end. */
export type RowState = 'ready' | 'downloading' | 'waiting'

interface SchemaItemProps {
  row: SchemaRow
  format: SchemaFormat
  /** Keys of the chosen schemas of this row, one per line. A string, so that other choices do not render the row again. */
  chosen: string
  state: RowState
  onToggle: (key: string) => void
  onDownload: SchemaDownload['start']
}

/** A document with its numbers, its versions to choose from, and the download with the name of each file. */
export const SchemaItem = memo(function SchemaItem({
  row,
  format,
  chosen,
  state,
  onToggle,
  onDownload,
}: SchemaItemProps) {
  const keys = chosen.split('\n')
  const available = row.assets.filter((asset) => hasFormat(asset, format))
  const files = schemasToDownload(row.assets, format, (asset) => keys.includes(keyOf(asset)))
  return (
    <li>
      <h2>{row.docName}</h2>
      <div className={styles.numbers}>
        {row.numbers.map((number) => (
          <Plate key={number}>{number}</Plate>
        ))}
      </div>
      {available.length > 0 ? (
        <>
          <div className={styles.chips} role="group" aria-label={`Versions of ${row.docName}`}>
            {available.map((asset) => (
              <VersionChip
                key={asset.version}
                asset={asset}
                pressed={keys.includes(keyOf(asset))}
                onToggle={onToggle}
              />
            ))}
          </div>
          <p className={styles.files}>
            {files.map((asset) => (
              <span key={asset.version}>{schemaFile(asset, format).name}</span>
            ))}
          </p>
          <Button
            size="sm"
            className={styles.download}
            pending={state === 'downloading'}
            aria-disabled={state === 'waiting' || undefined}
            onClick={({ currentTarget }) => void onDownload(files, format, currentTarget)}
          >
            <Icon of={Download} size="sm" />
            Download
            <span className="vh"> {`${row.docName} ${files.map(({ version }) => version).join(', ')}`}</span>
          </Button>
          {row.assets.some(({ schemaSet }) => schemaSet !== 'internal') && (
            <CompareLink variant="ghost" size="sm" documentType={row.docName}>
              <span className="vh"> of {row.docName}</span>
            </CompareLink>
          )}
        </>
      ) : (
        <p className={styles.none}>Not available as {format}</p>
      )}
    </li>
  )
})

interface VersionChipProps {
  asset: SchemaAsset
  pressed: boolean
  onToggle: (key: string) => void
}

function VersionChip({ asset, pressed, onToggle }: VersionChipProps) {
  const recommendedId = useId()
  const recommended = isRecommended(asset)
  return (
    <>
      <button
        type="button"
        aria-pressed={pressed}
        aria-describedby={recommended ? recommendedId : undefined}
        onClick={() => onToggle(keyOf(asset))}
      >
        <Icon of={pressed ? SquareCheck : Square} size="sm" />
        {asset.version}
      </button>
      {recommended && (
        <span id={recommendedId}>
          <Badge>Recommended</Badge>
        </span>
      )}
    </>
  )
}

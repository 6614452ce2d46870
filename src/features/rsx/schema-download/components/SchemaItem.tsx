import Check from 'lucide-react/icons/check'
import { memo } from 'react'
import { schemaFile } from '@/api/rsx/schema-file'
import type { SchemaFormat } from '@/lib/schema-formats'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { Icon } from '@/ui/Icon'
import { Plate } from '@/ui/Plate'
import { hasFormat, keyOf, type SchemaRow } from '../model/schema-list'
import styles from './SchemaList.module.css'

interface SchemaItemProps {
  row: SchemaRow
  format: SchemaFormat
  /** Keys of the chosen schemas of this row, one per line. A string, so that other choices do not render the row again. */
  chosen: string
  onToggle: (key: string) => void
}

/** A document with its numbers and versions. Each chosen version shows the name of its file. */
export const SchemaItem = memo(function SchemaItem({ row, format, chosen, onToggle }: SchemaItemProps) {
  const keys = chosen.split('\n')
  const isAvailable = row.assets.some((asset) => hasFormat(asset, format))
  const files = row.assets.filter((asset) => keys.includes(keyOf(asset)) && hasFormat(asset, format))
  return (
    <li>
      <h2>{row.docName}</h2>
      <div className={styles.numbers}>
        {row.numbers.map((number) => (
          <Plate key={number}>{number}</Plate>
        ))}
      </div>
      {isAvailable ? (
        <div className={styles.chips} role="group" aria-label={`Versions of ${row.docName}`}>
          {row.assets.map((asset) => (
            <VersionChip
              key={asset.version}
              asset={asset}
              format={format}
              pressed={keys.includes(keyOf(asset))}
              onToggle={onToggle}
            />
          ))}
        </div>
      ) : (
        <p className={styles.none}>Not available as {format}</p>
      )}
      <p className={styles.files}>
        {files.map((asset) => (
          <span key={asset.version}>{schemaFile(asset, format).name}</span>
        ))}
      </p>
    </li>
  )
})

interface VersionChipProps {
  asset: SchemaAsset
  format: SchemaFormat
  pressed: boolean
  onToggle: (key: string) => void
}

function VersionChip({ asset, format, pressed, onToggle }: VersionChipProps) {
  if (!hasFormat(asset, format)) return null
  return (
    <button type="button" aria-pressed={pressed} onClick={() => onToggle(keyOf(asset))}>
      {pressed && <Icon of={Check} size="sm" />}
      {asset.version}
    </button>
  )
}

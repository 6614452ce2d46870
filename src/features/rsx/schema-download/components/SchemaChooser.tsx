import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { DocumentNumbers, SchemaAsset } from '@/api/rsx/schemas'
import { quoted } from '@/lib/quoted'
import { useCountText } from '@/modules/dates/use-count-text'
import { Splash } from '@/ui/Splash'
import { hasFormat, keyOf, schemaRows, shownSchemas } from '../model/schema-list'
import { SchemaItem, type RowState } from './SchemaItem'
import { SchemaToolbar } from './SchemaToolbar'
import { SelectionBar } from './SelectionBar'
import { useSchemaChoice } from '../hooks/use-schema-choice'
import { useSchemaDownload, type DownloadProgress } from '../hooks/use-schema-download'
import styles from './SchemaList.module.css'

interface SchemaChooserProps {
  assets: readonly SchemaAsset[]
  numbers: DocumentNumbers | undefined
}

/** The list of schemas with its filters and the selection. */
export function SchemaChooser({ assets, numbers }: SchemaChooserProps) {
  const countText = useCountText()
  const control = useSchemaChoice(assets)
  const { format } = control
  const { set, version, sort, legacy, filter } = control.choice
  const deferredFilter = useDeferredValue(filter)
  const rows = useMemo(
    () => schemaRows(assets, { set, version, sort, legacy, filter: deferredFilter }, numbers),
    [assets, set, version, sort, legacy, deferredFilter, numbers],
  )
  const { chosen, toggle, clear } = useChosenKeys()
  // Not in the bar, which disappears with the selection: the download must continue.
  const download = useSchemaDownload()
  const { progress, start } = download
  // A chosen schema that the set, version or switch hides does not count, because the reader cannot see it.
  const shownChosen = shownSchemas(assets, { set, version, legacy }).filter((asset) => chosen.has(keyOf(asset)))
  const countRef = useRef<HTMLParagraphElement>(null)
  const available = shownChosen.filter((asset) => hasFormat(asset, format))

  return (
    <>
      <SchemaToolbar control={control} count={countText(rows.length, 'document')} countRef={countRef} />
      {rows.length > 0 ? (
        <ul className={styles.list}>
          {rows.map((row) => (
            <SchemaItem
              key={row.docName}
              row={row}
              format={format}
              chosen={row.assets
                .map(keyOf)
                .filter((key) => chosen.has(key))
                .join('\n')}
              state={rowState(row.docName, progress)}
              onToggle={toggle}
              onDownload={start}
            />
          ))}
        </ul>
      ) : (
        <Splash headingLevel={2} mark="empty" title="No records found" text={emptyText(filter)} />
      )}
      <SelectionBar
        assets={available}
        missing={shownChosen.length - available.length}
        format={format}
        download={download}
        onClear={() => {
          // The bar disappears, and the focus would be lost with it.
          countRef.current?.focus({ preventScroll: true })
          clear()
        }}
      />
    </>
  )
}

/** The keys of the chosen schemas. */
function useChosenKeys() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    (key: string) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    [],
  )
  return { chosen, toggle, clear: () => setChosen(new Set()) }
}

function rowState(docName: string, progress: DownloadProgress | undefined): RowState {
  if (!progress) return 'ready'
  return progress.docName === docName ? 'downloading' : 'waiting'
}

function emptyText(filter: string): string {
  return filter.trim() === ''
    ? 'There are no schemas of this kind.'
    : `No document name or number contains ${quoted(filter)}.`
}

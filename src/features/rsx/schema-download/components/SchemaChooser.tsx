import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { DocumentNumbers, SchemaAsset } from '@/api/rsx/schemas'
import { quoted } from '@/lib/quoted'
import { useCountText } from '@/modules/dates/use-count-text'
import { Splash } from '@/ui/Splash'
import { hasFormat, keyOf, schemaRows, shownSchemas } from '../model/schema-list'
import { SchemaItem } from './SchemaItem'
import { SchemaToolbar } from './SchemaToolbar'
import { SelectionBar } from './SelectionBar'
import { useSchemaChoice } from '../hooks/use-schema-choice'
import { useSchemaDownload } from '../hooks/use-schema-download'
import styles from './SchemaList.module.css'

interface SchemaChooserProps {
  assets: readonly SchemaAsset[]
  numbers: DocumentNumbers | undefined
}

/** The list of schemas with what narrows it, and what was chosen of it. */
export function SchemaChooser({ assets, numbers }: SchemaChooserProps) {
  const counted = useCountText()
  const control = useSchemaChoice(assets)
  const { format } = control
  const { set, version, sort, legacy, filter } = control.choice
  const wanted = useDeferredValue(filter)
  const rows = useMemo(
    () => schemaRows(assets, { set, version, sort, legacy, filter: wanted }, numbers),
    [assets, set, version, sort, legacy, wanted, numbers],
  )
  const { chosen, toggle, clear } = useChosen()
  // Here and not in the bar, which leaves with the choice: a download goes on until it is cancelled.
  const download = useSchemaDownload()
  // What another set or version or the switch hides counts only when it is shown again: nobody sees that it is chosen.
  const all = shownSchemas(assets, { set, version, legacy }).filter((asset) => chosen.has(keyOf(asset)))
  const count = useRef<HTMLParagraphElement>(null)
  const available = all.filter((asset) => hasFormat(asset, format))

  return (
    <>
      <SchemaToolbar control={control} count={counted(rows.length, 'document')} countRef={count} />
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
              onToggle={toggle}
            />
          ))}
        </ul>
      ) : (
        <Splash headingLevel={2} mark="empty" title="No records found" text={emptyText(filter)} />
      )}
      <SelectionBar
        assets={available}
        missing={all.length - available.length}
        format={format}
        download={download}
        onClear={() => {
          // The bar leaves, and the focus with it.
          count.current?.focus({ preventScroll: true })
          clear()
        }}
      />
    </>
  )
}

/** Keys of the chosen schemas. */
function useChosen() {
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

function emptyText(filter: string): string {
  return filter.trim() === ''
    ? 'There are no schemas of this kind.'
    : `No document is named or numbered ${quoted(filter)}.`
}

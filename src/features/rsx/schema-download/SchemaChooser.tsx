import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { DocumentNumbers, SchemaAsset } from '@/api/rsx/schemas'
import { useCountText } from '@/modules/dates/use-count-text'
import { Splash } from '@/ui/Splash'
import { hasFormat, keyOf, schemaRows, type SchemaSet } from './schema-list'
import { SchemaItem } from './SchemaItem'
import { SchemaToolbar } from './SchemaToolbar'
import { SelectionBar } from './SelectionBar'
import { useSchemaChoice } from './use-schema-choice'
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
  const { chosen, toggle, clear } = useChosen(set)
  const all = assets.filter((asset) => chosen.has(keyOf(asset)))
  const available = all.filter((asset) => hasFormat(asset, format))

  return (
    <>
      <SchemaToolbar control={control} count={counted(rows.length, 'document')} />
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
      {all.length > 0 && (
        <SelectionBar assets={available} missing={all.length - available.length} format={format} onClear={clear} />
      )}
    </>
  )
}

/** The chosen schemas; those of another set are let go, because they are not on screen any more. */
function useChosen(set: SchemaSet) {
  const [state, setState] = useState<{ set: SchemaSet; keys: ReadonlySet<string> }>({ set, keys: new Set() })
  if (state.set !== set) setState({ set, keys: new Set() })
  const toggle = useCallback(
    (key: string) =>
      setState(({ set: own, keys }) => {
        const next = new Set(keys)
        if (!next.delete(key)) next.add(key)
        return { set: own, keys: next }
      }),
    [],
  )
  return { chosen: state.keys, toggle, clear: () => setState({ set, keys: new Set() }) }
}

function emptyText(filter: string): string {
  return filter.trim() === ''
    ? 'There are no schemas of this kind.'
    : `No document is named or numbered “${filter.trim()}”.`
}

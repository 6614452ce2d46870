import type { ShippingDocKind } from '@/api/shipping-docs/schemas'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { kinds, readSelection, selectionQuery, type Selection } from '../model/selection'

/**
 * State of the browser of shipping documents: filters and selection. All of it is in the address, so that a reload and the
 * Back button restore it. A change replaces the entry in the history.
 */
export function useBrowserState() {
  const url = useUrlQuery()
  const { query, change } = url
  const [text, setText] = useUrlText(url, 'q')
  const selection = readSelection(query)
  const select = (next: Selection) => change(selectionQuery(next))
  return {
    selection,
    kind: kinds.find(({ kind }) => kind === query.get('kind'))?.kind ?? 'label',
    text,
    retailer: query.get('retailer') ?? '',
    onlySelected: query.get('selected') === 'true',
    clearSelection: () => select({ label: [], 'packing-slip': [] }),
    toggle: (kind: ShippingDocKind, id: string) => {
      const before = selection[kind]
      const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id]
      select({ ...selection, [kind]: after })
    },
    setKind: (kind: ShippingDocKind) => change({ kind: kind === 'label' ? undefined : kind }),
    setText,
    setRetailer: (retailer: string) => change({ retailer }),
    setOnlySelected: (on: boolean) => change({ selected: on ? 'true' : undefined }),
    clearFilter: () => {
      setText('')
      change({ q: undefined, retailer: undefined, selected: undefined })
    },
  }
}

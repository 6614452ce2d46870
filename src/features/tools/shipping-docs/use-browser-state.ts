import { useSearchParams } from 'react-router-dom'
import type { ShippingDocKind } from '@/api/shipping-docs/schemas'
import { kinds, readSelection, selectionQuery, type Selection } from './model/selection'

interface BrowserState {
  selection: Selection
  kind: ShippingDocKind
  text: string
  retailer: string
  onlySelected: boolean
}

/**
 * What the browser shows and what is chosen in it. All of it lives in the address, so that a reload and the back button
 * keep it; changes take the place of the entry in the history.
 */
export function useBrowserState() {
  const [search, setSearch] = useSearchParams()
  const state: BrowserState = {
    selection: readSelection(search),
    kind: kinds.find(({ kind }) => kind === search.get('kind'))?.kind ?? 'label',
    text: search.get('q') ?? '',
    retailer: search.get('retailer') ?? '',
    onlySelected: search.get('selected') === 'true',
  }

  function change(changes: Partial<BrowserState>) {
    const next = { ...state, ...changes }
    const { label, slip } = selectionQuery(next.selection)
    setSearch(
      {
        label: [...label],
        slip: [...slip],
        ...(next.kind !== 'label' && { kind: next.kind }),
        ...(next.text !== '' && { q: next.text }),
        ...(next.retailer !== '' && { retailer: next.retailer }),
        ...(next.onlySelected && { selected: 'true' }),
      },
      // At once: a box must not fall back while the router takes its time.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  }

  function toggle(kind: ShippingDocKind, id: string) {
    const before = state.selection[kind]
    const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id]
    change({ selection: { ...state.selection, [kind]: after } })
  }

  return { ...state, change, toggle }
}

import { useDeferredValue, useMemo } from 'react'
import type { Change, ChangeLevel, Role } from '@/engines/changes/change'
import { filterChanges } from '@/engines/changes/filter'
import { useUrlText, type UrlQuery } from '@/modules/navigation/use-url-state'
import type { WorkList } from './ChangeRow'

/** The filters that are lists to choose from, by their parameter of the address. Empty: everything. */
export type ChosenFilters = Record<'level' | 'role' | 'format' | 'retailer' | 'work', string>

interface FilterOptions {
  url: UrlQuery
  /** Whether the page chooses retailers itself; their changes are then not filtered here. */
  hasOwnRetailers: boolean
  work: WorkList | undefined
}

/** The filters of the address, and the changes that they let through. */
export function useChangeFilter(changes: readonly Change[], { url, hasOwnRetailers, work }: FilterOptions) {
  const [text, setText] = useUrlText(url, 'filter')
  // The typed letter is painted first.
  const wantedText = useDeferredValue(text)
  const { query } = url
  const filter: ChosenFilters = useMemo(() => {
    const chosen = (name: keyof ChosenFilters) => query.get(name) ?? ''
    const done = chosen('work')
    return {
      level: chosen('level'),
      // The page chooses the direction itself where its changes are all of one.
      role: changes.some(({ role }) => role !== undefined) ? chosen('role') : '',
      format: chosen('format'),
      retailer: hasOwnRetailers ? '' : chosen('retailer'),
      work: work && (done === 'open' || done === 'done') ? done : '',
    }
  }, [changes, query, hasOwnRetailers, work])
  const filtered = useMemo(
    () =>
      filterChanges(changes, {
        levels: filter.level === '' ? [] : [filter.level as ChangeLevel],
        role: filter.role as Role,
        format: filter.format,
        retailer: filter.retailer,
        text: wantedText,
      }),
    [changes, filter, wantedText],
  )
  const shown = useMemo(
    () =>
      work && filter.work !== ''
        ? filtered.filter((change) => work.isDone(change) === (filter.work === 'done'))
        : filtered,
    [filtered, filter, work],
  )
  return { filter, shown, text, setText }
}

import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { shows, sorts, type ApplicationChoice, type Show, type Sort } from '../model/application-filter'

/** The choices of the reader above the list, kept in the address. Another choice starts at its first page. */
export function useApplicationChoice() {
  const { query, change } = useUrlQuery()
  const changeChoice: typeof change = (changes) => change({ ...changes, page: undefined })
  const [filter, setFilter] = useUrlText({ query, change: changeChoice }, 'filter')
  const choice: ApplicationChoice = {
    filter,
    show: shows.find(({ value }) => value === query.get('show'))?.value ?? 'all',
    sort: sorts.find(({ value }) => value === query.get('sort'))?.value ?? 'default',
  }
  return {
    choice,
    setFilter,
    setShow: (show: Show) => changeChoice({ show: show === 'all' ? undefined : show }),
    setSort: (sort: Sort) => changeChoice({ sort: sort === 'default' ? undefined : sort }),
    clear: () => {
      setFilter('')
      changeChoice({ filter: undefined, show: undefined, sort: undefined })
    },
  }
}

export type ApplicationChoiceControl = ReturnType<typeof useApplicationChoice>

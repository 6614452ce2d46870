import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import type { SearchResults } from '@/engines/search/search-results'
import { searchGroups, type SearchGroup } from '@/engines/search/record'
import { groupLooks } from '@/modules/search/view/groups'
import styles from './GroupFilter.module.css'

interface GroupFilterProps {
  text: string
  /** The results of all groups; undefined while they are awaited. */
  results: SearchResults | undefined
  /** The chosen group; undefined for all. */
  current: SearchGroup | undefined
}

/** Links to the results of each group, with their number (SEARCH-27). Groups without results are left out, except the chosen one. */
export function GroupFilter({ text, results, current }: GroupFilterProps) {
  const formatNumber = useFormatNumber()
  const list = useRef<HTMLUListElement>(null)
  const countOf = (group: SearchGroup) => results && (results.groups.find((one) => one.group === group)?.count ?? 0)
  const link = (group: SearchGroup | undefined, label: string, count: number | undefined) => (
    <li key={label}>
      <Link
        to={paths.search({ q: text, ...(group && { group }) })}
        aria-current={group === current ? 'page' : undefined}
        preventScrollReset
      >
        {label}
        <small>{count !== undefined && formatNumber(count)}</small>
      </Link>
    </li>
  )
  // In a narrow window the groups are one line that scrolls: the chosen one is seen whole.
  useLayoutEffect(() => {
    const row = list.current
    const chosen = row?.querySelector('[aria-current]')
    if (!row || !chosen || !results || current === undefined) return
    const hidden = chosen.getBoundingClientRect().right - row.getBoundingClientRect().right
    if (hidden > 0) row.scrollLeft += hidden
  }, [current, results])

  return (
    <nav className={styles.groups} aria-label="Groups of results">
      <ul ref={list}>
        {link(undefined, 'All', results?.count)}
        {searchGroups
          .filter((group) => group === current || (countOf(group) ?? 0) > 0)
          .map((group) => link(group, groupLooks[group].label, countOf(group)))}
      </ul>
    </nav>
  )
}

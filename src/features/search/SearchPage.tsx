import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { pageOf } from '@/modules/navigation/page-parameter'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { isReading, type SearchResults } from '@/engines/search/search-results'
import { useActions } from '@/modules/search/page-records/actions'
import { usePageRecords } from '@/modules/search/page-records/use-page-records'
import type { SearchGroup } from '@/engines/search/record'
import { useSearch } from '@/modules/search/use-search'
import { groupLooks, groupNamed, prefixes } from '@/modules/search/view/groups'
import { NothingFound } from '@/modules/search/view/NothingFound'
import { ReadingNotes } from '@/modules/search/view/ReadingNotes'
import { FilterField } from '@/ui/FilterField'
import { Page } from '@/ui/Page'
import { Pagination } from '@/ui/Pagination'
import { TieredListPlaceholder } from '@/ui/Placeholders'
import { GroupFilter } from './components/GroupFilter'
import { GroupResults } from './components/GroupResults'
import { OfferedPages } from './components/OfferedPages'
import { ResultsHead } from './components/ResultsHead'
import { useFrozenResults } from './hooks/use-frozen-results'
import type { PageResults } from './model/frozen-results'
import styles from './SearchPage.module.css'

/** Results of each group in the overview of all groups. */
const overviewSize = 5
/** Results of a group per page. */
const pageSize = 20

/** Search as a page, `/search?q=&group=&page=` (SEARCH-26): all results, by group and in pages. */
export function SearchPage() {
  const formatNumber = useFormatNumber()
  const run = useActions()
  usePageRecords()
  const url = useUrlQuery()
  const { query, change } = url
  // Another query starts at its first page.
  const [text, setText] = useUrlText({ query, change: (changes) => change({ ...changes, page: undefined }) }, 'q')
  const group = groupNamed(query.get('group'))
  const page = group ? pageOf(query) : 1
  const isEmpty = text.trim() === ''

  // The counts of all groups stay in view while one group is chosen.
  const all = useSearch(text, { limit: overviewSize, isOpen: true })
  const { results: overview, progress, error } = all
  const lastPage = Math.max(1, Math.ceil(countIn(overview, group) / pageSize))
  const existingPage = Math.min(page, lastPage)
  const groupText = group ? text : ''
  const inGroup = useSearch(groupText, {
    ...(group && { group }),
    limit: pageSize,
    offset: (existingPage - 1) * pageSize,
    isOpen: true,
  })
  const asked = group ? inGroup : all
  const hasResults = all.isCurrent && asked.isCurrent
  const newest: PageResults | undefined =
    hasResults && overview && asked.results
      ? {
          overview,
          list: asked.results,
          page: existingPage,
          isComplete: error !== undefined || (all.isComplete && asked.isComplete),
        }
      : undefined
  const isRead = error !== undefined || (progress !== undefined && !isReading(progress))
  const { results, hasList, hasNew, showNew } = useFrozenResults(
    { text, group, page },
    { newest, isRead, isForgotten: overview === undefined },
  )
  const list = hasList ? results?.list : undefined
  const count = countIn(results?.overview, group)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = `${group} ${page}`
  const focusedPlace = useRef(place)

  // Another page of results starts at its top: the link at the bottom may be gone.
  useEffect(() => {
    if (focusedPlace.current === place) return
    focusedPlace.current = place
    // Somebody who types another query leaves the page of results, but not the field.
    if (!document.activeElement?.matches('input')) heading.current?.focus()
  }, [place])

  return (
    <Page className={styles.page}>
      <h1>Search</h1>
      <div className={styles.field}>
        <FilterField label="Search for" placeholder="Words, codes, paths, names" value={text} onChange={setText} />
      </div>
      {isEmpty ? (
        <>
          <p className={styles.hint}>
            Type what you look for. {prefixes.map(({ prefix }) => prefix).join(', ')} search one group only.
          </p>
          <OfferedPages onRun={run} />
        </>
      ) : (
        <div className={styles.columns}>
          <GroupFilter text={text.trim()} results={results?.overview} current={group} />
          <div>
            <h2 ref={heading} tabIndex={-1} className="vh">
              {group ? groupLooks[group].label : 'All results'}
            </h2>
            <ResultsHead
              count={list && count}
              finalCount={newest?.isComplete ? countIn(newest.overview, group) : undefined}
              hasNew={hasNew}
              onShowNew={() => {
                showNew()
                // The button goes.
                heading.current?.focus()
              }}
              progress={progress}
              error={error}
            />
            {!list && !isRead && <TieredListPlaceholder label="Searching" />}
            {list?.groups.map((one) => (
              <GroupResults
                key={one.group}
                results={one}
                isAlone={group !== undefined}
                text={text.trim()}
                onRun={run}
              />
            ))}
            {list?.groups.length === 0 && (
              <NothingFound
                text={text}
                progress={progress}
                nearestWords={list.nearestWords}
                onWord={(word) => setText(word)}
              />
            )}
            {list && results && group && count > pageSize && (
              <Pagination
                page={results.page}
                pageSize={pageSize}
                count={count}
                label="Pages of results"
                formatNumber={formatNumber}
                renderLink={(to, { children, ...props }) => (
                  <Link to={paths.search({ q: text.trim(), group, ...(to > 1 && { page: to }) })} {...props}>
                    {children}
                  </Link>
                )}
              />
            )}
            {/* Below the results, which it would move. It is another element below the placeholder, so that it moves nowhere itself. */}
            <ReadingNotes
              key={list ? 'below the results' : 'below the placeholder'}
              className={styles.notes}
              progress={progress}
              error={error}
              hasProgress={false}
            />
          </div>
        </div>
      )}
    </Page>
  )
}

/** How many results there are in a group, or in all of them. */
function countIn(results: SearchResults | undefined, group: SearchGroup | undefined): number {
  if (!results || !group) return results?.count ?? 0
  return results.groups.find((one) => one.group === group)?.count ?? 0
}

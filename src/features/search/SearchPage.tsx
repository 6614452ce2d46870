import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { pageOf } from '@/modules/address-state/page-parameter'
import { useAddressQuery, useAddressText } from '@/modules/address-state/use-address-state'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { useActions } from '@/modules/search/page-records/actions'
import { usePageRecords } from '@/modules/search/page-records/use-page-records'
import { useSearch } from '@/modules/search/use-search'
import { groupLooks, groupNamed, prefixes } from '@/modules/search/view/groups'
import { NothingFound } from '@/modules/search/view/NothingFound'
import { isReading, ReadingNotes } from '@/modules/search/view/ReadingNotes'
import { ResultCount } from '@/modules/search/view/ResultCount'
import { classNames } from '@/ui/class-names'
import { FilterField } from '@/ui/FilterField'
import { Page } from '@/ui/Page'
import { Pagination } from '@/ui/Pagination'
import toolbar from '@/ui/toolbar.module.css'
import { GroupFilter } from './components/GroupFilter'
import { GroupResults } from './components/GroupResults'
import { ResultsPlaceholder } from './components/ResultsPlaceholder'
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
  const address = useAddressQuery()
  const { query, change } = address
  // Another question starts at its first page.
  const [text, setText] = useAddressText({ query, change: (changes) => change({ ...changes, page: undefined }) }, 'q')
  const group = groupNamed(query.get('group'))
  const page = pageOf(query)
  const isEmpty = text.trim() === ''

  // The counts of all groups stay in view while one group is chosen.
  const { answer: overview, progress, error } = useSearch(text, { limit: overviewSize, isOpen: true })
  const count = group ? (overview?.groups.find((one) => one.group === group)?.count ?? 0) : 0
  const lastPage = Math.max(1, Math.ceil(count / pageSize))
  const shownPage = Math.min(page, lastPage)
  const groupText = group ? text : ''
  const { answer: groupAnswer } = useSearch(groupText, {
    ...(group && { group }),
    limit: pageSize,
    offset: (shownPage - 1) * pageSize,
    isOpen: true,
  })
  // Until the answer for this group arrives, the hook returns the one for the group before.
  const inGroup = groupAnswer?.groups.every((one) => one.group === group) ? groupAnswer : undefined
  // Every document that is read may move the results, so they are shown after the last one, or once the person asks for them.
  const [askedText, setAskedText] = useState<string>()
  const isIncomplete = error === undefined && (progress === undefined || isReading(progress))
  const isWaiting = isIncomplete && askedText !== text
  const shown = isWaiting ? undefined : group ? inGroup : overview
  const heading = useRef<HTMLHeadingElement>(null)
  const place = `${group} ${shownPage}`
  const focusedPlace = useRef(place)

  // Another page of results starts at its top: the link at the bottom may be gone.
  useEffect(() => {
    if (focusedPlace.current === place) return
    focusedPlace.current = place
    heading.current?.focus()
  }, [place])

  return (
    <Page className={styles.page}>
      <h1>Search</h1>
      <div className={styles.field}>
        <FilterField label="Search for" placeholder="Words, codes, paths, names" value={text} onChange={setText} />
      </div>
      {isEmpty ? (
        <p className={styles.hint}>
          Type what you look for. {prefixes.map(({ prefix }) => prefix).join(', ')} search one group only.
        </p>
      ) : (
        <div className={styles.columns}>
          <GroupFilter text={text.trim()} answer={isWaiting ? undefined : overview} current={group} />
          <div>
            <h2 ref={heading} tabIndex={-1} className="vh">
              {group ? groupLooks[group].label : 'All results'}
            </h2>
            <ResultCount
              className={classNames(toolbar.count, styles.count)}
              count={overview && (group ? count : overview.count)}
              progress={progress}
            />
            {isWaiting && <ResultsPlaceholder onShow={() => setAskedText(text)} />}
            <ReadingNotes
              key={isWaiting ? 'below the placeholder' : 'above the results'}
              className={styles.notes}
              progress={progress}
              error={error}
            />
            {shown?.groups.map((one) => (
              <GroupResults key={one.group} answer={one} isAlone={group !== undefined} text={text.trim()} onRun={run} />
            ))}
            {shown && shown.groups.length === 0 && (
              <NothingFound
                text={text}
                progress={progress}
                nearestWords={shown.nearestWords}
                onWord={(word) => setText(word)}
              />
            )}
            {shown && group && lastPage > 1 && (
              <Pagination
                page={shownPage}
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
          </div>
        </div>
      )}
    </Page>
  )
}

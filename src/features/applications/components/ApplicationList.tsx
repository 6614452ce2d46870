import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isStatus } from '@/api/core/api-error'
import { applicationsPageSize, devcenterQueries } from '@/api/devcenter/queries'
import { paths } from '@/lib/paths'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Pagination } from '@/ui/Pagination'
import { pageOf } from '@/modules/navigation/page-parameter'
import { ApplicationCard, BuildCard, SkeletonCards } from './ApplicationCard'
import styles from './ApplicationList.module.css'
import { BeyondLast, NoApplications, NotFetched } from './ListStates'

/** One page of applications as a grid (APP-1, APP-6). Build An App comes first in every state (APP-2). */
export function ApplicationList() {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(devcenterQueries.applications(page))
  const number = useFormatNumber()
  const pages = data && Math.ceil(data.count / applicationsPageSize)
  const empty = data?.results.length === 0
  // The count says that this page has applications: they could not be read.
  const missing = empty && (page - 1) * applicationsPageSize < data.count
  const none = empty && !missing && !isPlaceholderData
  // Some servers answer a page beyond the last with 404 instead of an empty list.
  const beyond = page > 1 && (isStatus(error, 404) || none)
  const waiting = isPlaceholderData ? empty : !data && !isError
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedPage = useRef(page)

  // Another page starts at its top: move the focus there, because the link at the bottom may be gone.
  useEffect(() => {
    if (focusedPage.current === page) return
    focusedPage.current = page
    heading.current?.focus({ preventScroll: true })
  }, [page])

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="vh">
        Your applications
      </h2>
      <p className="vh" role="status">
        {data && !empty && !isPlaceholderData && rangeText(page, data.results.length, data.count, number)}
      </p>
      <ul className={styles.apps} aria-busy={isPlaceholderData || undefined}>
        <BuildCard />
        {beyond ? (
          <BeyondLast page={page} lastPage={pages || 1} />
        ) : (
          <>
            {(isError || (missing && !isPlaceholderData)) && (
              <NotFetched error={error} retrying={isFetching} onRetry={() => void refetch()} />
            )}
            {waiting && <SkeletonCards />}
            {none && <NoApplications />}
            {data?.results.map((application) => (
              <ApplicationCard key={application.id} application={application} />
            ))}
          </>
        )}
      </ul>
      {data && !beyond && pages !== undefined && pages > 1 && (
        <Pagination
          page={page}
          pageSize={applicationsPageSize}
          count={data.count}
          label="Pages of applications"
          formatNumber={number}
          renderLink={(to, { children, ...props }) => (
            <Link to={paths.applications(to === 1 ? {} : { page: to })} {...props}>
              {children}
            </Link>
          )}
        />
      )}
    </>
  )
}

function rangeText(page: number, length: number, count: number, number: (value: number) => string): string {
  const before = (page - 1) * applicationsPageSize
  return count === 1
    ? '1 application'
    : `Applications ${number(before + 1)} to ${number(before + length)} of ${number(count)}`
}

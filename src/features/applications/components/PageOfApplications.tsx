import { useQuery } from '@tanstack/react-query'
import { isStatus } from '@/api/core/api-error'
import { applicationsPageSize, devcenterQueries } from '@/api/devcenter/queries'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { ApplicationCard, BuildCard, SkeletonCards } from './ApplicationCard'
import styles from './ApplicationList.module.css'
import { ApplicationPager } from './ApplicationPager'
import { BeyondLast, NoApplications, NotFetched } from './ListStates'

/** One page of applications, in the order of the API (APP-6). Build An App comes first in every state (APP-2). */
export function PageOfApplications({ page }: { page: number }) {
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

  return (
    <>
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
      {data && !beyond && <ApplicationPager page={page} count={data.count} />}
    </>
  )
}

function rangeText(page: number, length: number, count: number, number: (value: number) => string): string {
  const before = (page - 1) * applicationsPageSize
  return count === 1
    ? '1 application'
    : `Applications ${number(before + 1)} to ${number(before + length)} of ${number(count)}`
}

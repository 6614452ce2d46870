import { useQueries, useQuery } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Application } from '@/api/devcenter/schemas'

/** The largest page size of the API. */
const pageSize = 100

interface PagesOptions {
  isEnabled: boolean
  /** How many applications there are, if another list has said so; then all pages are read at once. */
  knownCount?: number
  /** At most so many applications are read. */
  maxCount?: number
}

/** Reads all pages of the reader's applications in parallel, because the API cannot search them. They are aborted with the page. */
export function useApplicationPages({ isEnabled, knownCount = 0, maxCount = Infinity }: PagesOptions) {
  const first = useQuery({ ...devcenterQueries.applications(1, pageSize), enabled: isEnabled })
  const pageCount = Math.ceil(Math.min(first.data?.count ?? knownCount, maxCount) / pageSize)
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => ({
      ...devcenterQueries.applications(index + 2, pageSize),
      enabled: isEnabled,
    })),
  })
  const pages = [first, ...others]
  // Those that were loaded before stay on screen when loading them again fails.
  const failed = pages.filter(({ isLoadingError }) => isLoadingError)
  return {
    first,
    /** As far as they are loaded. */
    applications: uniqueApplications(
      pages.flatMap(({ data, isPlaceholderData }) => (isPlaceholderData ? [] : (data?.results ?? []))),
    ),
    isReading: pages.some(({ isFetching, data }) => isFetching && data === undefined),
    isReadingMore: others.some(({ isFetching }) => isFetching),
    error: failed[0]?.error,
    /** Loads again what failed; undefined unless it failed. */
    retry:
      failed.length > 0
        ? () => {
            for (const { refetch } of failed) void refetch()
          }
        : undefined,
  }
}

/** Without repetitions: an application that is created meanwhile moves others to the next page. */
export function uniqueApplications(applications: readonly Application[]): Application[] {
  return [...new Map(applications.map((application) => [application.id, application])).values()]
}

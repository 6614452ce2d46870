import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationPagesKey, devcenterQueries } from '@/api/devcenter/queries'
import { uniqueApplications, useApplicationPages } from '@/modules/application/use-application-pages'

/** At most so many applications are read for a filter or another order. */
const maxCount = 500

/** All applications of the reader, at most 500. The page of 25 comes first and says how many there are (APP-55). */
export function useAllApplications() {
  const queryClient = useQueryClient()
  const [isCancelled, setIsCancelled] = useState(false)
  const listed = useQuery(devcenterQueries.applications(1))
  const count = listed.data?.count ?? 0
  const isPartial = listed.data !== undefined && listed.data.results.length < count
  const pages = useApplicationPages({ isEnabled: isPartial && !isCancelled, knownCount: count, maxCount })
  const applications = uniqueApplications([...(isPartial ? pages.applications : []), ...(listed.data?.results ?? [])])
  return {
    applications: applications.slice(0, maxCount),
    count,
    maxCount,
    isReading: listed.data ? isPartial && pages.isReading : listed.isFetching,
    error: listed.data ? pages.error : listed.error,
    isRetrying: listed.isFetching || pages.isReading,
    retry: listed.data ? pages.retry : () => void listed.refetch(),
    isCancelled,
    cancel: () => {
      setIsCancelled(true)
      void queryClient.cancelQueries({ queryKey: applicationPagesKey })
    },
    resume: () => setIsCancelled(false),
  }
}

import { useQueries, useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { applicationsPageSize, devcenterQueries } from '@/api/devcenter/queries'
import type { Application } from '@/api/devcenter/schemas'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { hasAcceptedTerms, hasDevCenterAccess } from '@/modules/session/access'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { setPageRecords } from '@/workers/search/client'
import { applicationRecords, portalRecords, type PageReader } from './page-records'

/** How many pages of applications are read: enough for organizations with 500. */
const maxApplicationPages = 20

/** Adds what the portal itself knows to the search: its pages, tools, offices, actions and applications (SEARCH-28). */
export function usePageRecords(): void {
  const reader = usePageReader()
  const { applications, isPending } = useApplications(reader)
  // Before the effects of `useSearch`, which start the index of another reader.
  useLayoutEffect(() => setPageRecords('portal', portalRecords(reader, environment())), [reader])
  useLayoutEffect(
    () => setPageRecords('applications', applicationRecords(applications), { isPending }),
    [applications, isPending],
  )
}

/** The reader as far as pages of the portal depend on it. */
export function usePageReader(): PageReader {
  const session = useSession()
  const { data: user } = useCurrentUser()
  if (session.status === 'anonymous') return 'visitor'
  return session.status === 'signedIn' ? user : undefined
}

interface LoadedApplications {
  applications: readonly Application[]
  /** Whether some are still on their way. */
  isPending: boolean
}

const none: readonly Application[] = []

/** The applications of the reader's organization. Pages that could not be read are left out. */
function useApplications(reader: PageReader): LoadedApplications {
  const mayRead = typeof reader === 'object' && hasDevCenterAccess(reader) && hasAcceptedTerms(reader)
  const { data: first, isLoading } = useQuery({ ...devcenterQueries.applications(1), enabled: mayRead })
  const count = mayRead ? Math.ceil((first?.count ?? 0) / applicationsPageSize) : 0
  const pages = Array.from({ length: Math.min(count, maxApplicationPages) }, (_, index) => index + 1)
  const found = useQueries({ queries: pages.map((page) => devcenterQueries.applications(page)), combine: allResults })
  return { applications: found.applications, isPending: isLoading || found.isPending }
}

interface ApplicationsResult {
  data?: { results: Application[] } | undefined
  isLoading: boolean
}

function allResults(pages: readonly ApplicationsResult[]): LoadedApplications {
  return {
    applications: pages.length === 0 ? none : pages.flatMap(({ data }) => data?.results ?? []),
    isPending: pages.some(({ isLoading }) => isLoading),
  }
}

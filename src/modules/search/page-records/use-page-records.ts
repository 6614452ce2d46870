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
  const reader = useReader()
  const applications = useApplications(reader)
  // Before the effects of `useSearch`, which start the index of another reader.
  useLayoutEffect(() => setPageRecords('portal', portalRecords(reader, environment())), [reader])
  useLayoutEffect(() => setPageRecords('applications', applicationRecords(applications)), [applications])
}

function useReader(): PageReader {
  const session = useSession()
  const { data: user } = useCurrentUser()
  if (session.status === 'anonymous') return 'visitor'
  return session.status === 'signedIn' ? user : undefined
}

const none: readonly Application[] = []

/** The applications of the reader's organization. Pages that could not be read are left out. */
function useApplications(reader: PageReader): readonly Application[] {
  const mayRead = typeof reader === 'object' && hasDevCenterAccess(reader) && hasAcceptedTerms(reader)
  const { data: first } = useQuery({ ...devcenterQueries.applications(1), enabled: mayRead })
  const count = mayRead ? Math.ceil((first?.count ?? 0) / applicationsPageSize) : 0
  const pages = Array.from({ length: Math.min(count, maxApplicationPages) }, (_, index) => index + 1)
  return useQueries({ queries: pages.map((page) => devcenterQueries.applications(page)), combine: allResults })
}

function allResults(pages: readonly { data?: { results: Application[] } | undefined }[]): readonly Application[] {
  return pages.length === 0 ? none : pages.flatMap(({ data }) => data?.results ?? [])
}

import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { changesQuery, changesUrl, loadChanges } from '@/api/content/changes-queries'
import type { Service } from '@/api/devcenter/schemas'
import type { CalledServices } from '@/browser/called-services'
import { environment } from '@/config/environment'
import { isStaffMember } from '@/config/user-roles'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'
import { readingOf, tocAccess } from '@/engines/documentation/document-access'
import { resolveToc } from '@/engines/documentation/resolve-toc'
import { servicePlace } from '@/engines/documentation/service-toc'
import { trail } from '@/engines/documentation/tree-entry'
import { paths } from '@/lib/paths'
import { decode } from '@/lib/percent-encoding'
import { tocQuery } from '@/modules/documentation/pages/toc-query'
import { serviceOf, useServices } from '@/modules/documentation/pages/use-services'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { entriesSince, sortedNews, type ServiceNews } from '../model/new-changes'

const nothing: readonly ServiceNews[] = []

/**
 * The news of the services that a signed-in person has called, since their last visit; empty until it is loaded. A service
 * that fails has no news.
 */
export function useNewChanges({ services: slugs, lastVisit }: CalledServices): readonly ServiceNews[] {
  const queryClient = useQueryClient()
  const { services } = useServices()
  const { data: user } = useCurrentUser()
  const isStaff = isStaffMember(user)
  const { data = nothing } = useQuery({
    queryKey: ['home', 'newChanges', { slugs, lastVisit, isStaff }],
    queryFn: async ({ signal }) => {
      const known = slugs.flatMap((slug) => serviceOf(services ?? [], slug) ?? [])
      const changes = await Promise.all(known.map((service) => changesOf(service, { queryClient, signal, isStaff })))
      return sortedNews(
        known.map(({ slug, name = slug }, index) => ({
          slug,
          name,
          entries: entriesSince(changes[index] ?? [], lastVisit),
        })),
      )
    },
    enabled: services !== undefined && user !== undefined,
    staleTime: 5 * 60_000,
  })
  return data
}

/** The changes of a service; empty if it has no Changes page that this reader may see, or if something fails. */
async function changesOf(
  service: Service,
  { queryClient, signal, isStaff }: { queryClient: QueryClient; signal: AbortSignal; isStaff: boolean },
) {
  const { slug } = service
  const location = docLocation(service, environment())
  const serviceAccess = docAccess(service)
  const path = decode(paths.changes(slug))
  try {
    const nodes = await queryClient.fetchQuery(tocQuery(location, tocAccess(serviceAccess, true)))
    const reader = { signedIn: true, internal: isStaff, featureFlags: environment().featureFlags }
    const { entries, privatePaths } = resolveToc(nodes, servicePlace(slug), reader)
    if (trail(entries, path).length === 0) return []
    const rule = privatePaths.get(path)
    const { access } = readingOf({ rule, serviceAccess, isPending: false, isSignedIn: true, isStaff })
    // Not by the query of the page: a refusal would count as the end of the session, and failures would be repeated.
    const changes = await (await loadChanges()).getChanges(changesUrl(location), access, signal)
    queryClient.setQueryData(changesQuery(location, access).queryKey, changes)
    return changes
  } catch {
    return []
  }
}

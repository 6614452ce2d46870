import type { QueryClient } from '@tanstack/react-query'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { docAccess, docLocation } from '@/modules/doc-pages/doc-location'
import { tocQuery } from '@/modules/doc-pages/toc-query'
import { resolveToc } from '@/modules/toc-tree/resolve-toc'
import { tocPath } from './doc-address'

/**
 * Whether the token goes at once with what is at a path: when the service is private, or when the table of contents,
 * as far as it has been read, says so of the path.
 */
export function knownAccess(queryClient: QueryClient, service: Service, path: string): 'open' | 'private' {
  const access = docAccess(service)
  const toc = queryClient.getQueryData(tocQuery(docLocation(service, environment()), access).queryKey)
  if (access === 'private' || !toc) return access
  const place = {
    name: service.slug,
    pathOf: (link: string, swagger: boolean) => tocPath(service.slug, link, swagger),
  }
  const anybody = { signedIn: false, internal: false, featureFlags: [] }
  return resolveToc(toc, place, anybody).privatePaths.has(path) ? 'private' : 'open'
}

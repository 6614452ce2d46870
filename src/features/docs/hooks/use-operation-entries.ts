import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { isStaffMember } from '@/config/user-roles'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { apiLocation, documentUrl } from '@/engines/documentation/api-location'
import { docLocation } from '@/engines/documentation/doc-location'
import { indexQuery } from '@/modules/openapi/view/queries'
import type { ResolvedToc } from '@/engines/documentation/resolve-toc'
import { trail } from '@/engines/documentation/tree-entry'
import { operationPath } from '@/engines/openapi/model/operation-path'
import { currentPath } from '../model/doc-url'
import { operationPlace, withLoadingOperations, withOperations } from '../model/operation-entries'

/**
 * The index of the API document on screen, if it is one of this service. Only observed: the page requests it. `isLoading`
 * tells whether it does.
 */
export function useDocumentIndex(service: Service | undefined) {
  const { pathname, search } = useLocation()
  const slug = service?.slug
  const location = useMemo(() => {
    const found = apiLocation({ pathname, search })
    return found?.slug === slug ? found : undefined
  }, [pathname, search, slug])
  const doc = location?.doc
  const url =
    service && doc !== undefined
      ? documentUrl({ slug: service.slug, doc }, docLocation(service, environment()))
      : undefined
  const { data: index, isLoading } = useQuery({ ...indexQuery(url ?? ''), enabled: false })
  return { location, index, isLoading }
}

/**
 * The entries of a service with the operations of the API document on screen, once its index has been read.
 * @param isCurrent whether a page of this service is on screen.
 * @returns `current`: ids of the entries from the outermost to the page on screen; `path`: the path of that page.
 */
export function useOperationEntries(service: Service, { entries }: Pick<ResolvedToc, 'entries'>, isCurrent: boolean) {
  const { pathname, search } = useLocation()
  const { data: user } = useCurrentUser()
  const isStaff = isStaffMember(user)
  const path = currentPath(pathname, search)
  const { slug, name = slug } = service
  const { location, index, isLoading } = useDocumentIndex(service)
  const doc = location?.doc

  const all = useMemo(() => {
    if (isLoading) return withLoadingOperations(entries, path)
    if (!index || doc === undefined) return entries
    return withOperations(entries, { path, index, isStaff, linkTo: (item) => operationPath(name, doc, item) })
  }, [entries, index, isLoading, path, doc, isStaff, name])

  const current = useMemo(() => {
    if (!isCurrent) return []
    const operation = location?.operation
    const found = operation ? trail(all, operationPlace(path, operation)) : []
    return (found.length > 0 ? found : trail(all, path)).map(({ id }) => id)
  }, [isCurrent, all, path, location])

  return { entries: all, current, path }
}

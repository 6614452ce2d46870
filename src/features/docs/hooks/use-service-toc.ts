import { useMemo } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { docAccess, docLocation } from '@/modules/doc-pages/doc-location'
import { servicePlace } from '@/modules/doc-pages/service-toc'
import { useToc } from '@/modules/doc-pages/use-toc'
import type { ResolvedToc } from '@/modules/toc-tree/resolve-toc'

/** The table of contents of a service as this reader sees it, once it is wanted. */
export function useServiceToc(service: Service, wanted: boolean): { toc: ResolvedToc; pending: boolean } {
  const { slug } = service
  const place = useMemo(() => servicePlace(slug), [slug])
  const location = wanted ? docLocation(service, environment()) : undefined
  return useToc({ location, access: docAccess(service), place, isAssumed: service.id === '' })
}

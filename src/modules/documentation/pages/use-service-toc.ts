import { useMemo } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'
import { servicePlace } from '@/engines/documentation/service-toc'
import { useToc } from './use-toc'

/** The table of contents of a service as this reader sees it, once it is wanted and the service is known. */
export function useServiceToc(service: Service | undefined, wanted = true): ReturnType<typeof useToc> {
  const slug = service?.slug ?? ''
  const place = useMemo(() => servicePlace(slug), [slug])
  const location = wanted && service ? docLocation(service, environment()) : undefined
  const access = service ? docAccess(service) : 'open'
  return useToc({ location, access, place, isAssumed: service?.id === '' })
}

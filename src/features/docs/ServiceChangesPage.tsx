import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { environment } from '@/config/environment'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'
import { paths } from '@/lib/paths'
import { ChangesPage } from '@/modules/documentation/changes/ChangesPage'
import { ServiceNotFound } from '@/modules/documentation/pages/ServiceNotFound'
import { serviceOf, useServices, useServicesToast } from '@/modules/documentation/pages/use-services'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'
import { currentPath } from './model/doc-url'
import { assumedService } from './model/document-source'
import { serviceCrumbs } from './model/service-crumbs'

/** The page of the changes in the documents of a service, `/docs/{service}/changes` (COMPARE-73). */
export function ServiceChangesPage() {
  const { serviceSlug = '' } = useParams()
  const { services, error } = useServices()
  useServicesToast(error)
  const known = services && serviceOf(services, serviceSlug)
  const assumed = useMemo(() => assumedService(serviceSlug), [serviceSlug])
  const service = known ?? (error ? assumed : undefined)
  const toc = useServiceToc(service)
  if (services && !known) return <ServiceNotFound />
  return (
    <ChangesPage
      location={service && docLocation(service, environment())}
      serviceAccess={service ? docAccess(service) : 'open'}
      toc={toc}
      path={currentPath(paths.changes(serviceSlug), '')}
      crumbs={(branch) => serviceCrumbs(service, branch, 'Changes')}
    />
  )
}

import { useParams } from 'react-router-dom'
import { pageOf } from '@/engines/documentation/doc-location'
import { TextPlaceholder } from '@/ui/Placeholders'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import { ErrorState } from '@/ui/ErrorState'
import { ServiceNotFound } from '@/modules/documentation/pages/ServiceNotFound'
import { ServicePage } from './components/ServicePage'
import { serviceOf, useServices, useServicesToast } from '@/modules/documentation/pages/use-services'

/** A markdown page of a service (DOC-6). */
export function DocPage() {
  const { serviceSlug = '', '*': splat = '' } = useParams()
  const { services, error, isFetching, refetch } = useServices()
  useServicesToast(error)

  if (!services) {
    return (
      <>
        <FrameBar place="API Documentation" />
        {error ? (
          <ErrorState title="The services could not be loaded" onRetry={refetch} retrying={isFetching} />
        ) : (
          <TextPlaceholder label="Loading the page" />
        )}
      </>
    )
  }
  const service = serviceOf(services, serviceSlug)
  if (!service) {
    return <ServiceNotFound />
  }
  const page = pageOf(splat)
  return <ServicePage key={`${service.id}/${page}`} service={service} page={page} />
}

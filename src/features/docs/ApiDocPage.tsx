import { useLocation, useParams } from 'react-router-dom'
import { environment } from '@/config/environment'
import { apiLocation, documentUrl } from '@/engines/documentation/api-location'
import { docLocation } from '@/engines/documentation/doc-location'
import { ServiceNotFound } from '@/modules/documentation/pages/ServiceNotFound'
import { NotFoundView } from '@/modules/documentation/pages/NotFoundView'
import { lazyPart } from '@/ui/lazy-part'
import { TextPlaceholder } from '@/ui/Placeholders'
import { ApiDocument } from './components/ApiDocument'
import { serviceOf, useServices, useServicesToast } from '@/modules/documentation/pages/use-services'
import { assumedService } from './model/document-source'

/** Loaded lazily: nearly every address names a document. */
const FirstDocument = lazyPart(
  () => import('./components/FirstDocument'),
  (module) => module.FirstDocument,
)

/**
 * The page of an API document or one of its operations, at both forms of the address (DOC-21, DOC-25). Without a document
 * in the address it opens the service's first one. It does not wait for the list of services: a failure of that list shows
 * in the sidebar only.
 */
export function ApiDocPage() {
  const location = apiLocation(useLocation())
  const { serviceSlug } = useParams()
  const { services, error } = useServices()
  useServicesToast(error)

  const slug = location?.slug ?? serviceSlug
  const service = slug === undefined ? undefined : services && serviceOf(services, slug)
  if (slug !== undefined && services && !service) {
    return <ServiceNotFound />
  }
  if (!location && slug !== undefined) {
    const loading = <TextPlaceholder label="Opening the document" />
    if (!services && !error) return loading
    return <FirstDocument service={service ?? assumedService(slug)} placeholder={loading} isWholePage />
  }
  const url = location && documentUrl(location, docLocation(service ?? assumedService(location.slug), environment()))
  if (!location || url === undefined) {
    return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
  }
  const isLocationKnown = services !== undefined || error !== null
  return <ApiDocument key={url} url={url} location={location} service={service} isLocationKnown={isLocationKnown} />
}

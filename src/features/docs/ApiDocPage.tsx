import { useParams, useSearchParams } from 'react-router-dom'
import { environment } from '@/config/environment'
import { docLocation } from '@/modules/doc-pages/doc-location'
import { ServiceNotFound } from '@/modules/doc-pages/ServiceNotFound'
import { NotFoundView } from '@/modules/markdown/NotFoundView'
import { ApiDocument } from './components/ApiDocument'
import { apiAddress, documentUrl } from './model/api-address'
import { serviceOf, useServices, useServicesToast } from './use-services'

/**
 * /docs/:serviceSlug/api-doc/:doc?/:api? and /api-doc/:service/:endpoint/ (2 §2): an API document, or one operation of
 * it. It opens without the list of services, whose failure therefore only shows in the sidebar.
 */
export function ApiDocPage() {
  const address = apiAddress(useParams(), useSearchParams()[0])
  const { services, error } = useServices()
  useServicesToast(error)

  const service = address && services && serviceOf(services, address.slug)
  if (address && services && !service) {
    return <ServiceNotFound />
  }
  const place = address && (service ?? { slug: address.slug, currentDocLocation: undefined })
  const url = place && documentUrl(address, docLocation(place, environment()))
  if (!address || url === undefined) {
    return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
  }
  const settled = services !== undefined || error !== null
  return <ApiDocument key={url} url={url} address={address} service={service} settled={settled} />
}

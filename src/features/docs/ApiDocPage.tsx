import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { environment } from '@/config/environment'
import { docLocation } from '@/modules/doc-pages/doc-location'
import { ServiceNotFound } from '@/modules/doc-pages/ServiceNotFound'
import { NotFoundView } from '@/modules/markdown/NotFoundView'
import { TextPlaceholder } from '@/ui/Placeholders'
import { ApiDocument } from './components/ApiDocument'
import { apiAddress, documentUrl } from './model/api-address'
import { serviceOf, unlisted, useServices, useServicesToast } from './hooks/use-services'

/** Apart, because hardly an address names no document. */
const FirstDocument = lazy(async () => ({ default: (await import('./components/FirstDocument')).FirstDocument }))

/**
 * /docs/:serviceSlug/api-doc/:doc?/:api? and /api-doc/:service/:endpoint/ (2 §2): an API document, or one operation of
 * it; without a name the service's first. It opens without the list of services, whose failure therefore only shows in the sidebar.
 */
export function ApiDocPage() {
  const params = useParams()
  const address = apiAddress(params, useSearchParams()[0])
  const { services, error } = useServices()
  useServicesToast(error)

  const slug = address?.slug ?? params.serviceSlug
  const service = slug === undefined ? undefined : services && serviceOf(services, slug)
  if (slug !== undefined && services && !service) {
    return <ServiceNotFound />
  }
  if (!address && slug !== undefined) {
    const loading = <TextPlaceholder label="Opening the document" />
    if (!services && !error) return loading
    return (
      <Suspense fallback={loading}>
        <FirstDocument service={service ?? unlisted(slug)} />
      </Suspense>
    )
  }
  const place = address && (service ?? { slug: address.slug, currentDocLocation: undefined })
  const url = place && documentUrl(address, docLocation(place, environment()))
  if (!address || url === undefined) {
    return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
  }
  const settled = services !== undefined || error !== null
  return <ApiDocument key={url} url={url} address={address} service={service} settled={settled} />
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { pasteDocument } from '@/modules/openapi/engine/client'
import type { OperationKey } from '@/modules/openapi/engine/types'
import { failureOf } from '@/modules/openapi/engine/failures'
import { documentKey } from '@/modules/openapi/view/queries'
import { ServiceNotFound } from '@/modules/doc-pages/ServiceNotFound'
import { FrameBar } from '@/modules/toc-tree/FrameBar'
import { PageHead } from '@/ui/Page'
import { ServiceBreadcrumbs } from './components/ServiceBreadcrumbs'
import { NoVerification } from './components/NoVerification'
import { VerificationForm } from './components/VerificationForm'
import { VerifiedDocument } from './components/VerifiedDocument'
import { serviceOf, useServices } from './hooks/use-services'

const title = 'Swagger Documentation Verification'

/** A document that was handed over; it stays in the browser. */
interface Pasted {
  url: string
  text: string
}

/**
 * /docs/:serviceSlug/swagger-documentation-verification (2 §2): a document as the portal shows it, beside a report.
 * The address carries `url`, `path`, `method` and `webhook`; a pasted document is no part of it.
 */
export function VerificationPage() {
  const { serviceSlug = '' } = useParams()
  const { services } = useServices()
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [pasted, setPasted] = useState<Pasted>()
  const [failure, setFailure] = useState<string>()
  const [run, setRun] = useState(0)
  const given = search.get('url')
  const url = given ?? pasted?.url
  const path = search.get('path')
  const method = search.get('method')
  const webhook = search.get('webhook') === 'true'

  const linkTo = useCallback(
    (operation: Partial<OperationKey>) =>
      paths.verification(serviceSlug, {
        url: given ?? undefined,
        path: operation.path,
        method: operation.method,
        webhook: operation.webhook ? 'true' : undefined,
      }),
    [serviceSlug, given],
  )

  function open(address: string) {
    setFailure(undefined)
    setPasted(undefined)
    // The same address once more: the document may have changed since.
    if (address === given) void queryClient.resetQueries({ queryKey: documentKey(address) })
    setRun((count) => count + 1)
    setSearch(address === '' ? {} : { url: address })
  }

  async function hand(text: string) {
    setRun((count) => count + 1)
    setSearch({})
    setPasted(undefined)
    try {
      const source = await pasteDocument(text)
      setFailure(undefined)
      setPasted({ url: source.url, text })
    } catch (error) {
      setFailure(failureOf(error).message)
    }
  }

  if (services && !serviceOf(services, serviceSlug)) {
    return <ServiceNotFound />
  }
  const service = services && serviceOf(services, serviceSlug)
  return (
    <>
      <FrameBar place="Verification" />
      <ServiceBreadcrumbs service={service} branch={[]} title={title} />
      <PageHead title={title}>
        Paste the address of a hosted <code>swagger.json</code> and see it as Dev Center will show it.
      </PageHead>
      <VerificationForm url={given ?? ''} onUrl={open} onText={(text) => void hand(text)} />
      {url !== undefined ? (
        <VerifiedDocument
          key={`${url} ${run}`}
          url={url}
          text={pasted?.url === url ? pasted.text : undefined}
          shown={path !== null && method !== null ? { path, method, webhook } : undefined}
          linkTo={linkTo}
        />
      ) : (
        failure !== undefined && <NoVerification reason={failure} />
      )}
    </>
  )
}

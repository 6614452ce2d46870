import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useOpenFiles } from '@/browser/use-open-files'
import { environment } from '@/config/environment'
import { foreignHost } from '@/config/trusted-hosts'
import { paths } from '@/lib/paths'
import { pasteDocument } from '@/workers/openapi/client'
import type { OperationKey } from '@/engines/openapi/document/types'
import { errorFacts } from '@/engines/openapi/document/reading-error'
import { documentKey } from '@/modules/openapi/view/queries'
import { docLocation } from '@/engines/documentation/doc-location'
import { ServiceNotFound } from '@/modules/documentation/pages/ServiceNotFound'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import { lazyPart } from '@/ui/lazy-part'
import { PageHead } from '@/ui/Page'
import { TextPlaceholder } from '@/ui/Placeholders'
import { useEarlierDocument } from './hooks/use-earlier-document'
import { ForeignNotice, ForeignQuestion } from './components/ForeignDocument'
import { ServiceBreadcrumbs } from './components/ServiceBreadcrumbs'
import { NoVerification } from './components/NoVerification'
import { EarlierDocumentForm, VerificationForm } from './components/DocumentForms'
import { VerifiedDocument } from './components/VerifiedDocument'
import { serviceOf, useServices } from '@/modules/documentation/pages/use-services'

const title = 'Swagger Documentation Verification'

const VerifiedComparison = lazyPart(
  () => import('./components/VerifiedComparison'),
  (module) => module.VerifiedComparison,
)

/** Hosts whose documents the reader wants to see. They are forgotten with the page: a link must not bring consent along. */
interface Confirmed {
  hosts: readonly string[]
  /** How the last one was confirmed. */
  by: 'form' | 'question'
}

/** A document of a foreign host is never requested with the token. */
function accessOf(foreign: string | undefined): 'open' | 'public' {
  return foreign === undefined ? 'open' : 'public'
}

/**
 * Shows a document as the portal shows its own, beside a report of its faults (DOC-50). The address carries `url`, `path`,
 * `method` and `webhook`; a pasted document is no part of it. `with` names an earlier document, and the page then shows what
 * differs. A document of a foreign host is read once the reader has confirmed the host.
 */
export function VerificationPage() {
  const { serviceSlug = '' } = useParams()
  const { services, error: servicesError } = useServices()
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  /** Name of a document that was pasted, dropped or opened; it stays in the browser. */
  const [pastedUrl, setPastedUrl] = useState<string>()
  const [error, setError] = useState<string>()
  const [run, setRun] = useState(0)
  const [confirmed, setConfirmed] = useState<Confirmed>({ hosts: [], by: 'form' })
  const given = search.get('url')
  const url = given ?? pastedUrl
  const path = search.get('path')
  const method = search.get('method')
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

  const folders = useMemo(() => services?.map((service) => docLocation(service, environment())) ?? [], [services])
  const host = given === null ? undefined : foreignHost(given, folders)
  const earlier = useEarlierDocument(serviceSlug)
  const earlierHost = earlier.given === null ? undefined : foreignHost(earlier.given, folders)
  // Until the services are known, a document in the folder of one would count as foreign.
  const foreignHosts = [...new Set([host, earlierHost])].filter((one) => one !== undefined)
  const isPlaceKnown = foreignHosts.length === 0 || services !== undefined || servicesError !== null
  const asked = foreignHosts.find((one) => !confirmed.hosts.includes(one))
  useOpenFiles(pastedUrl !== undefined || earlier.opened !== undefined)
  const webhook = search.get('webhook') === 'true'

  function confirm(foreign: string | undefined, by: Confirmed['by']) {
    if (foreign !== undefined) setConfirmed(({ hosts }) => ({ hosts: [...hosts, foreign], by }))
  }

  function open(address: string) {
    confirm(foreignHost(address, folders), 'form')
    setError(undefined)
    setPastedUrl(undefined)
    earlier.forget()
    // The same address once more: the document may have changed since.
    queryClient.removeQueries({ queryKey: documentKey(address) })
    setRun((count) => count + 1)
    setSearch(address === '' ? {} : { url: address })
  }

  async function hand(text: string) {
    setSearch({})
    setPastedUrl(undefined)
    try {
      const source = await pasteDocument(text)
      setError(undefined)
      setPastedUrl(source.url)
    } catch (thrown) {
      setError(errorFacts(thrown).message)
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
      {url !== undefined && (
        <EarlierDocumentForm
          url={earlier.given ?? ''}
          onUrl={(address) => {
            confirm(foreignHost(address, folders), 'form')
            earlier.compareWith(address)
          }}
          onText={(text) => void earlier.openText(text)}
          onEnd={earlier.url === undefined ? undefined : earlier.end}
        />
      )}
      {asked !== undefined && isPlaceKnown && (
        <ForeignQuestion key={asked} host={asked} onConfirm={() => confirm(asked, 'question')} />
      )}
      {asked === undefined &&
        foreignHosts.map((one) => <ForeignNotice key={one} host={one} takesFocus={confirmed.by === 'question'} />)}
      {asked === undefined && url !== undefined && earlier.url !== undefined && (
        <VerifiedComparison
          key={`${url} ${earlier.url} ${run}`}
          earlier={{ url: earlier.url, access: accessOf(earlierHost), linkTo: earlier.linkTo }}
          later={{ url, access: accessOf(host), linkTo: given === null ? undefined : linkTo }}
          onSwap={() => earlier.swap(pastedUrl, setPastedUrl)}
          placeholder={<TextPlaceholder label="Comparing the documents" />}
        />
      )}
      {asked === undefined && url !== undefined && earlier.url === undefined && (
        <VerifiedDocument
          key={`${url} ${run}`}
          url={url}
          access={accessOf(host)}
          shown={path !== null && method !== null ? { path, method, webhook } : undefined}
          linkTo={linkTo}
        />
      )}
      {url === undefined && error !== undefined && <NoVerification reason={error} />}
    </>
  )
}

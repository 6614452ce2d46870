import { useMemo, type ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { isStaffMember } from '@/config/user-roles'
import { documentPath, documentUrl } from '@/engines/documentation/api-location'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'
import { readingOf, type Access } from '@/engines/documentation/document-access'
import type { OperationKey } from '@/engines/openapi/document/types'
import { paths } from '@/lib/paths'
import { ChangesLink } from '@/modules/documentation/changes/ChangesLink'
import { NotFoundView } from '@/modules/documentation/pages/NotFoundView'
import { ServiceNotFound } from '@/modules/documentation/pages/ServiceNotFound'
import { serviceOf, useServices, useServicesToast } from '@/modules/documentation/pages/use-services'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import { useUrlQuery, type UrlQuery } from '@/modules/navigation/use-url-state'
import { SignInRedirect } from '@/modules/session/SignInRedirect'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { PageHead } from '@/ui/Page'
import { TextPlaceholder } from '@/ui/Placeholders'
import { SelectField } from '@/ui/SelectField'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { Button } from '@/ui/Button'
import { ApiComparison, type ComparisonSide } from './components/ApiComparison'
import { ServiceBreadcrumbs } from './components/ServiceBreadcrumbs'
import { assumedService } from './model/document-source'
import { listedDocuments, neighborOf, type ListedDocument } from './model/listed-documents'

const title = 'Compare Versions'

/** Compares two documents of a service, which its table of contents lists for this reader (COMPARE-40). */
export function ApiComparePage() {
  const { serviceSlug = '' } = useParams()
  const { services, error } = useServices()
  useServicesToast(error)
  const known = services && serviceOf(services, serviceSlug)
  const service = useMemo(() => known ?? assumedService(serviceSlug), [known, serviceSlug])
  if (services && !known) return <ServiceNotFound />
  return (
    <>
      <FrameBar place={title} />
      <ServiceBreadcrumbs service={known} branch={[]} title={title} />
      <PageHead title={title}>
        See the differences between two versions of an API, and which of them break calls.
      </PageHead>
      {services || error ? <Versions service={service} /> : <TextPlaceholder label="Opening the documents" />}
    </>
  )
}

function Versions({ service }: { service: Service }) {
  const { slug } = service
  const { toc, pending } = useServiceToc(service, true)
  const url = useUrlQuery()
  const documents = useMemo(() => listedDocuments(toc.entries), [toc])
  const isSignedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const isStaff = isStaffMember(user)
  const { query } = url
  const to = query.get('to') ?? documents.find(({ doc }) => doc !== query.get('from'))?.doc ?? ''
  const from = query.get('from') ?? neighborOf(documents, to)?.doc ?? ''
  const [one, other] = [from, to].map((doc) =>
    readingOf({
      rule: toc.privatePaths.get(documentPath({ slug, doc })),
      serviceAccess: docAccess(service),
      isPending: false,
      isSignedIn,
      isStaff,
    }),
  )
  const sides = useMemo(
    () =>
      [
        { doc: from, access: one?.access },
        { doc: to, access: other?.access },
      ].map(({ doc, access }) => sideOf(service, documents, doc, access)),
    [service, documents, from, to, one?.access, other?.access],
  )
  if (pending) return <TextPlaceholder label="Opening the documents" />

  if ([one, other].some((side) => side?.step === 'sign-in')) return <SignInRedirect Skeleton={TextPlaceholder} />
  if ([one, other].some((side) => side?.step === 'refuse')) {
    return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
  }
  const swap = () => url.change({ from: to, to: from, path: undefined, method: undefined, webhook: undefined })
  const [before, after] = sides
  const refusal = refusalOf({ documents, from, to })
  return (
    <>
      {documents.length > 1 && <Choice documents={documents} from={from} to={to} url={url} onSwap={swap} />}
      {refusal === undefined && before && after ? (
        <ServiceComparison
          from={before}
          to={after}
          url={url}
          after={<ChangesLink entries={toc.entries} to={paths.changes(slug)} />}
          onSwap={swap}
        />
      ) : (
        <Splash
          headingLevel={2}
          mark="empty"
          title="Nothing to compare"
          text={refusal}
          actions={documents.length < 2 && <Link to={paths.verification(slug)}>Compare documents of your own</Link>}
        />
      )}
    </>
  )
}

interface ChosenVersions {
  documents: readonly ListedDocument[]
  from: string
  to: string
}

/** Why two documents cannot be compared, in a sentence; undefined if they can. */
function refusalOf({ documents, from, to }: ChosenVersions): string | undefined {
  if (documents.length === 0) return 'This service has no API document.'
  if (documents.length === 1) return 'This service has a single API document.'
  const unknown = [from, to].find((doc) => documents.every((document) => document.doc !== doc))
  if (unknown !== undefined) return `This service has no document ${unknown}. Choose two versions from the lists.`
  return from === to ? 'Both sides are the same version. Choose two different ones.' : undefined
}

function sideOf(
  service: Service,
  documents: readonly ListedDocument[],
  doc: string,
  access: Access | undefined,
): ComparisonSide | undefined {
  const { slug } = service
  const url = documentUrl({ slug, doc }, docLocation(service, environment()))
  const text = documents.find((document) => document.doc === doc)?.text
  if (url === undefined || text === undefined || access === undefined) return undefined
  const linkTo = ({ path, method, webhook }: OperationKey) =>
    paths.apiDocument(slug, { doc, path, method, webhook: webhook ? 'true' : undefined })
  return { url, access, name: text, linkTo }
}

function Choice({ documents, from, to, url, onSwap }: ChosenVersions & { url: UrlQuery; onSwap: () => void }) {
  const options = documents.map(({ doc, text }) => ({ value: doc, label: text }))
  const choose = (side: 'from' | 'to', doc: string) =>
    url.change({
      from,
      to,
      [side]: doc,
      ...(side === 'from' && { path: undefined, method: undefined, webhook: undefined }),
    })
  const lists = [
    { side: 'from', label: 'From', doc: from },
    { side: 'to', label: 'To', doc: to },
  ] as const
  return (
    <div className={toolbar.toolbar}>
      {lists.map(({ side, label, doc }) => (
        <div key={side} className={toolbar.half}>
          <SelectField<string>
            label={label}
            options={
              options.some(({ value }) => value === doc) ? options : [{ value: doc, label: doc || 'None' }, ...options]
            }
            value={doc}
            onChange={(chosen) => choose(side, chosen)}
          />
        </div>
      ))}
      <Button onClick={onSwap}>Swap</Button>
    </div>
  )
}

interface ServiceComparisonProps {
  from: ComparisonSide
  to: ComparisonSide
  url: UrlQuery
  /** Shown below the result. */
  after: ReactNode
  onSwap: () => void
}

function ServiceComparison({ from, to, url, after, onSwap }: ServiceComparisonProps) {
  const [path, method] = [url.query.get('path'), url.query.get('method')]
  const webhook = url.query.get('webhook') === 'true'
  const operation = useMemo(
    () => (path === null || method === null ? undefined : { path, method, ...(webhook && { webhook }) }),
    [path, method, webhook],
  )
  return (
    <ApiComparison
      from={from}
      to={to}
      operation={operation}
      url={url}
      title={`${from.name} and ${to.name}`}
      after={after}
      onSwap={onSwap}
    />
  )
}

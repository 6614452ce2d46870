import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Code from 'lucide-react/icons/code'
import type { Service } from '@/api/devcenter/schemas'
import { useSession } from '@/auth/session'
import { isStaffMember } from '@/config/user-roles'
import { paths } from '@/lib/paths'
import { useCurrentUser } from '@/modules/session/use-current-user'
import type { ApiLocation } from '@/engines/documentation/api-location'
import type { Access } from '@/engines/documentation/document-access'
import { RecentPage } from '@/modules/documentation/recent/RecentPage'
import { PageFeedback } from '@/modules/documentation/pages/PageFeedback'
import { NotFoundView } from '@/modules/documentation/pages/NotFoundView'
import type { DocumentIndex, OperationKey, OperationView } from '@/engines/openapi/document/types'
import { tagLabel } from '@/engines/openapi/model/sibling'
import { isInternal, missingSummary } from '@/engines/openapi/document/title'
import { LatestNotice } from '@/modules/openapi/view/LatestNotice'
import { Operation } from '@/modules/openapi/view/Operation'
import { OperationConsole } from './OperationConsole'
import { OperationSkeleton } from '@/modules/openapi/view/OperationSkeleton'
import { operationQuery } from '@/modules/openapi/view/queries'
import { TextPlaceholder } from '@/ui/Placeholders'
import { SignInRedirect } from '@/modules/session/SignInRedirect'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import type { TreeEntry } from '@/engines/documentation/tree-entry'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { useLatest } from '../hooks/use-latest'
import { ApiErrorNotice } from './ApiErrorNotice'
import { ServiceBreadcrumbs } from './ServiceBreadcrumbs'
import styles from './ApiOperation.module.css'

interface ApiOperationProps {
  /** URL of the document. */
  url: string
  /** How the document is requested. */
  access: Access
  /** Whether the document may be requested yet. */
  mayRequest: boolean
  operation: OperationKey
  location: ApiLocation
  service: Service
  /** The entries of the sidebar that lead to the document. */
  branch: readonly TreeEntry[]
  /** Whether the URL is certain: the list of services has been read, or cannot be. */
  isLocationKnown: boolean
  index: DocumentIndex | undefined
  /** Path of the document's overview. */
  overview: string
}

/** One operation of an API document, beside the sidebar. */
export function ApiOperation({
  url,
  access,
  mayRequest,
  operation: key,
  service,
  branch,
  isLocationKnown,
  index,
  ...rest
}: ApiOperationProps) {
  const { location, overview } = rest
  const { data, error, isFetching, refetch } = useQuery({
    ...operationQuery(url, key, access),
    placeholderData: keepPreviousData,
    enabled: mayRequest,
  })
  const isSignedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const latest = useLatest({ operation: data, index, service, doc: location.doc })

  if (error && isLocationKnown) {
    return <ApiErrorNotice error={error} overview={overview} onRetry={() => void refetch()} isRetrying={isFetching} />
  }
  const place = branch.at(-1)?.text ?? data?.serviceName ?? service.name ?? service.slug
  if (!data) {
    return (
      <>
        <FrameBar place={place} />
        <OperationSkeleton />
      </>
    )
  }
  if (isInternal(data) && !isStaffMember(user)) {
    if (!isSignedIn) return <SignInRedirect Skeleton={TextPlaceholder} />
    return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
  }
  const to = operationUrl(data, service, location.doc)
  const document = branch.length > 0 ? branch : [entry(place, overview)]
  return (
    <>
      <FrameBar
        place={place}
        end={
          <a className={`${buttonClass({ variant: 'ghost', size: 'sm' })} ${styles.jump}`} href="#samples">
            <Icon of={Code} size="sm" />
            Samples
          </a>
        }
      />
      <Operation
        operation={data}
        console={OperationConsole}
        before={
          <>
            <ServiceBreadcrumbs service={service} branch={[...document, entry(data.title)]} title={data.title} />
            {isSignedIn && access === 'open' && mayRequest && !isInternal(data) && (
              <RecentPage to={to} title={operationName(data)} area={service.name ?? place} />
            )}
          </>
        }
        after={<PageFeedback key={to} to={to} title={operationName(data)} />}
        notice={
          latest && (
            <LatestNotice
              version={data.documentVersion}
              label={tagLabel(latest.tag)}
              to={latest.to}
              comparison={latest.comparison}
            />
          )
        }
      />
    </>
  )
}

function operationUrl({ path, method, title, webhook }: OperationView, { name, slug }: Service, doc: string): string {
  return paths.endpoint(name ?? slug, title, { path, method, doc, webhook: webhook ? 'true' : undefined })
}

function operationName({ title, method, path }: OperationView): string {
  return title === missingSummary ? `${method} ${path}` : title
}

function entry(text: string, to?: string): TreeEntry {
  return { id: text, text, to, href: undefined, paths: [], internal: false, children: [] }
}

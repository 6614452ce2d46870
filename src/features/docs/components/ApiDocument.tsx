import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { useSession } from '@/auth/session'
import { isInternal } from '@/config/people'
import { paths } from '@/lib/paths'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { docAccess } from '@/modules/doc-pages/doc-location'
import { NotFoundView } from '@/modules/markdown/NotFoundView'
import { ReadingError } from '@/modules/openapi/engine/failures'
import { OperationSkeleton } from '@/modules/openapi/view/OperationSkeleton'
import { documentKey, indexQuery, visit } from '@/modules/openapi/view/queries'
import { TextPlaceholder } from '@/ui/Placeholders'
import { SignInRedirect } from '@/modules/sign-in/SignInRedirect'
import { FrameBar } from '@/modules/toc-tree/FrameBar'
import { trail } from '@/modules/toc-tree/tree-entry'
import { documentPath, namedOperation, type ApiAddress } from '../model/api-address'
import { useServiceToc } from '../hooks/use-service-toc'
import { unlisted } from '../hooks/use-services'
import { ApiFailure } from './ApiFailure'
import { ApiOperation } from './ApiOperation'
import { DocumentScope } from './DocumentScope'

/** Apart from what an operation needs, which comes first for most readers. */
const loadOverview = () => import('./DocumentOverview')
const DocumentOverview = lazy(async () => ({ default: (await loadOverview()).DocumentOverview }))

interface ApiDocumentProps {
  /** Address of the document. */
  url: string
  address: ApiAddress
  /** Undefined while the services are being read, and when they cannot be. */
  service: Service | undefined
  /** Where the document lies is certain. */
  settled: boolean
}

/** An API document: the operation that the address names, else what the document holds. */
export function ApiDocument({ url, address, service: known, settled }: ApiDocumentProps) {
  const { slug, doc, named } = address
  const queryClient = useQueryClient()
  const service = useMemo(() => known ?? unlisted(slug), [known, slug])
  const { toc, pending } = useServiceToc(service, known !== undefined)
  const path = documentPath({ slug, doc })
  const rule = toc.privatePaths.get(path)
  const access = rule === undefined ? docAccess(service) : 'private'
  const signedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const staff = isInternal(user)
  const forbidden = rule === 'internal' && !staff
  // Who has a token waits for the rules, which say whether it goes along (2 §7); nobody else does.
  const held = forbidden || (signedIn && access === 'open' && (!settled || pending))
  const { data: index, error, isFetching } = useQuery({ ...indexQuery(url, access), enabled: !held })
  const readAnew = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: documentKey(url) }),
    [queryClient, url],
  )
  useEffect(() => (held ? undefined : visit(url, access, readAnew)), [url, access, held, readAnew])
  const isOverview = address.operation === undefined && named === undefined
  useEffect(() => {
    // Beside the document; what fails here is told where it is needed.
    if (isOverview) loadOverview().catch(() => undefined)
  }, [isOverview])

  const overview = paths.apiDocument(slug, { doc })
  const scope = { url, access, slug, doc }
  if (rule !== undefined && !signedIn) return <SignInRedirect Skeleton={TextPlaceholder} />
  if (forbidden) {
    return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
  }

  // What its own address calls internal is not shown before the rules are known; nothing else waits for them.
  if (address.internal && (!settled || pending)) return <DocumentSkeleton place={service.name ?? slug} />

  const branch = trail(toc.entries, path)
  const found = named !== undefined && index ? namedOperation(index.operations, named) : undefined
  const operation = address.operation ?? found
  // An operation is on screen before all of its document is parsed, which may turn out to be broken.
  const broken = settled && error instanceof ReadingError && error.failure.kind === 'syntax'
  if (operation && !broken) {
    return (
      <DocumentScope {...scope}>
        <ApiOperation
          url={url}
          access={access}
          held={held}
          operation={operation}
          address={address}
          service={service}
          branch={branch}
          settled={settled}
          index={index}
          overview={overview}
        />
      </DocumentScope>
    )
  }
  if (error && settled) return <ApiFailure error={error} onRetry={readAnew} retrying={isFetching} />
  if (!index) return <DocumentSkeleton place={service.name ?? slug} />
  return (
    <DocumentScope {...scope}>
      <Suspense fallback={<DocumentSkeleton place={service.name ?? slug} />}>
        <DocumentOverview index={index} doc={doc} service={service} branch={branch} staff={staff} />
      </Suspense>
    </DocumentScope>
  )
}

function DocumentSkeleton({ place }: { place: string }) {
  return (
    <>
      <FrameBar place={place} />
      <OperationSkeleton />
    </>
  )
}

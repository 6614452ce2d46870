import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { useSession } from '@/auth/session'
import { isStaffMember } from '@/config/user-roles'
import { paths } from '@/lib/paths'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { documentPath, type ApiLocation } from '@/engines/documentation/api-location'
import { docAccess } from '@/engines/documentation/doc-location'
import { readingOf } from '@/engines/documentation/document-access'
import { NotFoundView } from '@/modules/documentation/pages/NotFoundView'
import type { IndexedOperation } from '@/engines/openapi/document/types'
import { ReadingError } from '@/engines/openapi/document/reading-error'
import { OperationSkeleton } from '@/modules/openapi/view/OperationSkeleton'
import { documentKey, indexQuery, visit } from '@/modules/openapi/view/queries'
import { lazyPart } from '@/ui/lazy-part'
import { TextPlaceholder } from '@/ui/Placeholders'
import { SignInRedirect } from '@/modules/session/SignInRedirect'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import { trail } from '@/engines/documentation/tree-entry'
import { storeReplies } from '@/workers/openapi/client'
import { assumedService } from '../model/document-source'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'
import { ApiErrorNotice } from './ApiErrorNotice'
import { ApiOperation } from './ApiOperation'
import { DocumentScope } from './DocumentScope'

/** Apart from what an operation needs, which comes first for most readers. */
const DocumentOverview = lazyPart(
  () => import('./DocumentOverview'),
  (module) => module.DocumentOverview,
)

interface ApiDocumentProps {
  /** URL of the document. */
  url: string
  location: ApiLocation
  /** Undefined while the services are being read, and when they cannot be. */
  service: Service | undefined
  /** Whether the URL is certain: the list of services has been read, or cannot be. */
  isLocationKnown: boolean
}

/** An API document: the operation that the address names, else what the document holds. */
export function ApiDocument({ url, location, service: known, isLocationKnown }: ApiDocumentProps) {
  const { slug, doc, named } = location
  const queryClient = useQueryClient()
  const service = useMemo(() => known ?? assumedService(slug), [known, slug])
  const isSignedIn = useSession().status === 'signedIn'
  // For a visitor the table of contents at the usual location counts until the list of services names another one.
  const { toc, pending } = useServiceToc(service, known !== undefined || !isSignedIn)
  const path = documentPath({ slug, doc })
  const { data: user } = useCurrentUser()
  const isStaff = isStaffMember(user)
  const { step, access } = readingOf({
    rule: toc.privatePaths.get(path),
    serviceAccess: docAccess(service),
    isPending: pending || (isSignedIn && !isLocationKnown),
    isSignedIn,
    isStaff,
  })
  const mayRequest = step === 'request'
  const { data: index, error, isFetching } = useQuery({ ...indexQuery(url, access), enabled: mayRequest })
  const reread = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: documentKey(url) }),
    [queryClient, url],
  )
  useEffect(
    () => (mayRequest ? visit(queryClient, url, access, reread) : undefined),
    [queryClient, url, access, mayRequest, reread],
  )
  const isPublic = mayRequest && access === 'open' && isLocationKnown && known !== undefined
  useEffect(() => {
    if (isPublic) storeReplies({ url })
  }, [url, isPublic])
  const isOverview = location.operation === undefined && named === undefined
  useEffect(() => {
    // At the same time as the document. A failure shows where the overview is rendered.
    if (isOverview) DocumentOverview.preload()
  }, [isOverview])

  const overview = paths.apiDocument(slug, { doc })
  const scope = { url, access, slug, doc }
  if (step === 'sign-in') return <SignInRedirect Skeleton={TextPlaceholder} />
  if (step === 'refuse') {
    return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
  }

  // A document whose address says that it is internal is not shown before the rules are known.
  const areRulesUnknown = pending || !isLocationKnown
  if (step === 'wait' || (location.internal && areRulesUnknown))
    return <DocumentSkeleton place={service.name ?? slug} />

  const branch = trail(toc.entries, path)
  const found = named !== undefined && index ? namedOperation(index.operations, named) : undefined
  const operation = location.operation ?? found
  // An operation is shown before all of its document is parsed, which may fail afterwards.
  const isBroken = isLocationKnown && error instanceof ReadingError && error.kind === 'syntax'
  if (operation && !isBroken) {
    return (
      <DocumentScope {...scope}>
        <ApiOperation
          url={url}
          access={access}
          mayRequest={mayRequest}
          operation={operation}
          location={location}
          service={service}
          branch={branch}
          isLocationKnown={isLocationKnown}
          index={index}
          overview={overview}
        />
      </DocumentScope>
    )
  }
  if (error && isLocationKnown) return <ApiErrorNotice error={error} onRetry={reread} isRetrying={isFetching} />
  if (!index) return <DocumentSkeleton place={service.name ?? slug} />
  return (
    <DocumentScope {...scope}>
      <DocumentOverview
        index={index}
        doc={doc}
        service={service}
        branch={branch}
        isStaff={isStaff}
        placeholder={<DocumentSkeleton place={service.name ?? slug} />}
        isWholePage
      />
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

/** The only operation that a name in the address can mean: an operation id or a title with dashes. */
function namedOperation(operations: readonly IndexedOperation[], name: string): IndexedOperation | undefined {
  const wanted = dashed(name)
  const byId = operations.filter(({ operationId }) => operationId === name)
  const found = byId.length > 0 ? byId : operations.filter(({ title }) => dashed(title) === wanted)
  return found.length === 1 ? found[0] : undefined
}

function dashed(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

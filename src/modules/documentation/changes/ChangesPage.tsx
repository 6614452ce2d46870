import { useQuery } from '@tanstack/react-query'
import { ApiError, isStatus } from '@/api/core/api-error'
import { changesQuery } from '@/api/content/changes-queries'
import { useSession } from '@/auth/session'
import { isStaffMember } from '@/config/user-roles'
import { readingOf, type Access } from '@/engines/documentation/document-access'
import { trail, type TreeEntry } from '@/engines/documentation/tree-entry'
import { changesFeedFile } from '@/lib/published-changes'
import { ChangeHistory } from '@/modules/changes/history/ChangeHistory'
import { SignInButton } from '@/modules/session/SignInButton'
import { SignInRedirect } from '@/modules/session/SignInRedirect'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { ErrorState } from '@/ui/ErrorState'
import { PageHead } from '@/ui/Page'
import { TextPlaceholder } from '@/ui/Placeholders'
import { Breadcrumbs, type Crumb } from '../pages/Breadcrumbs'
import { NotFoundView } from '../pages/NotFoundView'
import type { useToc } from '../pages/use-toc'
import { FrameBar } from '../tree/FrameBar'

const title = 'Changes'
const loading = <TextPlaceholder label="Loading the changes" rows={4} />

interface ChangesPageProps {
  /** Where the documentation is; undefined while it is not known. */
  location: string | undefined
  serviceAccess: Access
  toc: ReturnType<typeof useToc>
  /** Path of the page, as the entries of the table of contents have it. */
  path: string
  /** Returns the breadcrumbs above the page; `branch` has the entries that lead to it. */
  crumbs: (branch: readonly TreeEntry[]) => readonly Crumb[]
}

/**
 * The Changes page of a documentation. Without an entry in the table of contents that this reader may see there is no page,
 * and `changes.json` is not requested (COMPARE-73).
 */
export function ChangesPage({ location, serviceAccess, toc: { toc, ...list }, path, crumbs }: ChangesPageProps) {
  const isSignedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const branch = trail(toc.entries, path)
  const isListed = branch.length > 0
  const isPending = location === undefined || list.pending || (list.isProvisional && !isListed)
  const { step, access } = readingOf({
    rule: toc.privatePaths.get(path),
    serviceAccess,
    isPending,
    isSignedIn,
    isStaff: isStaffMember(user),
  })
  if (!isPending && step === 'sign-in') return <SignInRedirect Skeleton={TextPlaceholder} />
  if (!isPending && !list.error && !isListed) {
    return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
  }
  return (
    <>
      <FrameBar place={title} />
      <Breadcrumbs above={crumbs(branch)} current={title} />
      <PageHead title={title}>
        What changed from publication to publication, and whether it breaks what you send or receive. The latest changes
        come first.
      </PageHead>
      {isPending ? (
        loading
      ) : list.error ? (
        <ErrorState
          title="The table of contents could not be loaded"
          message="It says whether this documentation lists its changes. Check your internet connection and try again."
          onRetry={list.refetch}
        />
      ) : (
        <LoadedChanges location={location} access={access} />
      )}
    </>
  )
}

function LoadedChanges({ location, access }: { location: string; access: Access }) {
  const { data, error, isFetching, refetch } = useQuery(changesQuery(location, access))
  const isVisitor = useSession().status === 'anonymous'
  const needsSignIn = isVisitor && (isStatus(error, 401) || isStatus(error, 403))
  const feed = access === 'open' ? `${location}${changesFeedFile}` : undefined
  if (data) {
    return (
      <>
        {feed !== undefined && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
        <ChangeHistory entries={data} feed={feed} />
      </>
    )
  }
  if (!error) return loading
  return (
    <ErrorState
      title="The changes could not be loaded"
      message={`${causeOf(error)} Whether anything changed is not known.`}
      onRetry={() => void refetch()}
      retrying={isFetching}
      otherActions={needsSignIn && <SignInButton />}
    />
  )
}

function causeOf(error: unknown): string {
  const { kind, status } = error instanceof ApiError ? error : { kind: undefined, status: undefined }
  if (kind === 'network') return 'Check your internet connection and try again.'
  if (kind === 'timeout') return 'The server did not respond in time; try again.'
  if (kind === 'parse') return 'The list of changes is malformed.'
  if (status === 401 || status === 403) return 'You may not have access to the list of changes.'
  if (status === 404) return 'The list of changes is not published.'
  if (status !== undefined) return `The server failed (${status}); try again in a moment.`
  return 'Reload the page and try again.'
}

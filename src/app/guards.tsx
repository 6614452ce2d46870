import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { describeError } from '@/api/core/api-error'
import type { User } from '@/api/identity/schemas'
import { resumeSession, signOut, useSession } from '@/auth/session'
import { isStaffMember } from '@/config/user-roles'
import { paths } from '@/lib/paths'
import { hasAcceptedTerms, hasDevCenterAccess } from '@/modules/session/access'
import { useStandAlone } from '@/modules/session/page-alone'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { SignInRedirect } from '@/modules/session/SignInRedirect'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { lazyPart } from '@/ui/lazy-part'
import { Page } from '@/ui/Page'
import { NotFoundPage } from './NotFoundPage'
import { PageLines, PageSkeleton } from './PageSkeleton'

const TermsGate = lazyPart(
  () => import('@/features/terms/TermsGate'),
  (module) => module.TermsGate,
)

/**
 * Guards every route that is not open to signed-in people without access. Visitors pass. Signed-in people pass when their
 * record has a `devcenter:` permission (AUTH-7); the others go to the page that says what to do (AUTH-8). Then they must
 * have accepted the terms of use, which replace the page until then (TERMS-3).
 * @param terms Whether the page needs accepted terms.
 */
export function AccessGate({ terms = true }: { terms?: boolean }) {
  const session = useSession()
  const user = useCurrentUser()

  if (session.status === 'anonymous') return <Outlet />
  if (session.status === 'failed') return <SessionFailed reason={session.reason} />
  if (session.status === 'loading' || user.isPending) return <PageSkeleton />
  // When a later read fails, the record that was read before keeps the page: it may hold unsaved input.
  if (!user.data) {
    return (
      <Page>
        <ErrorState
          headingLevel={1}
          {...describeError(user.error, {
            title: 'Your account could not be loaded',
            message: 'An error has occurred when fetching your user.',
          })}
          onRetry={() => void user.refetch()}
          retrying={user.isFetching}
          otherActions={
            <Button variant="ghost" onClick={() => void signOut().catch(() => undefined)}>
              Sign Out
            </Button>
          }
        />
      </Page>
    )
  }
  if (!hasDevCenterAccess(user.data)) return <Navigate to={paths.noUserFound()} replace />
  if (terms && !hasAcceptedTerms(user.data)) return <Terms user={user.data} />
  return <Outlet />
}

function Terms({ user }: { user: User }) {
  useStandAlone()
  return <TermsGate user={user} placeholder={<PageSkeleton />} isWholePage />
}

/** Guards private routes: visitors sign in and come back to the same path, query and hash (AUTH-1). */
export function RequireSignIn() {
  const session = useSession()
  if (session.status === 'signedIn') return <Outlet />
  return (
    <Page>
      <SignInRedirect Skeleton={PageLines} />
    </Page>
  )
}

/** Guards routes for the provider's staff: for other people these do not exist (AUTH-10). */
export function RequireInternal() {
  const { data: user } = useCurrentUser()
  return isStaffMember(user) ? <Outlet /> : <NotFoundPage />
}

function SessionFailed({ reason }: { reason: string | undefined }) {
  const [retrying, setRetrying] = useState(false)
  const retry = () => {
    setRetrying(true)
    void resumeSession().then(() => setRetrying(false))
  }
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title="Your session could not be restored"
        message={reason ?? 'The sign-in service did not respond. Check your internet connection and try again.'}
        onRetry={retry}
        retrying={retrying}
      />
    </Page>
  )
}

import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { describeError } from '@/api/core/api-error'
import type { User } from '@/api/identity/schemas'
import { resumeSession, signOut, useSession } from '@/auth/session'
import { isInternal } from '@/config/people'
import { paths } from '@/lib/paths'
import { hasAcceptedTerms, hasDevCenterAccess } from '@/modules/current-user/access'
import { useStandAlone } from '@/modules/current-user/page-alone'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { SignInRedirect } from '@/modules/sign-in/SignInRedirect'
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
 * The gate of every route that is not free (decisions, Routes): visitors pass; signed-in people pass once their record
 * is there and has a `devcenter:` permission, else they go to the page that says what to do (3 §6). Unless the page is
 * free of them, the terms of use come next: until they are accepted, they stand in the page's place (3 §4).
 */
export function AccessGate({ terms = true }: { terms?: boolean }) {
  const session = useSession()
  const user = useCurrentUser()

  if (session.status === 'anonymous') return <Outlet />
  if (session.status === 'failed') return <SessionFailed />
  if (session.status === 'loading' || user.isPending) return <PageSkeleton />
  // A record that was read once keeps the page up when a later read fails: the page may hold unsaved input.
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
        />
        <Button variant="ghost" onClick={() => void signOut().catch(() => undefined)}>
          Sign Out
        </Button>
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

/** Private routes: visitors sign in and come back to the same path, query and hash (1 §4). */
export function RequireSignIn() {
  const session = useSession()
  if (session.status === 'signedIn') return <Outlet />
  return (
    <Page>
      <SignInRedirect Skeleton={PageLines} />
    </Page>
  )
}

/** Routes for the provider's staff: for everybody else they do not exist (decisions, Routes). */
export function RequireInternal() {
  const { data: user } = useCurrentUser()
  return isInternal(user) ? <Outlet /> : <NotFoundPage />
}

function SessionFailed() {
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
        message="The sign-in service did not answer. Check your internet connection and try again."
        onRetry={retry}
        retrying={retrying}
      />
    </Page>
  )
}

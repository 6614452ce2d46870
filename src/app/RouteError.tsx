import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { reportError } from '@/config/error-report'
import { isLeaving, leavingMs } from '@/browser/leaving'
import { paths } from '@/lib/paths'
import { StandaloneBar } from '@/shell/StandaloneBar'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Splash } from '@/ui/Splash'
import { NotFoundPage } from './NotFoundPage'
import { PageSkeleton } from './PageSkeleton'

/** A page that failed to render or to load its code; the shell around it goes on. */
export function RouteError() {
  const { error, waiting } = useFailure()
  if (waiting) return <PageSkeleton />
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FatalError />
}

/** The shell itself failed. */
export function ShellError() {
  return useFailure().waiting ? null : <FatalPage />
}

/**
 * What failed, reported. `waiting`: the page is about to go, be it loaded anew for code that a deploy removed or left by
 * the reader, whose browser then lets what still loads fail. It is a failure only if the page stays.
 */
function useFailure(): { error: unknown; waiting: boolean } {
  const error = useRouteError()
  const [waiting, setWaiting] = useState(isLeaving)
  useEffect(() => {
    if (!waiting) return reportError(error)
    const timer = setTimeout(setWaiting, leavingMs, false)
    return () => clearTimeout(timer)
  }, [error, waiting])
  return { error, waiting }
}

/** The top-level fallback as a page of its own. */
export function FatalPage() {
  return (
    <>
      <StandaloneBar />
      <main id="main">
        <FatalError />
      </main>
    </>
  )
}

/** The top-level fallback (3 §8), with a way out. */
function FatalError() {
  return (
    <Splash
      headingLevel={1}
      title="An error has occurred"
      text="This page could not be shown. Reloading it often helps; nothing that was saved is lost."
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
          <a className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
            Go to Home
          </a>
        </>
      }
    />
  )
}

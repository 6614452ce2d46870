import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { reportError } from '@/config/error-report'
import { paths } from '@/lib/paths'
import { StandaloneBar } from '@/shell/StandaloneBar'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Splash } from '@/ui/Splash'
import { NotFoundPage } from './NotFoundPage'

/** A page that failed to render; the shell around it works on. */
export function RouteError() {
  const error = useReportedError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FatalError />
}

/** The shell itself failed. */
export function ShellError() {
  useReportedError()
  return <FatalPage />
}

/** Returns what the router caught, and reports it. */
function useReportedError(): unknown {
  const error = useRouteError()
  useEffect(() => {
    reportError(error)
  }, [error])
  return error
}

/** The last fallback as a page of its own. */
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

/** The last fallback (SHELL-16), with ways out. */
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

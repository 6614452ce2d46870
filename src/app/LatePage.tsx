import type { PendingCode } from '@/browser/use-code'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button-class'
import { RetryButton } from '@/ui/RetryButton'
import { Splash } from '@/ui/Splash'
import { PageSkeleton } from './PageSkeleton'

/** Replaces a page whose code loads slowly or failed to load. Its link to Home reloads the whole portal. */
export function LatePage(state: PendingCode) {
  if (state.status !== 'failed') return <PageSkeleton isSlow={state.status === 'slow'} />
  return (
    <div role="alert">
      <Splash
        headingLevel={1}
        title="An error has occurred"
        text="This page could not be loaded. Check your internet connection and try again; nothing that was saved is lost."
        actions={
          <>
            <RetryButton variant="primary" onRetry={state.retry} />
            <a className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
              Go to Home
            </a>
          </>
        }
      />
    </div>
  )
}

import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Splash } from '@/ui/Splash'
import type { CheckState } from '../model/check-state'

const titles = {
  reading: 'The file could not be read',
  loadingRules: 'The rules could not be loaded',
  checking: 'The file could not be checked',
}

/** Says why there is no verdict: a failure, or a check that was cancelled. The file stays open for another attempt. */
export function NoVerdict({ state: { phase, error }, onRetry }: { state: CheckState; onRetry: () => void }) {
  if (phase === 'failed' && error) {
    return <ErrorState title={titles[error.during]} message={error.message} onRetry={onRetry} />
  }
  if (phase !== 'stopped') return null
  return (
    <Splash
      headingLevel={2}
      mark="empty"
      title="The check was cancelled"
      text="Your file is still open."
      actions={
        <Button variant="primary" onClick={onRetry}>
          Check again
        </Button>
      }
    />
  )
}

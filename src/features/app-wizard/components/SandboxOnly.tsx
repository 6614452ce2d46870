import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { RetryButton } from '@/ui/RetryButton'
import styles from './ConnectionStep.module.css'
import type { Trial } from '../hooks/use-trial'

/** Explains why there are no Production Keys (APP-45, APP-51). */
export function SandboxOnly({ trial }: { trial: Trial }) {
  const organization = <bdi>{trial.organizationName}</bdi>
  if (trial.status === 'failed') {
    return (
      <>
        <p>
          <b>Sandbox Keys only.</b> Whether {organization} is a trial organization could not be read. Production Keys
          appear here once it is known not to be one.
        </p>
        <p className={styles.retry}>
          <RetryButton inline pending={trial.isRetrying} onRetry={trial.retry} />
        </p>
      </>
    )
  }
  return (
    <p>
      <b>Sandbox Keys only.</b> {organization} is a trial organization.{' '}
      <Link to={paths.contact({ contactSupport: 'true' })}>Contact support</Link> for production access; Production Keys
      then appear here.
    </p>
  )
}

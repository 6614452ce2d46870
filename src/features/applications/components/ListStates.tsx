import { Link } from 'react-router-dom'
import { describeError } from '@/api/core/api-error'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button-class'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Splash } from '@/ui/Splash'
import styles from './ApplicationList.module.css'

const fetchDefaults = { title: 'Error!', message: 'An error has occurred when fetching the applications' }

/** The empty list (APP-3), beside Build An App. */
export function NoApplications() {
  return (
    <li className={styles.state}>
      <Card>
        <Splash headingLevel={3} mark="empty" title="No apps yet" text="You have no apps built or granted." />
      </Card>
    </li>
  )
}

interface NotFetchedProps {
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** The list could not be read (APP-9). */
export function NotFetched({ error, retrying, onRetry }: NotFetchedProps) {
  return (
    <li className={styles.state}>
      <Card>
        <ErrorState headingLevel={3} {...describeError(error, fetchDefaults)} retrying={retrying} onRetry={onRetry} />
      </Card>
    </li>
  )
}

/** The address names a page after the last one. */
export function BeyondLast({ page, lastPage }: { page: number; lastPage: number }) {
  return (
    <li className={styles.state}>
      <Card>
        <Splash
          headingLevel={3}
          mark="empty"
          title={`There is no page ${page}`}
          text={lastPage === 1 ? 'Your applications are all on the first page.' : `The last page is page ${lastPage}.`}
          actions={
            <Link className={buttonClass({})} to={paths.applications(lastPage === 1 ? {} : { page: lastPage })}>
              {lastPage === 1 ? 'Go to the first page' : 'Go to the last page'}
            </Link>
          }
        />
      </Card>
    </li>
  )
}

import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button-class'
import { Card, CardBody } from '@/ui/Card'
import { RetryButton } from '@/ui/RetryButton'
import { SkeletonGroup, SkeletonLine, SkeletonSquare } from '@/ui/Skeleton'
import { Splash } from '@/ui/Splash'
import styles from './ApplicationStates.module.css'
import { Lead } from './Lead'

const headers = ['details', 'types', 'redirects', 'connection']

/** The skeleton of the page while the application loads. */
export function ApplicationSkeleton() {
  return (
    <SkeletonGroup label="Loading the application">
      <Lead
        identity={
          <div className={styles.identity}>
            <SkeletonSquare className={styles.tile} />
            <div className={styles.lines}>
              <SkeletonLine width={80} className={styles.name} />
              <SkeletonLine width={65} />
            </div>
          </div>
        }
        facts={
          <Card>
            <CardBody className={styles.lines}>
              <SkeletonLine width={30} />
              <SkeletonLine />
              <SkeletonLine width={80} />
              <SkeletonLine width={30} />
              <SkeletonLine width={65} />
            </CardBody>
          </Card>
        }
      >
        <Card>
          {headers.map((header) => (
            <div key={header} className={styles.header}>
              <SkeletonSquare className={styles.number} />
              <SkeletonLine width={30} />
            </div>
          ))}
        </Card>
      </Lead>
    </SkeletonGroup>
  )
}

/** The application does not exist (APP-22). */
export function ApplicationNotFound() {
  return (
    <Splash
      headingLevel={1}
      title="The application you're looking for can't be found."
      text="You may have mistyped the URL or the application has been deleted."
      actions={
        <Link className={buttonClass({})} to={paths.applications()}>
          Your applications
        </Link>
      }
    />
  )
}

/** The application could not be read (APP-23). */
export function ApplicationNotFetched({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <Splash
        headingLevel={1}
        title="An error occurred when fetching your application."
        text="Please try refreshing the page."
        actions={<RetryButton pending={retrying} onRetry={onRetry} />}
      />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Application, ApplicationsPage } from '@/api/devcenter/schemas'
import { paths } from '@/lib/paths'
import { AppTile } from '@/modules/application/AppTile'
import { cut, typeLabel } from '@/modules/application/labels'
import { DateText } from '@/modules/dates/DateText'
import { useCountText } from '@/modules/dates/use-count-text'
import { Card, CardHead } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { RetryButton } from '@/ui/RetryButton'
import { SkeletonGroup, SkeletonLine, SkeletonSquare } from '@/ui/Skeleton'
import { isBeginner } from '../model/first-steps'
import { FirstSteps } from './FirstSteps'
import { NeedsAttention } from './NeedsAttention'
import styles from './YourApplications.module.css'

const maxShown = 3

/**
 * The cards that lead the home page, from the first page of applications: the first steps of somebody who begins, the three
 * applications that were changed last, and those that need attention (HOME-11, HOME-12).
 */
export function YourApplications() {
  const { data, isError, isFetching, refetch } = useQuery(devcenterQueries.applications(1))
  const [now] = useState(Date.now)
  if (data) {
    return (
      <>
        {isBeginner(data, now) && <FirstSteps applications={data} />}
        {data.results.length > 0 && <ApplicationsCard applications={data} />}
      </>
    )
  }
  return (
    <Card className={styles.mine}>
      <CardHead className={styles.head}>
        <h2>Your applications</h2>
      </CardHead>
      {isError ? (
        <div className={styles.failed} role="alert">
          <p>Your applications could not be loaded.</p>
          <RetryButton pending={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : (
        <SkeletonGroup label="Loading your applications" className={styles.rows}>
          {['first', 'second', 'third'].map((row) => (
            <div key={row} className={styles.row}>
              <SkeletonSquare className={styles.square} />
              <SkeletonLine width={50} />
            </div>
          ))}
        </SkeletonGroup>
      )}
    </Card>
  )
}

function ApplicationsCard({ applications: { count, results } }: { applications: ApplicationsPage }) {
  const counted = useCountText()
  return (
    <Card className={styles.mine}>
      <CardHead className={styles.head}>
        <h2>Your applications</h2>
        <Link className={styles.all} to={paths.applications()}>
          {count !== 1 && 'All '}
          {counted(count, 'application')}
          <Icon of={ChevronRight} size="sm" />
        </Link>
      </CardHead>
      <ul className={styles.rows}>
        {newest(results).map((application) => (
          <li key={application.id}>
            <Row application={application} />
          </li>
        ))}
      </ul>
      <NeedsAttention applications={results} />
    </Card>
  )
}

function Row({ application: { id, name, appType, iconName, iconColor, updatedAt } }: { application: Application }) {
  return (
    <Link className={styles.row} to={paths.app(id)}>
      <AppTile iconName={iconName} iconColor={iconColor} size="sm" />
      <b title={name} dir="auto">
        {cut(name)}
      </b>
      <span className={styles.kind}>{typeLabel(appType)}</span>
      <span className={styles.date}>
        {updatedAt !== undefined && 'Updated '}
        <DateText value={updatedAt} />
      </span>
      <Icon of={ChevronRight} size="sm" />
    </Link>
  )
}

/** Returns the applications that were changed last, newest first. Those without a readable date come last. */
export function newest(applications: readonly Application[]): Application[] {
  return applications.toSorted((a, b) => changedAt(b) - changedAt(a)).slice(0, maxShown)
}

function changedAt({ updatedAt }: Application): number {
  return (updatedAt !== undefined && Date.parse(updatedAt)) || 0
}

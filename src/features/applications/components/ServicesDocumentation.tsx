import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeError, isStatus } from '@/api/core/api-error'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Service } from '@/api/devcenter/schemas'
import type { Environment } from '@/config/env-schema'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { LinkRow } from '@/modules/navigation/LinkRow'
import { SideCard } from '@/modules/navigation/SideCard'
import { Badge } from '@/ui/Badge'
import { RetryButton } from '@/ui/RetryButton'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import styles from './SideNote.module.css'

/** Services that have no place in lists of documentation. */
const unlistedSlugs = ['document-collection-api', 'inventory-api']

const fetchDefaults = { title: 'Error!', message: 'An error has occurred when fetching the services' }

/** Links to the documentation of the services (APP-7). A failure shows a notice (APP-8); the card offers Retry. */
export function ServicesDocumentation() {
  const { data, error, isFetching, refetch } = useQuery(devcenterQueries.services(true))

  useEffect(() => {
    // The end of the session has its own dialog.
    if (!error || isStatus(error, 401)) return
    showToast({ ...describeError(error, fetchDefaults), tone: 'error', key: 'services' })
  }, [error])

  return (
    <SideCard title="Services Documentation">
      {data ? (
        <ServiceRows services={documentedServices(data, environment())} />
      ) : error ? (
        <p className={styles.note}>
          The services could not be loaded.
          <RetryButton inline pending={isFetching} onRetry={() => void refetch()} />
        </p>
      ) : (
        <SkeletonGroup label="Loading the services" className={styles.shapes}>
          <SkeletonLine width={50} />
          <SkeletonLine width={65} />
          <SkeletonLine width={50} />
        </SkeletonGroup>
      )}
    </SideCard>
  )
}

function ServiceRows({ services }: { services: readonly Service[] }) {
  if (services.length === 0) return <p className={styles.note}>There are no services to show.</p>
  return services.map(({ id, slug, name, isBeta }) => (
    <LinkRow
      key={id}
      to={paths.service(slug)}
      label={
        <>
          <bdi>{name ?? slug}</bdi>
          {isBeta && (
            <>
              {' '}
              <Badge tone="beta">Beta</Badge>
            </>
          )}
        </>
      }
    />
  ))
}

/**
 * The services that the lists of documentation show: active ones that are neither unlisted nor hidden, and not part of
 * another section (`serviceIds` of the environment).
 */
function documentedServices(
  services: readonly Service[],
  { serviceIds, hiddenServiceSlugs }: Pick<Environment, 'serviceIds' | 'hiddenServiceSlugs'>,
): Service[] {
  const hidden = new Set([...unlistedSlugs, ...hiddenServiceSlugs])
  const sections = new Set(Object.values(serviceIds).flat())
  return services.filter(({ id, slug, active }) => active !== false && !hidden.has(slug) && !sections.has(id))
}

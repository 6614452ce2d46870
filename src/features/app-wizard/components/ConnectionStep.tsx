import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { Application } from '@/api/devcenter/schemas'
import { identityQueries } from '@/api/identity/queries'
import { paths } from '@/lib/paths'
import { KeySet } from '@/modules/credentials/KeySet'
import { TokenAddresses } from '@/modules/credentials/TokenAddresses'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { showToast } from '@/ui/toast'
import { ConnectionSkeleton } from './ConnectionSkeleton'
import styles from './ConnectionStep.module.css'
import { MissingForToken } from './MissingForToken'

interface ConnectionStepProps {
  application: Application
  onOpenStep: (id: number) => void
}

/** Step 4: the keys and what else a token request needs (1 §4). Trial organizations have Sandbox Keys only. */
export function ConnectionStep({ application, onOpenStep }: ConnectionStepProps) {
  const { trial, failed, retrying, retry, organizationName } = useTrial()
  if (trial === undefined && !failed) return <ConnectionSkeleton />

  const withProduction = trial === false && !failed
  const addresses = (
    <TokenAddresses withAuthorize={application.appType !== undefined && application.appType !== 'm2m'} />
  )
  return (
    <div className={styles.keys}>
      <MissingForToken application={application} onOpenStep={onOpenStep} />
      <div className={styles.two}>
        {withProduction && <KeySet application={application} kind="production" />}
        <KeySet application={application} kind="test" />
        {!withProduction && addresses}
      </div>
      {withProduction && <div className={styles.below}>{addresses}</div>}
      {!withProduction && (
        <Callout>
          {failed ? (
            <>
              <p>
                <b>Sandbox Keys only.</b> Whether <bdi>{organizationName}</bdi> is a trial organization could not be
                found out. Production Keys appear here once it is known that it is not.
              </p>
              <p className={styles.retry}>
                <Button size="sm" pending={retrying} onClick={retry}>
                  Retry
                </Button>
              </p>
            </>
          ) : (
            <p>
              <b>Sandbox Keys only.</b> <bdi>{organizationName}</bdi> is a trial organization.{' '}
              <Link to={paths.contact({ contactSupport: 'true' })}>Contact support</Link> for production access;
              Production Keys then appear here.
            </p>
          )}
        </Callout>
      )}
    </div>
  )
}

/** Whether the person's organization is a trial, read whenever the step opens; a failure is told once (1 §8). */
function useTrial() {
  const { data: user } = useCurrentUser()
  const organization = user?.organization
  const { data, isError, isFetching, refetch } = useQuery({
    ...identityQueries.organizationTrial(organization?.id ?? ''),
    enabled: organization !== undefined,
    staleTime: 0,
  })
  const failed = isError || (user !== undefined && organization === undefined)

  useEffect(() => {
    if (!failed) return
    showToast({
      title: 'Error Encountered',
      message: 'Org Trial Status Could Not Be Fetched',
      tone: 'bad',
      key: 'trial-status',
    })
  }, [failed])

  return {
    trial: data,
    failed,
    retrying: isFetching,
    retry: () => void refetch(),
    organizationName: organization?.organization_name ?? 'Your organization',
  }
}

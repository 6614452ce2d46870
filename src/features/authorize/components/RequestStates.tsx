import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { SoloCard } from '@/ui/SoloCard'
import type { useAuthorizationRequest } from '../hooks/use-authorization-request'
import styles from './Authorize.module.css'
import { iconPaths } from '../model/icon-paths'

type Unready = Exclude<ReturnType<typeof useAuthorizationRequest>, { status: 'ready' }>

/** Replaces the question while the request loads, when it cannot be read, and when its return address is unsafe. */
export function RequestStates({ state }: { state: Unready }) {
  if (state.status === 'pending') return <RequestSkeleton />
  if (state.status === 'none') {
    return (
      <SoloCard title="Nothing to authorize" iconPath={iconPaths.nothing} footer={<HomeLink />}>
        <p>
          An app opens this page when it asks for access to your data, and its request is missing from this address or
          incomplete. Go back to the app and start again from there.
        </p>
      </SoloCard>
    )
  }
  if (state.status === 'unsafe') {
    return (
      <SoloCard title="This request cannot be trusted" iconPath={iconPaths.stop} footer={<HomeLink />}>
        <p>
          The app wants its response at a URL that is not safe to open. Nothing was authorized. Tell the people who make
          the app.
        </p>
      </SoloCard>
    )
  }
  // No alert and no toast: the failure is only logged (AUTHZ-10).
  return (
    <SoloCard
      title="Authorize an app"
      iconPath={iconPaths.nothing}
      footer={
        <>
          <Button pending={state.retrying} onClick={state.retry}>
            Try again
          </Button>
          <HomeLink />
        </>
      }
    >
      <p>
        There is no request to show. It may have been answered already, or it took too long. Go back to the app and
        start again from there.
      </p>
    </SoloCard>
  )
}

function HomeLink() {
  return (
    <Link className={buttonClass({ variant: 'ghost' })} to={paths.home()}>
      Go to Home
    </Link>
  )
}

function RequestSkeleton() {
  return (
    <SkeletonGroup label="Loading the request" className={styles.skeleton}>
      <div className={styles.skeletonCard}>
        <SkeletonLine width={65} className={styles.skeletonTitle} />
        <SkeletonLine />
        <SkeletonLine width={50} />
        <SkeletonLine className={styles.skeletonList} />
        <SkeletonLine width={30} />
      </div>
    </SkeletonGroup>
  )
}

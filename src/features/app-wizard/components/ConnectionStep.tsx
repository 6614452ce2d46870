import type { Application } from '@/api/devcenter/schemas'
import { isAppType } from '@/modules/application/labels'
import { GetToken } from '@/modules/application/credentials/GetToken'
import { KeySet } from '@/modules/application/credentials/KeySet'
import { TokenUrls } from '@/modules/application/credentials/TokenUrls'
import { useShownSecrets } from '@/modules/application/credentials/use-shown-secrets'
import { missingForToken } from '@/modules/application/missing'
import { Callout } from '@/ui/Callout'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import styles from './ConnectionStep.module.css'
import { FirstCall } from './FirstCall'
import { MissingForToken } from './MissingForToken'
import { SandboxOnly } from './SandboxOnly'
import { useTrial } from '../hooks/use-trial'

interface ConnectionStepProps {
  application: Application
  onOpenStep: (id: number) => void
}

/** Step 4: the keys, and what else a token request needs (APP-52). Trial organizations have Sandbox Keys only (APP-45). */
export function ConnectionStep({ application, onOpenStep }: ConnectionStepProps) {
  const trial = useTrial()
  const { secrets, showSecret } = useShownSecrets()
  if (trial.status === 'loading') return <ConnectionSkeleton />

  const { appType } = application
  const missing = missingForToken(application)
  const urls = <TokenUrls withAuthorize={appType !== undefined && appType !== 'm2m'} />
  const sandboxOnly = <SandboxOnly trial={trial} />
  return (
    <div className={styles.keys}>
      {missing && <MissingForToken missing={missing} onOpenStep={onOpenStep} />}
      {trial.status === 'full' ? (
        <>
          <div className={styles.two}>
            <KeySet application={application} kind="production" secrets={secrets} onSecret={showSecret} />
            <KeySet application={application} kind="test" secrets={secrets} onSecret={showSecret} />
          </div>
          <div className={styles.below}>{urls}</div>
        </>
      ) : (
        <>
          <div className={styles.two}>
            <KeySet application={application} kind="test" secrets={secrets} onSecret={showSecret} />
            {urls}
          </div>
          {/* Only one notice is tinted: what is missing matters more. */}
          {missing ? <div className={styles.note}>{sandboxOnly}</div> : <Callout>{sandboxOnly}</Callout>}
        </>
      )}
      {!missing && isAppType(appType) && (
        <>
          <FirstCall appId={application.id} />
          <div className={styles.below}>
            <GetToken
              application={{ ...application, appType }}
              kinds={trial.status === 'full' ? ['test', 'production'] : ['test']}
              secrets={secrets}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** The skeleton of the two sets of keys. */
function ConnectionSkeleton() {
  return (
    <SkeletonGroup label="Loading the keys" className={styles.two}>
      {['left', 'right'].map((set) => (
        <div key={set} className={styles.lines}>
          <SkeletonLine width={50} />
          <SkeletonLine width={80} />
          <SkeletonLine className={styles.box} />
          <SkeletonLine className={styles.box} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

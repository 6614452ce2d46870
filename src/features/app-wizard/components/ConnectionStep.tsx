import type { Application } from '@/api/devcenter/schemas'
import { KeySet } from '@/modules/credentials/KeySet'
import { TokenAddresses } from '@/modules/credentials/TokenAddresses'
import { Callout } from '@/ui/Callout'
import { missingForToken } from '../model/missing'
import { ConnectionSkeleton } from './ConnectionSkeleton'
import styles from './ConnectionStep.module.css'
import { MissingForToken } from './MissingForToken'
import { SandboxOnly } from './SandboxOnly'
import { useTrial } from './use-trial'

interface ConnectionStepProps {
  application: Application
  onOpenStep: (id: number) => void
}

/** Step 4: the keys and what else a token request needs (1 §4). Trial organizations have Sandbox Keys only. */
export function ConnectionStep({ application, onOpenStep }: ConnectionStepProps) {
  const trial = useTrial()
  if (trial.status === 'loading') return <ConnectionSkeleton />

  const { appType } = application
  const missing = missingForToken(application)
  const addresses = <TokenAddresses withAuthorize={appType !== undefined && appType !== 'm2m'} />
  const sandboxOnly = <SandboxOnly trial={trial} />
  return (
    <div className={styles.keys}>
      {missing && <MissingForToken missing={missing} onOpenStep={onOpenStep} />}
      {trial.status === 'full' ? (
        <>
          <div className={styles.two}>
            <KeySet application={application} kind="production" />
            <KeySet application={application} kind="test" />
          </div>
          <div className={styles.below}>{addresses}</div>
        </>
      ) : (
        <>
          <div className={styles.two}>
            <KeySet application={application} kind="test" />
            {addresses}
          </div>
          {/* One tinted notice at a time: what is missing comes first. */}
          {missing ? <div className={styles.note}>{sandboxOnly}</div> : <Callout>{sandboxOnly}</Callout>}
        </>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { identityQueries } from '@/api/identity/queries'
import { paths } from '@/lib/paths'
import { SignInButton } from '@/modules/session/SignInButton'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { SoloCard } from '@/ui/SoloCard'
import { forgetArrival, useArrival } from '@/modules/navigation/url-secrets'
import { FinalizeForm } from './components/FinalizeForm'
import { InvitationError } from './components/InvitationError'
import { LinkMissing } from './components/LinkMissing'
import styles from './components/Skeleton.module.css'
import { checkIconPath } from './model/icon-paths'
import { useErrorToast } from './hooks/use-error-toast'
import { usePasswordPolicy } from './hooks/use-password-policy'

const title = 'Finalize trial account'

/** `/login/create`: an invited person checks the name and chooses a password, which creates the account (AUTH-25). */
export function CreateAccountPage() {
  const arrival = useArrival(paths.createAccount())
  const signedInvite = arrival?.secrets.get('signed_invite') ?? ''
  if (!arrival || signedInvite === '') return <LinkMissing title={title} what="invitation" />
  return <Invited visit={arrival.visit} signedInvite={signedInvite} />
}

function Invited({ visit, signedInvite }: { visit: number; signedInvite: string }) {
  const invitation = useQuery(identityQueries.invitation(visit, signedInvite))
  const policy = usePasswordPolicy(invitation.data !== undefined)
  const [finalized, setFinalized] = useState<string>()
  useErrorToast('invitation', invitation.error, 'An error has occurred when creating user.')

  if (finalized !== undefined) {
    return (
      <SoloCard
        result
        title="Account finalized"
        iconPath={checkIconPath}
        footer={<SignInButton variant="primary" returnTo={paths.home()} as={finalized} />}
      >
        <p>
          Sign in as <strong>{finalized}</strong> with the password you chose.
        </p>
      </SoloCard>
    )
  }
  if (invitation.data) {
    const finish = (email: string) => {
      forgetArrival(paths.createAccount())
      setFinalized(email)
    }
    return (
      <FinalizeForm invitation={invitation.data} signedInvite={signedInvite} policy={policy} onFinalized={finish} />
    )
  }
  if (invitation.error) {
    return (
      <InvitationError
        title={title}
        error={invitation.error}
        onRetry={() => void invitation.refetch()}
        retrying={invitation.isFetching}
      />
    )
  }
  return (
    <SoloCard title={title} footer={<SkeletonLine width={30} />}>
      <SkeletonGroup label="Loading your invitation" className={styles.form}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key}>
            <SkeletonLine width={30} />
            <SkeletonLine className={styles.control} />
          </div>
        ))}
      </SkeletonGroup>
    </SoloCard>
  )
}

import { useState } from 'react'
import { paths } from '@/lib/paths'
import { SignInButton } from '@/modules/session/SignInButton'
import { SoloCard } from '@/ui/SoloCard'
import { forgetArrival, useArrival } from '@/modules/navigation/url-secrets'
import { LinkMissing } from './components/LinkMissing'
import { NewPasswordForm } from './components/NewPasswordForm'
import { checkIconPath } from './model/icon-paths'

/** `/login/create-new-password`: replaces a forgotten password with a new one (AUTH-20). */
export function CreateNewPasswordPage() {
  const arrival = useArrival(paths.createNewPassword())
  const emailAddress = arrival?.secrets.get('email_address') ?? ''
  const resetCode = arrival?.secrets.get('reset_code') ?? ''
  const [complete, setComplete] = useState(false)

  if (complete) {
    return (
      <SoloCard
        result
        title="Password changed"
        iconPath={checkIconPath}
        footer={<SignInButton variant="primary" returnTo={paths.home()} as={emailAddress} />}
      >
        <p>
          Sign in as <strong>{emailAddress}</strong> with the new password. The old one no longer works: sign in again
          wherever you used it.
        </p>
      </SoloCard>
    )
  }
  if (emailAddress === '' || resetCode === '') return <LinkMissing title="Create new password" what="code" />
  const finish = () => {
    forgetArrival(paths.createNewPassword())
    setComplete(true)
  }
  return <NewPasswordForm emailAddress={emailAddress} resetCode={resetCode} onComplete={finish} />
}

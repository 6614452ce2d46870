import { useEffect, useState } from 'react'
import { requireSignIn } from '@/auth/session'
import { TextPlaceholder } from '@/modules/placeholders/Placeholders'
import { ErrorState } from '@/ui/ErrorState'

/** Takes a visitor to sign in and back to this address; what a page shows that turns out to be private. */
export function SignInRedirect() {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return
    const stay = () => setFailed(true)
    requireSignIn().then(stay, stay)
  }, [failed])
  if (!failed) return <TextPlaceholder label="Taking you to sign in" />
  return (
    <ErrorState
      title="Sign-in is not reachable"
      message="This page needs you to sign in, and the sign-in could not be opened. Check your internet connection and try again."
      onRetry={() => setFailed(false)}
    />
  )
}

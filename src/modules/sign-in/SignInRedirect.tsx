import { useEffect, useState, type ComponentType } from 'react'
import { requireSignIn } from '@/auth/session'
import { ErrorState } from '@/ui/ErrorState'

interface SignInRedirectProps {
  /** What is shown meanwhile: the shape of what comes after the sign-in. */
  Skeleton: ComponentType<{ label: string }>
}

/** Takes a visitor to sign in and back to this address; stands in the place of what is private. */
export function SignInRedirect({ Skeleton }: SignInRedirectProps) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return
    const stay = () => setFailed(true)
    requireSignIn().then(stay, stay)
  }, [failed])
  if (!failed) return <Skeleton label="Taking you to sign in" />
  return (
    <ErrorState
      title="Sign-in is not reachable"
      message="This page needs you to sign in, and the sign-in could not be opened. Check your internet connection and try again."
      onRetry={() => setFailed(false)}
    />
  )
}

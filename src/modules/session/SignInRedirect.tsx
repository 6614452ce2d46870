import { useEffect, useState, type ComponentType } from 'react'
import { requireSignIn } from '@/auth/session'
import { ErrorState } from '@/ui/ErrorState'
import { signInError } from './sign-in-error'

interface SignInRedirectProps {
  /** Shown until the page is left: the shape of what comes after the sign-in. */
  Skeleton: ComponentType<{ label: string }>
}

/** Takes a visitor to the sign-in page and back to this address. Shown in place of a private page. */
export function SignInRedirect({ Skeleton }: SignInRedirectProps) {
  const [error, setError] = useState<ReturnType<typeof signInError>>()
  useEffect(() => {
    if (error) return
    const stay = (thrown?: unknown) => setError(signInError(thrown))
    requireSignIn().then(stay, stay)
  }, [error])
  if (!error) return <Skeleton label="Taking you to sign in" />
  return (
    <ErrorState
      title={error.title}
      message={`This page needs you to sign in. ${error.message}`}
      onRetry={() => setError(undefined)}
    />
  )
}

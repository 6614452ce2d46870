import { useEffect, useState, type ComponentType } from 'react'
import { requireSignIn } from '@/auth/session'
import { ErrorState } from '@/ui/ErrorState'
import { signInFailure } from './sign-in-failure'

interface SignInRedirectProps {
  /** Shown until the page is left: the shape of what comes after the sign-in. */
  Skeleton: ComponentType<{ label: string }>
}

/** Takes a visitor to the sign-in page and back to this address. Shown in place of a private page. */
export function SignInRedirect({ Skeleton }: SignInRedirectProps) {
  const [failure, setFailure] = useState<ReturnType<typeof signInFailure>>()
  useEffect(() => {
    if (failure) return
    const stay = (error?: unknown) => setFailure(signInFailure(error))
    requireSignIn().then(stay, stay)
  }, [failure])
  if (!failure) return <Skeleton label="Taking you to sign in" />
  return (
    <ErrorState
      title={failure.title}
      message={`This page needs you to sign in. ${failure.message}`}
      onRetry={() => setFailure(undefined)}
    />
  )
}

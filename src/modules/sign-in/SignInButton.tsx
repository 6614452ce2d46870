import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/button-class'
import { useSignIn } from './use-sign-in'

interface SignInButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Where to go then; this page when it is not named. */
  returnTo?: string
  /** Address of mail of the account to sign in with. */
  as?: string | undefined
}

/** Leaves for the sign-in page and comes back. When that fails (offline, blocked) it says so and can be pressed again. */
export function SignInButton({ variant, size, returnTo, as }: SignInButtonProps) {
  const { leave, pending } = useSignIn()
  return (
    <Button variant={variant} size={size} pending={pending} onClick={() => leave(returnTo, as)}>
      Sign In
    </Button>
  )
}

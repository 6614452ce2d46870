import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/button-class'
import { useSignIn } from './use-sign-in'

interface SignInButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Path to open after the sign-in; this page by default. */
  returnTo?: string
  /** Email address of the account to sign in with. */
  as?: string | undefined
}

/** Leaves for the sign-in page and comes back. When that fails, it says why and can be pressed again. */
export function SignInButton({ variant, size, returnTo, as }: SignInButtonProps) {
  const { leave, pending } = useSignIn()
  return (
    <Button variant={variant} size={size} pending={pending} onClick={() => leave(returnTo, as)}>
      Sign In
    </Button>
  )
}

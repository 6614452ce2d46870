import { useState } from 'react'
import { signIn } from '@/auth/session'
import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/button-class'
import { showToast } from '@/ui/toast'

/** Leaves for the sign-in page and comes back here. When that fails (offline, blocked) it says so and can be pressed again. */
export function SignInButton({ variant, size }: Pick<ButtonLook, 'variant' | 'size'>) {
  const [pending, setPending] = useState(false)
  const leave = () => {
    setPending(true)
    signIn().catch(() => {
      setPending(false)
      showToast({
        title: 'Sign-in is not reachable',
        message: 'Check your internet connection and try again.',
        tone: 'bad',
      })
    })
  }
  return (
    <Button variant={variant} size={size} pending={pending} onClick={leave}>
      Sign In
    </Button>
  )
}

import { useState } from 'react'
import { signIn } from '@/auth/session'
import { showToast } from '@/ui/toast'

/**
 * Leaves for the sign-in page and comes back here, or to `returnTo`; `as` is the address of mail to sign in with, whoever
 * is signed in now. When that fails it says so.
 */
export function useSignIn(): { leave: (returnTo?: string, as?: string) => void; pending: boolean } {
  const [pending, setPending] = useState(false)
  const leave = (returnTo?: string, as?: string) => {
    setPending(true)
    signIn(returnTo, as).catch(() => {
      setPending(false)
      showToast({
        title: 'Sign-in is not reachable',
        message: 'Check your internet connection and try again.',
        tone: 'bad',
      })
    })
  }
  return { leave, pending }
}

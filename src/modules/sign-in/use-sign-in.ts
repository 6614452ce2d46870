import { useState } from 'react'
import { signIn } from '@/auth/session'
import { mayLeave } from '@/browser/unsaved-input'
import { showToast } from '@/ui/toast'

/**
 * Leaves for the sign-in page and comes back here, or to `returnTo`; `as` is the address of mail to sign in with, whoever
 * is signed in now. Asks first where input would be lost. When it fails it says so.
 */
export function useSignIn(): { leave: (returnTo?: string, as?: string) => void; pending: boolean } {
  const [pending, setPending] = useState(false)
  const leave = async (returnTo?: string, as?: string) => {
    if (!(await mayLeave())) return
    setPending(true)
    try {
      await signIn(returnTo, as)
    } catch {
      showToast({
        title: 'Sign-in is not reachable',
        message: 'Check your internet connection and try again.',
        tone: 'bad',
      })
    }
    setPending(false)
  }
  return { leave: (returnTo, as) => void leave(returnTo, as), pending }
}

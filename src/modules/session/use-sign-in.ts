import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signIn, signInHere } from '@/auth/session'
import { afterPaint } from '@/browser/after-paint'
import { focusHeading } from '@/browser/focus'
import { hasOpenFiles, mayLeave } from '@/browser/unsaved-input'
import { showToast } from '@/ui/toast'
import { signInError } from './sign-in-error'

/**
 * Returns a function that leaves for the sign-in page and comes back here, or to `returnTo`. `as` is the email address to
 * sign in with, even while somebody else is signed in. Asks first when input would be lost, and shows a toast when it fails.
 * A page that holds files of the reader is not left: the sign-in takes place in a window.
 */
export function useSignIn(): { leave: (returnTo?: string, as?: string) => void; pending: boolean } {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const leave = async (returnTo?: string, as?: string) => {
    const staysHere = hasOpenFiles() && returnTo === undefined && as === undefined
    if (!staysHere && !(await mayLeave())) return
    setPending(true)
    try {
      if (staysHere) {
        await signInHere()
        afterPaint(focusPage)
        await queryClient.invalidateQueries()
      } else await signIn(returnTo, as)
    } catch (error) {
      showToast({ ...signInError(error), tone: 'error' })
    }
    setPending(false)
  }
  return { leave: (returnTo, as) => void leave(returnTo, as), pending }
}

/** Focuses the heading of the page if the button that was pressed has gone: a page of visitors becomes one of members. */
function focusPage(): void {
  if (document.activeElement === document.body) focusHeading()
}

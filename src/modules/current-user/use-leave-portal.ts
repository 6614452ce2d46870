import { useState } from 'react'
import { signOut } from '@/auth/session'
import { showToast } from '@/ui/toast'

/** Signs out, here and at the provider; when that cannot be reached, says that the session goes on. */
export function useLeavePortal(): { leave: () => void; leaving: boolean } {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    signOut().catch(() => {
      setLeaving(false)
      showToast({
        title: 'You are still signed in',
        message: 'Signing out did not work. Check your internet connection and try again.',
        tone: 'bad',
      })
    })
  }
  return { leave, leaving }
}

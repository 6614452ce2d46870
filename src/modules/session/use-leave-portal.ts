import { useState } from 'react'
import { signOut } from '@/auth/session'
import { mayLeave } from '@/browser/unsaved-input'
import { showToast } from '@/ui/toast'

/** Returns a function that signs out, here and at the provider. It asks first when input would be lost, and shows a toast when it fails. */
export function useLeavePortal(): { leave: () => void; leaving: boolean } {
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    if (!(await mayLeave())) return
    setLeaving(true)
    try {
      await signOut()
    } catch {
      showToast({
        title: 'You are still signed in',
        message: 'Signing out did not work. Check your internet connection and try again.',
        tone: 'error',
      })
    }
    setLeaving(false)
  }
  return { leave: () => void leave(), leaving }
}

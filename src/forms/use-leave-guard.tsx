import { useCallback, useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { clearUnsaved, markUnsaved } from '@/lib/unsaved-input'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface LeaveGuard {
  /** To be rendered by the caller. */
  dialog: ReactNode
  /** Lets the next navigation pass, for instance the one after a save. */
  allowNextNavigation: () => void
}

/**
 * Asks before a page with unsaved input is left, by the router or by the browser. A navigation that stays on the
 * same path (another step, another tab) passes unless `samePath` guards it too.
 */
export function useLeaveGuard(dirty: boolean, { samePath = false }: { samePath?: boolean } = {}): LeaveGuard {
  const id = useId()
  const allowed = useRef(false)

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (allowed.current) {
      allowed.current = false
      return false
    }
    return dirty && (samePath || currentLocation.pathname !== nextLocation.pathname)
  })

  useEffect(() => {
    // A permission that was not used ends with the state it was given for.
    allowed.current = false
    if (!dirty) return undefined
    function ask(event: BeforeUnloadEvent) {
      if (!allowed.current) event.preventDefault()
    }
    markUnsaved(id)
    window.addEventListener('beforeunload', ask)
    return () => {
      clearUnsaved(id)
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty, id])

  const allowNextNavigation = useCallback(() => {
    allowed.current = true
  }, [])

  const dialog = (
    <Dialog
      alert
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title="Leave without saving?"
      description="Your changes are not saved. If you leave now, they are lost."
      footer={
        <>
          <Button onClick={() => blocker.reset?.()}>Stay</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    />
  )

  return { dialog, allowNextNavigation }
}

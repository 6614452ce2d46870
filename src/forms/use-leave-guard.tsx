import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { clearUnsaved, markUnsaved } from '@/browser/unsaved-input'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface LeaveGuard {
  /** To be rendered by the caller. */
  dialog: ReactNode
  /** Lets the next navigation pass, for instance the one after a save. */
  allowNextNavigation: () => void
}

/**
 * Asks before a page with unsaved input is left, by the router, by the browser, or for the sign-in page. A navigation that stays on the
 * same path (another step, another tab) passes unless `samePath` guards it too.
 */
export function useLeaveGuard(dirty: boolean, { samePath = false }: { samePath?: boolean } = {}): LeaveGuard {
  const id = useId()
  const allowed = useRef(false)
  const [answer, setAnswer] = useState<(leave: boolean) => void>()

  const takePermission = useCallback(() => {
    const given = allowed.current
    allowed.current = false
    return given
  }, [])

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (takePermission()) return false
    return dirty && (samePath || currentLocation.pathname !== nextLocation.pathname)
  })

  useEffect(() => {
    // A permission that was not used ends with the state it was given for.
    allowed.current = false
    if (!dirty) return undefined
    function ask(event: BeforeUnloadEvent) {
      if (!allowed.current) event.preventDefault()
    }
    markUnsaved(id, () => new Promise((resolve) => (takePermission() ? resolve(true) : setAnswer(() => resolve))))
    window.addEventListener('beforeunload', ask)
    return () => {
      clearUnsaved(id)
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty, id, takePermission])

  const allowNextNavigation = useCallback(() => {
    allowed.current = true
  }, [])

  const decide = (leave: boolean) => {
    setAnswer(undefined)
    answer?.(leave)
    if (leave) blocker.proceed?.()
    else blocker.reset?.()
  }

  const dialog = (
    <Dialog
      alert
      open={answer !== undefined || blocker.state === 'blocked'}
      onOpenChange={(open) => !open && decide(false)}
      title="Leave without saving?"
      description="Your changes are not saved. If you leave now, they are lost."
      footer={
        <>
          <Button onClick={() => decide(false)}>Stay</Button>
          <Button variant="danger" onClick={() => decide(true)}>
            Leave
          </Button>
        </>
      }
    />
  )

  return { dialog, allowNextNavigation }
}

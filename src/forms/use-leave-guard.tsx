import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { clearUnsaved, markUnsaved } from '@/browser/unsaved-input'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface LeaveGuard {
  /** To be rendered by the caller. */
  dialog: ReactNode
  /** Lets the next navigation pass, for example the one after a save. */
  allowNextNavigation: () => void
}

/**
 * Asks before a page with unsaved input is left: through the router, through the browser, or for the sign-in page. When the
 * input is saved while the question is open, the question closes and the page is left. A navigation to the same path, such
 * as another step of the wizard, does not ask unless `samePath` is set.
 */
export function useLeaveGuard(dirty: boolean, { samePath = false }: { samePath?: boolean } = {}): LeaveGuard {
  const id = useId()
  const isNextAllowed = useRef(false)
  // Whether `mayLeave` asks, and how to answer it.
  const [isAsked, setIsAsked] = useState(false)
  const answer = useRef<(leave: boolean) => void>(undefined)
  if (isAsked && !dirty) setIsAsked(false)

  const takePermission = useCallback(() => {
    const isAllowed = isNextAllowed.current
    isNextAllowed.current = false
    return isAllowed
  }, [])

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (takePermission()) return false
    return dirty && (samePath || currentLocation.pathname !== nextLocation.pathname)
  })

  useEffect(() => {
    // A permission that was not used ends with the state that it was given for.
    isNextAllowed.current = false
    if (!dirty) {
      answer.current?.(true)
      return undefined
    }
    function askBrowser(event: BeforeUnloadEvent) {
      if (!isNextAllowed.current) event.preventDefault()
    }
    function ask(): Promise<boolean> {
      if (takePermission()) return Promise.resolve(true)
      setIsAsked(true)
      return new Promise((resolve) => (answer.current = resolve))
    }
    markUnsaved(id, ask)
    window.addEventListener('beforeunload', askBrowser)
    return () => {
      clearUnsaved(id)
      window.removeEventListener('beforeunload', askBrowser)
    }
  }, [dirty, id, takePermission])

  useEffect(() => {
    if (!dirty) blocker.proceed?.()
  }, [dirty, blocker])

  function decide(leave: boolean) {
    setIsAsked(false)
    answer.current?.(leave)
    if (leave) blocker.proceed?.()
    else blocker.reset?.()
  }

  const allowNextNavigation = useCallback(() => {
    isNextAllowed.current = true
  }, [])

  const dialog = (
    <Dialog
      alert
      open={isAsked || blocker.state === 'blocked'}
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

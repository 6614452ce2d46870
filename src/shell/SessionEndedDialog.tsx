import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { dismissSessionEnded, continueSession, signIn } from '@/auth/session'
import { hasUnsavedInput } from '@/lib/unsaved-input'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Callout } from '@/ui/Callout'
import { Dialog } from '@/ui/Dialog'

/**
 * The session is over. Without unsaved input, Sign In leaves and returns to this page. With unsaved input the sign-in
 * happens in another tab, so that this page keeps what was typed, and Continue picks the new session up.
 */
export function SessionEndedDialog() {
  const queryClient = useQueryClient()
  const [unsaved] = useState(hasUnsavedInput)
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking')

  const proceed = async () => {
    setState('working')
    const resumed = unsaved
      ? await continueSession()
      : await signIn().then(
          () => true,
          () => false,
        )
    if (!resumed) setState('failed')
    else if (unsaved) await queryClient.invalidateQueries()
  }

  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && dismissSessionEnded()}
      title="Your session has ended"
      description={
        unsaved
          ? 'This page has unsaved changes, so it stays open. Sign in in another tab, then continue here.'
          : 'Sign in again to go on. You return to this page.'
      }
      footer={
        <>
          {unsaved && (
            <a
              className={buttonClass({ variant: 'secondary' })}
              href={paths.applications()}
              target="_blank"
              rel="noopener"
            >
              Sign in in a new tab
            </a>
          )}
          <Button variant="primary" pending={state === 'working'} onClick={() => void proceed()}>
            {unsaved ? 'Continue' : 'Sign In'}
          </Button>
        </>
      }
    >
      {state === 'failed' && (
        <Callout tone="danger">
          {unsaved
            ? 'There is no session yet. Finish signing in in the other tab, then continue.'
            : 'The sign-in could not be reached. Check your internet connection and try again.'}
        </Callout>
      )}
    </Dialog>
  )
}

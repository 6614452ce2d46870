import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Identity } from '@/auth/auth0'
import { continueSession, dismissSessionEnded, signIn, useInterruptedWork, useSession } from '@/auth/session'
import { hasOpenWork, hasUnsavedInput } from '@/browser/unsaved-input'
import { paths } from '@/lib/paths'
import { signInError } from '@/modules/session/sign-in-error'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Callout } from '@/ui/Callout'
import { Dialog } from '@/ui/Dialog'

/**
 * Asks to sign in again after the session has ended. Without unsaved input and open files, Sign In leaves the page and returns
 * to it. With them the reader signs in in another tab, so that this page keeps them, and Continue takes over the new session. Input is never sent for another person or organization than it was typed for; then the page must be reloaded.
 */
export function SessionEndedDialog() {
  const queryClient = useQueryClient()
  const [staysOpen] = useState(hasOpenWork)
  const session = useSession()
  const interrupted = useInterruptedWork()
  const [state, setState] = useState<'asking' | 'working' | 'failed' | Identity>('asking')

  const goOn = async (inWindow = false) => {
    setState('working')
    const outcome = await continueSession(inWindow)
    if (outcome === 'continued') await queryClient.invalidateQueries()
    else setState(outcome === 'none' ? 'failed' : outcome)
  }
  const [error, setError] = useState<ReturnType<typeof signInError>>()
  const leave = () => {
    setState('working')
    setError(undefined)
    signIn()
      .catch((thrown: unknown) => setError(signInError(thrown)))
      .finally(() => setState('asking'))
  }

  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && dismissSessionEnded()}
      title="Your session has ended"
      description={
        staysOpen
          ? `This page has ${hasUnsavedInput() ? 'unsaved changes' : 'an open file'}, so it stays open. Sign in in another tab, then continue here.`
          : 'Sign in again to go on. You return to this page.'
      }
      footer={
        <>
          {staysOpen && (
            <a
              className={buttonClass({ variant: 'secondary' })}
              href={paths.applications()}
              target="_blank"
              rel="noopener"
            >
              Sign in in a new tab
            </a>
          )}
          {typeof state === 'object' && <Button onClick={() => window.location.reload()}>Reload</Button>}
          <Button variant="primary" pending={state === 'working'} onClick={() => (staysOpen ? void goOn() : leave())}>
            {staysOpen ? 'Continue' : 'Sign In'}
          </Button>
        </>
      }
    >
      {interrupted !== undefined && <p>{interrupted}</p>}
      {state === 'failed' && (
        <Callout tone="danger">
          <p>There is no session yet. Finish signing in in the other tab, then continue.</p>
          <p>
            If you have signed in there, your browser keeps the cookies of the sign-in from this page. Sign in in a
            window instead; it closes by itself.
          </p>
          <p>
            <Button size="sm" onClick={() => void goOn(true)}>
              Sign in in a window
            </Button>
          </p>
        </Callout>
      )}
      {error && (
        <Callout tone="danger" title={error.title}>
          {error.message}
        </Callout>
      )}
      {typeof state === 'object' && session.status === 'signedIn' && (
        <Callout tone="danger" title="Nothing was sent">
          {state.userId === session.userId
            ? 'You are signed in for another organization now. What you typed was for the organization that you had before. '
            : `You are signed in as ${accountName(state)} now. What you typed belongs to ${accountName(session)}. Sign in as ${accountName(session)} in the other tab to go on here. `}
          Reload this page to work as you are signed in now; what you typed is lost then.
        </Callout>
      )}
    </Dialog>
  )
}

function accountName({ email, name }: Identity): string {
  return email ?? name ?? 'another account'
}

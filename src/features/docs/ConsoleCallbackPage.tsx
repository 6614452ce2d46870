import { useEffect, useState } from 'react'
import { currentSession, resumeSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { useArrival } from '@/modules/navigation/url-secrets'
import { postCallback } from '@/modules/console/credentials/callback-channel'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'

/**
 * The page `/console/callback`: sends the response of the authorization server to the console that waits for it, and closes
 * the window (CONSOLE-25). The response is removed from the address before the page is shown.
 */
export function CallbackPage() {
  const arrival = useArrival(paths.consoleCallback())
  const [isTaken, setIsTaken] = useState<boolean>()
  useEffect(() => {
    if (!arrival) return resumeIfOpen()
    void postCallback(arrival.secrets).then((taken) => {
      setIsTaken(taken)
      if (taken) window.close()
      resumeIfOpen()
    })
  }, [arrival])
  return (
    <SoloCard title="Back to the console" footer={<Button onClick={() => window.close()}>Close the window</Button>}>
      <p role="status">{arrival ? textOf(isTaken) : texts.empty}</p>
    </SoloCard>
  )
}

const texts = {
  empty: 'The console opens this page after a sign-in. You can close this window.',
  pending: 'The console receives the response.',
  taken: 'The console has the response. You can close this window.',
  unclaimed:
    'No console waits for this response: it was closed or reloaded, the sign-in was cancelled, or it has a response already. Go back to the console and get a token again.',
}

function textOf(isTaken: boolean | undefined): string {
  if (isTaken === undefined) return texts.pending
  return isTaken ? texts.taken : texts.unclaimed
}

/** Resumes the session unless the window is closing: boot has left that to this page (`isClosingPath`). */
function resumeIfOpen(): void {
  if (!window.closed && currentSession().status === 'loading') void resumeSession()
}

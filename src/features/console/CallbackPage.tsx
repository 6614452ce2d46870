import { useEffect } from 'react'
import { paths } from '@/lib/paths'
import { useArrival } from '@/modules/address-state/address-secrets'
import { postCallback } from '@/modules/console/credentials/callback-channel'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'

/**
 * The page `/console/callback`: sends the answer of the authorization server to the console that waits for it, and closes
 * the window (CONSOLE-25). The answer is removed from the address before the page is shown.
 */
export function CallbackPage() {
  const arrival = useArrival(paths.consoleCallback())
  useEffect(() => {
    if (!arrival) return
    postCallback(arrival.secrets)
    window.close()
  }, [arrival])
  return (
    <SoloCard title="Back to the console" footer={<Button onClick={() => window.close()}>Close the window</Button>}>
      <p>
        {arrival
          ? 'The console has the answer. You can close this window.'
          : 'The console opens this page after a sign-in. You can close this window.'}
      </p>
    </SoloCard>
  )
}

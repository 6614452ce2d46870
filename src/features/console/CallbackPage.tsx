import { useEffect } from 'react'
import { paths } from '@/lib/paths'
import { useArrival } from '@/modules/address-state/address-secrets'
import { postCallback } from '@/modules/console/credentials/callback-channel'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'

/**
 * `/console/callback`: hands the answer of the authorization server to the console that waits for it, and closes the window
 * (CONSOLE-25). The answer has left the address before the page is shown.
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
          : 'A console opens this page after a sign-in. There is nothing to see here otherwise.'}
      </p>
    </SoloCard>
  )
}

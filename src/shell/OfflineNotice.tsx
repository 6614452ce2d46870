import { useSyncExternalStore } from 'react'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Banner } from './Banner'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shows a banner while the browser is offline. Queries that failed are retried on reconnect. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <Banner label="Offline" tone="warn" icon={WifiOff}>
          <b>You are offline.</b> What is on this page stays; nothing can be saved or loaded until the connection is
          back.
        </Banner>
      )}
    </div>
  )
}

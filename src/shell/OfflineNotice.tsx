import WifiOff from 'lucide-react/icons/wifi-off'
import { useOnline } from '@/browser/use-online'
import { Banner } from './Banner'

/** Shows a banner while the browser is offline. Queries that failed are retried on reconnect. */
export function OfflineNotice() {
  const isOnline = useOnline()
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

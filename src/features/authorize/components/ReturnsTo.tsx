import type { ReturnAddress } from '@/lib/redirect-uri'
import styles from './Authorize.module.css'

/** Names where the person is sent afterwards: the host, or the private-use scheme of a native application. */
export function ReturnsTo({ address }: { address: ReturnAddress }) {
  if (address.kind === 'unsafe') return null
  const [name, what] =
    address.kind === 'web'
      ? [address.host, address.isLoopback ? ' (this device)' : '']
      : [address.scheme, ' (an app on this device)']
  return (
    <p className={styles.returns}>
      Returns to <bdi className="mono">{name}</bdi>
      {what}
    </p>
  )
}

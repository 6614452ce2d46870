import type { ReturnAddress } from '../model/return-address'
import styles from './Authorize.module.css'

const thisDevice = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Where the person is sent afterwards: the host, or the scheme that a native application has for itself. */
export function ReturnsTo({ address }: { address: ReturnAddress }) {
  if (address.kind === 'unsafe') return null
  const [name, what] =
    address.kind === 'web'
      ? [address.host, thisDevice.test(address.host) ? ' (this device)' : '']
      : [address.scheme, ' (an app on this device)']
  return (
    <p className={styles.returns}>
      Returns to <bdi className="mono">{name}</bdi>
      {what}
    </p>
  )
}

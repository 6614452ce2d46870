import type { ReturnUrl } from '@/lib/redirect-uri'
import styles from './Authorize.module.css'

/** Names where the person is sent afterwards: the host, or the private-use scheme of a native application. */
export function ReturnsTo({ url }: { url: ReturnUrl }) {
  if (url.kind === 'unsafe') return null
  const [name, what] =
    url.kind === 'web' ? [url.host, url.isLoopback ? ' (this device)' : ''] : [url.scheme, ' (an app on this device)']
  return (
    <p className={styles.returns}>
      Returns to <bdi className="mono">{name}</bdi>
      {what}
    </p>
  )
}

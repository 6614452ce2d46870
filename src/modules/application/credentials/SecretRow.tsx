import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useEffect, useRef, useState } from 'react'
import type { ClientKind } from '@/api/devcenter/client'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import { showToast } from '@/ui/toast'
import { fetchSecret } from './fetch-secret'
import styles from './Keys.module.css'
import type { ShowSecret } from './use-shown-secrets'

interface SecretRowProps {
  applicationId: string
  kind: ClientKind
  /** The secret while it is shown. */
  secret: string | undefined
  /** Must be a stable function. */
  onSecret: ShowSecret
}

/**
 * The App Secret of one client, hidden until the eye is pressed (APP-48). It is fetched when it is shown or copied; the
 * caller holds it only while it is shown. Mount it with a key of application and client.
 */
export function SecretRow({ applicationId, kind, secret, onSecret }: SecretRowProps) {
  const [pending, setPending] = useState(false)
  const mounted = useRef(false)
  const shown = secret !== undefined
  const action = shown ? 'Hide App Secret' : 'Show App Secret'

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      onSecret(kind)
    }
  }, [kind, onSecret])

  async function show() {
    setPending(true)
    try {
      const fetched = await fetchSecret(applicationId, kind)
      if (mounted.current) onSecret(kind, fetched)
    } catch {
      if (mounted.current) showTokenError()
    }
    setPending(false)
  }

  return (
    <div>
      <dt>App Secret</dt>
      <dd className={styles.box}>
        {shown ? (
          <code>{secret}</code>
        ) : (
          <code className={styles.dots}>
            <span aria-hidden="true">••••••••••••••••••••••••</span>
            <span className="vh">Hidden</span>
          </code>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon
          aria-label={action}
          title={action}
          pending={pending}
          onClick={() => (shown ? onSecret(kind) : void show())}
        >
          <Icon of={shown ? EyeOff : Eye} size="sm" />
        </Button>
        <CopyButton
          text={() => (shown ? Promise.resolve(secret) : fetchSecret(applicationId, kind))}
          label="Copy App Secret"
          onError={showTokenError}
        />
      </dd>
    </div>
  )
}

/** Shows that the secret could not be read (APP-49). */
function showTokenError() {
  showToast({ title: 'Secret Could Not Be Fetched', tone: 'error', key: 'secret' })
}

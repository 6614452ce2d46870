import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { callbackUri } from '../credentials/user-token'
import styles from './Authorization.module.css'

interface CallbackCalloutProps {
  /** The name of the application. */
  name: string
  state: 'ready' | 'pending' | 'failed'
  onAdd?: () => void
}

/** Says which redirect URI the application needs before people can sign in to it from here, with a button that adds it. */
export function CallbackCallout({ name, state, onAdd }: CallbackCalloutProps) {
  return (
    <Callout tone={state === 'failed' ? 'danger' : 'warn'} title="The redirect URI of the console is not registered">
      <p>
        People sign in to {name}. Register <code>{callbackUri()}</code> as one of its redirect URIs to sign in from the
        console, or paste a token.
      </p>
      {state === 'failed' && <p>The redirect URI could not be added. Check your internet connection and try again.</p>}
      <p className={styles.action}>
        <Button size="sm" pending={state === 'pending'} onClick={onAdd}>
          Add it to the application
        </Button>
      </p>
    </Callout>
  )
}

import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import type { ConsoleApplication } from '../credentials/application-token'
import { callbackUri } from '../credentials/user-token'
import { useAddCallback } from '../credentials/use-add-callback'
import styles from './Authorization.module.css'

/** Says which redirect URI the application needs before people can sign in to it from here, with a button that adds it. */
export function CallbackNeeded({ id, name }: Pick<ConsoleApplication, 'id' | 'name'>) {
  const { state, add } = useAddCallback(id)
  return (
    <Callout tone={state === 'failed' ? 'danger' : 'warn'} title="The redirect URI of the console is not registered">
      <p>
        People sign in to {name}. Register <code>{callbackUri()}</code> as one of its redirect URIs to sign in from the
        console, or paste a token.
      </p>
      {state === 'failed' && <p>The redirect URI could not be added. Check your internet connection and try again.</p>}
      <p className={styles.action}>
        <Button size="sm" pending={state === 'pending'} onClick={add}>
          Add it to the application
        </Button>
      </p>
    </Callout>
  )
}

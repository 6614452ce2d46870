import { useId } from 'react'
import type { ClientKind } from '@/api/devcenter/client'
import type { Application } from '@/api/devcenter/schemas'
import { hasSecret } from '../labels'
import styles from './Keys.module.css'
import { SecretRow } from './SecretRow'
import type { ShownSecrets, ShowSecret } from './use-shown-secrets'
import { ValueList, ValueRow } from './ValueRow'

const sets = {
  production: { title: 'Production Keys', text: 'Reach live trading partners. Keep the secret on your server.' },
  test: {
    title: 'Sandbox Keys',
    text: 'For building and testing. Documents sent with these keys stay in the sandbox.',
  },
}

interface KeySetProps {
  application: Pick<Application, 'id' | 'appType' | 'clientId' | 'testClientId'>
  kind: ClientKind
  secrets: ShownSecrets
  onSecret: ShowSecret
}

/** The credentials of one client of an application (APP-47). Only web and m2m have a secret (APP-46). */
export function KeySet({ application, kind, secrets, onSecret }: KeySetProps) {
  const heading = useId()
  const { id, appType, clientId, testClientId } = application
  const { title, text } = sets[kind]
  const secret = hasSecret(appType)
  return (
    <section className={styles.set} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p>{kind === 'production' && !secret ? 'Reach live trading partners.' : text}</p>
      <ValueList>
        <ValueRow label="App ID" value={kind === 'production' ? clientId : testClientId} />
        {secret && (
          <SecretRow key={`${id} ${kind}`} applicationId={id} kind={kind} secret={secrets[kind]} onSecret={onSecret} />
        )}
      </ValueList>
    </section>
  )
}

import { useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ClientKind } from '@/api/devcenter/client'
import type { Application, AppType } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { hasSecret } from '../labels'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { RequestSample } from '@/modules/code-samples/RequestSample'
import type { SampleChoice } from '@/engines/samples/sample-request'
import { Segments } from '@/ui/Segments'
import { fillSecret } from './fill-secret'
import styles from './GetToken.module.css'
import { tokenSteps } from './token-requests'
import type { ShownSecrets } from './use-shown-secrets'

export type TokenApplication = Pick<Application, 'clientId' | 'testClientId' | 'redirectUris'> & { appType: AppType }

const kindLabels: Record<ClientKind, string> = { test: 'Sandbox', production: 'Production' }

interface TokenSamplesProps {
  application: TokenApplication
  kinds: readonly ClientKind[]
  secrets: ShownSecrets
}

/** The token requests of an application's type, for the chosen set of keys. */
export function TokenSamples({ application, kinds, secrets }: TokenSamplesProps) {
  const [chosen, setChosen] = useState<ClientKind>('test')
  const kind = kinds.includes(chosen) ? chosen : 'test'
  const { appType, redirectUris } = application
  const clientId = kind === 'production' ? application.clientId : application.testClientId
  const [redirectUri = ''] = redirectUris
  const steps = useMemo(() => {
    const { domain, audience } = environment().auth
    return clientId === undefined ? undefined : tokenSteps({ appType, clientId, redirectUri, domain, audience })
  }, [appType, clientId, redirectUri])

  const secret = secrets[kind]
  const complete = useCallback((code: string, language: SampleChoice) => fillSecret(code, language, secret), [secret])
  return (
    <div className={styles.samples}>
      {kinds.length > 1 && (
        <Segments
          label="Keys in the samples"
          labelHidden
          options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
          value={kind}
          onChange={setChosen}
        />
      )}
      {hasSecret(appType) && (
        <p className={styles.note} role="status">
          {secret === undefined
            ? 'The samples hold a placeholder for the secret. Show the App Secret above to see it in them.'
            : 'The samples hold the App Secret until it is hidden again.'}
        </p>
      )}
      {!steps && <p className={styles.note}>These keys have no App ID yet.</p>}
      {steps?.authorize !== undefined && (
        <Step title="Send people to sign in" text={authorizeText(appType, redirectUris.length)}>
          <div className={styles.url}>
            <CodeBlock code={steps.authorize} head={<b>Authorize address</b>} />
          </div>
        </Step>
      )}
      {steps?.requests.map(({ id, title, text, request }) => (
        <Step key={id} title={title} text={text}>
          <RequestSample request={request} head={<b>POST {new URL(request.url).pathname}</b>} complete={complete} />
        </Step>
      ))}
      <p className={styles.note}>
        More about tokens, scopes and errors: <Link to={paths.service('authentication')}>Authentication Info</Link>
      </p>
    </div>
  )
}

function authorizeText(appType: AppType, redirectUris: number): string {
  const back = `They come back to ${redirectUris > 1 ? 'the redirect URI in the address, any of those saved,' : 'your redirect URI'} with the code, and the state that you sent.`
  if (appType === 'web') return back
  return `${back} The challenge is the SHA-256 of your verifier, base64url encoded: a new one for every sign-in.`
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      <p>{text}</p>
      {children}
    </section>
  )
}

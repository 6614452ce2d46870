import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ClientKind } from '@/api/devcenter/client'
import { paths } from '@/lib/paths'
import { typeLabel } from '@/modules/application/labels'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import control from '@/ui/control.module.css'
import { classNames } from '@/ui/class-names'
import { lazyPart } from '@/ui/lazy-part'
import { SearchSelect } from '@/ui/SearchSelect'
import { Segments } from '@/ui/Segments'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import type { Credentials, CredentialError } from '../credentials/use-credentials'
import { deleteTokens, storeTyped, takePasted, useStoredToken } from '../credentials/token-store'
import { pastedCredential, type RequiredCredential } from '@/engines/requests/model/required-credential'
import { CallbackCallout } from './CallbackCallout'
import styles from './Authorization.module.css'

// Loaded lazily: few applications lack the address, and adding it needs code to save applications.
const CallbackNeeded = lazyPart(
  () => import('./CallbackNeeded'),
  (module) => module.CallbackNeeded,
)

/** How often the text on the lifetime of a token is updated, in milliseconds. */
const lifetimeUpdateIntervalMs = 10_000

const kindLabels: Record<ClientKind, string> = { test: 'Sandbox', production: 'Production' }
const sources = [
  { value: 'application', label: 'Your application' },
  { value: 'pasted', label: 'A token you paste' },
] as const

interface AuthorizationProps {
  credentials: Credentials
  required: RequiredCredential
}

/** Chooses the token of a request: of one of the reader's applications, or one that the reader pastes. */
export function Authorization({ credentials, required }: AuthorizationProps) {
  const { source, setSource } = credentials
  if (required.unsent) return <p className={styles.note}>{unsentTexts[required.unsent]}</p>
  const { takesApplications, others } = required
  return (
    <div className={styles.authorization}>
      {takesApplications && (
        <Segments label="Token from" labelHidden options={sources} value={source} onChange={setSource} />
      )}
      {takesApplications && source === 'application' ? (
        <ApplicationToken {...credentials} />
      ) : (
        <PastedCredential key={required.pasteKey} required={required} isNamed={others.length > 0} />
      )}
      {others.map((other) => (
        <PastedCredential key={other.pasteKey} required={other} isNamed />
      ))}
    </div>
  )
}

function ApplicationToken(credentials: Credentials) {
  const { applications, loading, retry, application, setApplication, kinds, kind, setKind } = credentials
  const { needsCallbackUri, isChosenGone } = credentials
  if (loading === 'first') {
    return (
      <SkeletonGroup label="Loading your applications">
        <SkeletonLine width={65} />
      </SkeletonGroup>
    )
  }
  if (applications.length === 0 && retry)
    return <NotLoaded retry={retry} text="Your applications could not be loaded" />
  if (applications.length === 0 && loading === undefined) {
    return (
      <>
        {isChosenGone && <GoneNote />}
        <p className={styles.note}>
          You have no application with keys yet. <Link to={paths.app()}>Create one</Link>, or paste a token.
        </p>
      </>
    )
  }
  return (
    <>
      {isChosenGone && <GoneNote />}
      <div className={styles.choices}>
        <SearchSelect
          label="Application"
          options={applications.map(({ id, name, appType }) => ({
            value: id,
            label: name,
            note: typeLabel(appType),
          }))}
          value={application?.id ?? ''}
          onChange={setApplication}
          debounceMs={0}
          emptyText={loading ? 'Loading more applications' : 'No application has this name'}
        />
        {kinds.length > 1 && (
          <Segments
            label="Keys"
            options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
      </div>
      {retry && <NotLoaded retry={retry} text="Some of your applications could not be loaded" />}
      {application &&
        (needsCallbackUri ? (
          <CallbackNeeded
            id={application.id}
            name={application.name}
            placeholder={<CallbackCallout name={application.name} state="pending" />}
          />
        ) : (
          <TokenState {...credentials} />
        ))}
    </>
  )
}

/** Says that the application of a link, or the one chosen before, is not used (CONSOLE-84). */
function GoneNote() {
  return (
    <p className={styles.note}>
      The application that was chosen belongs to another person or organization, or was deleted. It is not used.
    </p>
  )
}

function NotLoaded({ retry, text }: { retry: () => void; text: string }) {
  return (
    <Callout tone="danger" title={text}>
      <p>Check your internet connection and try again, or paste a token.</p>
      <p className={styles.action}>
        <Button size="sm" onClick={retry}>
          Retry
        </Button>
      </p>
    </Callout>
  )
}

/** Shows the state of the application's token, with buttons to get and to forget it. */
function TokenState({ application, token, progress, request, cancel, forget, error, kind }: Credentials) {
  const isPersonal = application?.appType !== 'm2m'
  return (
    <>
      <div className={styles.token}>
        <p role="status">
          {progress === 'waiting'
            ? 'Sign in in the other window. '
            : token
              ? `Token of the ${kindLabels[kind].toLowerCase()} keys. `
              : isPersonal
                ? 'The first send asks you to sign in to the application.'
                : 'The first send gets a token.'}
          {token?.expiresAt !== undefined && <TokenLifetime key={token.expiresAt} expiresAt={token.expiresAt} />}
        </p>
        <Button size="sm" pending={progress !== undefined} onClick={() => void request()}>
          {token ? 'Get a new token' : 'Get a token'}
        </Button>
        {progress === 'waiting' && (
          <Button size="sm" variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        )}
        {token && (
          <Button size="sm" variant="ghost" onClick={forget}>
            Forget the token
          </Button>
        )}
      </div>
      {error && <ErrorNotice error={error} />}
    </>
  )
}

/**
 * Says how long a token is still valid. Needs a `key` that changes with the token.
 * @param expiresAt in milliseconds since 1970
 */
function TokenLifetime({ expiresAt }: { expiresAt: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lifetimeUpdateIntervalMs)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.ceil((expiresAt - now) / 60_000)
  if (minutes <= 0) return 'It has expired; the next send gets a new one.'
  return minutes === 1 ? 'Valid for less than a minute.' : `Valid for ${minutes} minutes.`
}

const unsentTexts = {
  cookie:
    'The credential is a cookie, which a page cannot send. Copy a sample to send it; what you send from here has no credential.',
}

const pasteLabels = {
  token: { name: 'Access token', placeholder: 'Paste an access token' },
  'API key': { name: 'API key', placeholder: 'Paste an API key' },
  credential: { name: 'Credential', placeholder: 'Paste a credential' },
}

/** A field for a credential that the reader pastes. The field is cleared at once, so that the page never shows it. */
function PastedCredential({ required, isNamed }: { required: RequiredCredential; isNamed: boolean }) {
  const { noun, prefix, pasteKey, headerName, queryName } = required
  const pasted = useStoredToken(pasteKey)
  // A request with several credentials says which is which.
  const name = isNamed ? ` ${headerName ?? queryName ?? ''}` : ''
  const use = () => void takePasted(pasteKey)
  // Clear a typed token when its field unmounts.
  useEffect(() => () => storeTyped(pasteKey, ''), [pasteKey])
  if (pasted) {
    return (
      <div className={styles.token}>
        <p role="status">
          The pasted {noun}
          {name} is sent. It is not shown, and ends with this page.
        </p>
        <Button size="sm" variant="ghost" onClick={() => deleteTokens(pasteKey)}>
          Forget the {noun}
          {name}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.paste}>
      <input
        type="password"
        aria-label={pasteLabels[noun].name + name}
        className={classNames(control.input, control.mono)}
        placeholder={pasteLabels[noun].placeholder + (isNamed ? ` for${name}` : '')}
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => storeTyped(pasteKey, pastedCredential(currentTarget.value, prefix))}
        onKeyDown={({ key }) => key === 'Enter' && use()}
      />
      <Button onClick={use}>
        Use the {noun}
        {name}
      </Button>
    </div>
  )
}

function ErrorNotice({ error }: { error: CredentialError }) {
  if (error.kind === 'refused') {
    const { status, error: code, description } = error
    if (status === undefined && code === 'access_denied') {
      return (
        <Callout tone="danger" title="The sign-in was refused">
          <p>{description ?? 'You cancelled it, or may not use this application.'}</p>
          <p>Get a token again, choose another application, or paste a token.</p>
        </Callout>
      )
    }
    return (
      <Callout tone="danger" title="The authorization server refused the token">
        <p>
          {description ?? code ?? (status === undefined ? 'It gave no reason.' : `It responded with status ${status}.`)}
          {description !== undefined && code !== undefined && ` (${code})`}
        </p>
      </Callout>
    )
  }
  return (
    <Callout tone="danger" title="No token">
      <p>{errorTexts[error.kind]}</p>
    </Callout>
  )
}

const errorTexts = {
  popup:
    'The browser did not open the window to sign in. Allow pop-up windows for this site and get a token again, or paste a token.',
  closed: 'The window was closed before you were signed in. Get a token again, or paste a token.',
  secret: 'The App Secret could not be read. Check your internet connection and try again.',
  timeout: 'The authorization server did not respond in time. Try again.',
  unreachable:
    'The authorization server could not be reached, or does not let this page read its response. Check your internet connection, or get a token with curl and paste it.',
} as const

import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ClientKind } from '@/api/devcenter/client'
import { paths } from '@/lib/paths'
import { typeLabel } from '@/modules/application/labels'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import control from '@/ui/control.module.css'
import { classNames } from '@/ui/class-names'
import { SearchSelect } from '@/ui/SearchSelect'
import { Segments } from '@/ui/Segments'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import type { Credentials, CredentialFailure } from '../credentials/use-credentials'
import styles from './Authorization.module.css'
import { Remaining } from './Remaining'

const kindLabels: Record<ClientKind, string> = { test: 'Sandbox', production: 'Production' }
const sources = [
  { value: 'application', label: 'Your application' },
  { value: 'pasted', label: 'A token you paste' },
] as const

/** Whose token a request carries: one of the reader's applications, or a token of theirs. */
export function Authorization({ credentials }: { credentials: Credentials }) {
  const { source, setSource } = credentials
  return (
    <div className={styles.authorization}>
      <Segments label="Token from" labelHidden options={sources} value={source} onChange={setSource} />
      {source === 'application' ? <ApplicationToken {...credentials} /> : <PastedToken {...credentials} />}
    </div>
  )
}

function ApplicationToken(credentials: Credentials) {
  const { applications, areApplicationsLoading, application, setApplication, kinds, kind, setKind } = credentials
  if (areApplicationsLoading) {
    return (
      <SkeletonGroup label="Loading your applications">
        <SkeletonLine width={65} />
      </SkeletonGroup>
    )
  }
  if (applications.length === 0) {
    return (
      <p className={styles.note}>
        You have no application with keys yet. <Link to={paths.app()}>Create one</Link>, or paste a token.
      </p>
    )
  }
  return (
    <>
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
          emptyText="No application has this name"
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
      {application && <HeldToken {...credentials} />}
    </>
  )
}

/** The state of the application's token, and what can be done with it. */
function HeldToken({ token, isRequesting, request, forget, failure, kind }: Credentials) {
  return (
    <>
      <div className={styles.token}>
        <p role="status">
          {token ? `Token of the ${kindLabels[kind].toLowerCase()} keys. ` : 'The first send gets a token.'}
          {token?.expiresAt !== undefined && <Remaining key={token.expiresAt} expiresAt={token.expiresAt} />}
        </p>
        <Button size="sm" pending={isRequesting} onClick={() => void request()}>
          {token ? 'Get a new token' : 'Get a token'}
        </Button>
        {token && (
          <Button size="sm" variant="ghost" onClick={forget}>
            Forget the token
          </Button>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </>
  )
}

/** A token that the reader pastes. It leaves the field at once, so that the page shows it nowhere. */
function PastedToken({ token, paste, forget }: Credentials) {
  const field = useRef<HTMLInputElement>(null)
  const use = () => {
    const text = field.current?.value.trim().replace(/^Bearer\s+/i, '') ?? ''
    if (!field.current || text === '') return
    field.current.value = ''
    paste(text)
  }
  if (token) {
    return (
      <div className={styles.token}>
        <p role="status">The pasted token is sent. It is not shown, and ends with this page.</p>
        <Button size="sm" variant="ghost" onClick={forget}>
          Forget the token
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.paste}>
      <input
        ref={field}
        type="password"
        aria-label="Access token"
        className={classNames(control.input, control.mono)}
        placeholder="Paste an access token"
        autoComplete="off"
        spellCheck={false}
        onKeyDown={({ key }) => key === 'Enter' && use()}
      />
      <Button onClick={use}>Use the token</Button>
    </div>
  )
}

function FailureNotice({ failure }: { failure: CredentialFailure }) {
  if (failure.kind === 'refused') {
    const { status, error, description } = failure
    return (
      <Callout tone="danger" title="The authorization server refused the token">
        <p>
          {description ?? error ?? `It answered with status ${status}.`}
          {description !== undefined && error !== undefined && ` (${error})`}
        </p>
      </Callout>
    )
  }
  return (
    <Callout tone="danger" title="No token">
      <p>{failureTexts[failure.kind]}</p>
    </Callout>
  )
}

const failureTexts = {
  secret: 'The App Secret could not be read. Check your internet connection and try again.',
  timeout: 'The authorization server did not answer in time. Try again.',
  unreachable:
    'The authorization server could not be reached, or does not let this page read its answer. Check your internet connection, or get a token with curl and paste it.',
} as const

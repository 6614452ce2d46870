import { Fragment, useEffect, useEffectEvent, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '@/auth/session'
import { rememberCalledService } from '@/browser/called-services'
import type { OperationView } from '@/engines/openapi/document/types'
import type { ChoiceChange } from '@/engines/openapi/model/choice-change'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { refusalOf } from '@/engines/samples/prepared-request'
import { toHar } from '@/engines/openapi/model/to-har'
import { toSampleRequest } from '@/engines/openapi/model/to-sample-request'
import { useShownDocument } from '@/modules/openapi/view/document-context'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { lazyPart } from '@/ui/lazy-part'
import type { Credentials } from '../credentials/use-credentials'
import { takePasted, useMissingKey } from '../credentials/token-store'
import { safeMethods } from '@/engines/requests/model/error-text'
import { tabHistory } from '@/engines/requests/model/history'
import type { RequiredCredential } from '@/engines/requests/model/required-credential'
import { unsentHeaders } from '@/engines/requests/model/unsent-headers'
import { useSentRequest, type SentState } from '../send/use-sent-request'
import type { RequestFindings } from '@/engines/requests/validation/check-request'
import { isBodyMissing, missingParameters } from '@/engines/requests/validation/checked-request'
import { chosenFiles, missingFiles } from './chosen-files'
import { ResponseBoundary } from './ResponseBoundary'
import { ExplainedResponse } from './ExplainedResponse'
import { FailedRequest } from './FailedRequest'
import { RefusedToken } from './RefusedToken'
import styles from './SendRequest.module.css'

interface SendRequestProps {
  operation: OperationView
  /** Must be the same object until the reader changes something. */
  choices: HarChoices
  /** The parts of the request that do not satisfy the document. */
  findings: RequestFindings
  credentials: Credentials
  /** The credential that the request needs; undefined if it needs none. */
  required: RequiredCredential | undefined
  /** Slug of the service that the operation belongs to; undefined for a document of the reader's own. */
  service: string | undefined
  onReplay: (change: ChoiceChange) => void
}

// A reload of the portal would lose the response to a request that was sent.
const options = { reloadsPortal: false }

/** Loaded with the first request: many readers only fill in a request and copy a sample. */
const ReceivedResponse = lazyPart(
  () => import('./response/ReceivedResponse'),
  (module) => module.ReceivedResponse,
  options,
)

/** Loaded with the first call: comparison and export are needed later still. */
const CallHistory = lazyPart(
  () => import('./CallHistory'),
  (module) => module.CallHistory,
  options,
)

const noOthers: readonly RequiredCredential[] = []

/** Timeout for the response, and for each further part of it, in milliseconds. */
const timeoutMs = 30_000

/** Sends the request with a token of the reader, and shows its response or its failure. */
export function SendRequest({
  operation,
  choices,
  findings,
  credentials,
  required,
  service,
  onReplay,
}: SendRequestProps) {
  const { url } = useShownDocument()
  const key = `${url} ${operation.method} ${operation.path}`
  const session = useSession()
  const har = useMemo(() => toHar(operation, choices), [operation, choices])
  const unsent = unsentHeaders(har)
  const { state, start, cancel } = useSentRequest()
  const hasHistory = useSyncExternalStore(tabHistory.subscribe, () => tabHistory.entries().length > 0)
  const isWaiting = state?.isPending || credentials.progress !== undefined
  // The state is lost when the page or the console is closed, which locks production again.
  const [unlockedKey, setUnlockedKey] = useState<string>()
  // Without a cookie, which a page cannot send, the request goes out as it is.
  const sent = required?.unsent === 'cookie' ? undefined : required
  const lock = sent && productionLock(har.method, sent, credentials)
  const isLocked = lock !== undefined && lock.key !== unlockedKey
  const refusal = useMemo(() => refusalOf(toSampleRequest(har)), [har])
  const others = sent?.others ?? noOthers
  const missingKey = useMissingKey(others.map(({ pasteKey }) => pasteKey))
  const missingOther = others.find(({ pasteKey }) => pasteKey === missingKey)
  const missing =
    refusal ??
    (sent && missingCredential(sent, credentials)) ??
    (missingOther && `Paste the ${missingOther.noun} ${missingOther.headerName ?? missingOther.queryName} first.`)
  const isPasted = sent !== undefined && (credentials.source === 'pasted' || !sent.takesApplications)
  // The credential of the last request; the reader may have chosen another one since.
  const [sentCredential, setSentCredential] = useState<'application' | 'pasted'>()
  const sendButton = useRef<HTMLButtonElement>(null)
  // A new object with each replay.
  const [replay, setReplay] = useState<object>()
  const replayNote = replay && whyNotSent()
  const noteId = useId()
  const describedBy = replayNote === undefined ? undefined : noteId

  /** Why a replayed request is not sent at once (CONSOLE-52); undefined if it is. */
  function whyNotSent(): string | undefined {
    const files = missingFiles(choices.body)
    if (files.length > 0) return `The history has no files: choose ${files.join(', ')} again, then send the request.`
    if (!safeMethods.has(har.method)) return `${har.method} may change something: check the request, then send it.`
    if (refusal !== undefined) return refusal
    if (missing !== undefined) return 'A credential is missing: add it, then send the request.'
    const needsSignIn = sent && !hasTokenAtHand(sent, credentials)
    if (needsSignIn) return 'Sending it asks you to sign in to the application.'
    return isWaiting ? 'Another request is still running: cancel it or wait, then send this one.' : undefined
  }

  const sendReplay = useEffectEvent(() => {
    // Also leads to the response, which is shown below the button.
    sendButton.current?.focus()
    if (replayNote === undefined) void sendIt()
  })
  useEffect(() => {
    if (replay) sendReplay()
  }, [replay])

  async function sendIt() {
    setReplay(undefined)
    ReceivedResponse.preload()
    const token = sent && (await credentials.tokenToSend(sent.takesApplications))
    if (sent && token === undefined) return
    setSentCredential(sent && (isPasted ? 'pasted' : 'application'))
    const sentAt = Date.now()
    const secret = token !== undefined && { secret: { token, queryName: sent?.queryName } }
    const furtherSecrets = sent?.others.flatMap(({ pasteKey, headerName, queryName }) => {
      const other = takePasted(pasteKey)?.token
      return other === undefined ? [] : [{ token: other, headerName, queryName }]
    })
    start(
      { har, files: chosenFiles(choices.body), ...secret, ...(furtherSecrets && { furtherSecrets }), timeoutMs },
      (outcome, ms) => {
        tabHistory.add({ operation: key, title: operation.title, sentAt, ms, choices, request: har, outcome })
        if (session.status === 'signedIn' && service !== undefined) rememberCalledService(session.userId, service)
      },
    )
  }

  function sendWithNewToken() {
    // The button disappears when the request is sent.
    sendButton.current?.focus()
    credentials.forget()
    void sendIt()
  }

  return (
    <div className={styles.part}>
      <RequestErrors operation={operation} choices={choices} findings={findings} />
      {refusal !== undefined && (
        <Callout tone="danger" title="The request cannot be sent">
          <p>{refusal}</p>
        </Callout>
      )}
      {har.postData && /^(GET|HEAD)$/.test(har.method) && (
        <Callout title="Browsers send no body with this method">
          <p>
            What is sent from here has no body, because browsers refuse one with {har.method}. Copy the sample in curl
            to send it.
          </p>
        </Callout>
      )}
      {unsent.length > 0 && (
        <Callout title="Browsers do not send everything">
          <p>The samples have {unsent.join(', ')}; the request that is sent from here does not.</p>
        </Callout>
      )}
      {isLocked ? (
        <Callout tone="warn" title="This request can change production data">
          <p>Production keys reach live trading partners. The lock closes again when you leave this page.</p>
          <p className={styles.unlock}>
            <Button
              ref={sendButton}
              aria-describedby={describedBy}
              size="sm"
              variant="danger"
              onClick={() => setUnlockedKey(lock.key)}
            >
              Unlock production for {lock.name}
            </Button>
          </p>
        </Callout>
      ) : (
        <div className={styles.bar}>
          <Button
            ref={sendButton}
            aria-describedby={describedBy}
            variant="primary"
            pending={isWaiting}
            onPointerEnter={ReceivedResponse.preload}
            onFocus={ReceivedResponse.preload}
            disabledReason={missing}
            onClick={() => void sendIt()}
          >
            Send
          </Button>
          {state?.isPending && (
            <Button variant="ghost" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
      {replayNote !== undefined && (
        <p className={styles.note} id={noteId}>
          Filled in again. {replayNote}
        </p>
      )}
      {state && (
        <Fragment key={state.id}>
          {state.head?.status === 401 && sentCredential && (
            <RefusedToken
              isPasted={sentCredential === 'pasted'}
              expiresAt={credentials.token?.expiresAt}
              onSendAgain={isLocked || isPasted || isWaiting || missing !== undefined ? undefined : sendWithNewToken}
            />
          )}
          <ResponseBoundary>
            <SentResponse state={state} title={operation.title} />
          </ResponseBoundary>
        </Fragment>
      )}
      {hasHistory && (
        <CallHistory
          operation={key}
          onReplay={(change) => {
            onReplay(change)
            setReplay({})
          }}
        />
      )}
    </div>
  )
}

/** Returns why there is no credential to send; undefined if there is one, or if a token can be requested. */
function missingCredential(
  { takesApplications, noun }: RequiredCredential,
  { source, application, needsCallbackUri, hasPasted }: Credentials,
): string | undefined {
  if (source === 'pasted' || !takesApplications) return hasPasted ? undefined : `Paste the ${noun} first.`
  if (!application) return 'Choose an application, or paste a token.'
  return needsCallbackUri ? 'The application cannot send you back here yet.' : undefined
}

/** Whether a request can be sent without asking a person to sign in to the application. */
function hasTokenAtHand(
  { takesApplications }: RequiredCredential,
  { source, application, token }: Credentials,
): boolean {
  return !takesApplications || source === 'pasted' || token !== undefined || application?.appType === 'm2m'
}

/**
 * Returns what the reader must unlock before an unsafe request is sent: an application with production keys, or a pasted
 * token, which may be one for production; undefined for trial organizations, which have no production keys (CONSOLE-27).
 */
function productionLock(
  method: string,
  { takesApplications, noun, pasteKey }: RequiredCredential,
  { source, application, kind, kinds }: Credentials,
): { key: string; name: string } | undefined {
  if (safeMethods.has(method) || !kinds.includes('production')) return undefined
  if (source === 'pasted' || !takesApplications) return { key: pasteKey, name: `the pasted ${noun}` }
  return application && kind === 'production' ? { key: application.id, name: application.name } : undefined
}

/**
 * Lists the errors of the request. It can be sent nevertheless, because the document may be wrong, or an error may be tested.
 */
function RequestErrors({ operation, choices, findings }: Pick<SendRequestProps, 'operation' | 'choices' | 'findings'>) {
  const errors = [
    ...missingParameters(operation, choices).map((key) => `${key} is required.`),
    ...(isBodyMissing(operation, choices) ? ['The body is required.'] : []),
    ...Object.entries(findings.parameters).map(([key, reason]) => `${key}: ${reason}`),
    ...findings.body.map(
      ({ line, column, pointer, reason }) =>
        `Body, line ${line}, column ${column}${pointer && ` (${pointer})`}: ${reason}`,
    ),
  ]
  if (errors.length === 0) return null
  return (
    <Callout tone="warn" title="The request does not match the document">
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Callout>
  )
}

function SentResponse({ state, title }: { state: SentState; title: string }) {
  const { id, har, head, body, beginning, error } = state
  if (error) return <FailedRequest key={id} error={error} har={har} />
  return (
    <div className={styles.part}>
      <ReceivedResponse
        key={id}
        state={state}
        method={har.method}
        title={title}
        explanation={
          head &&
          body &&
          beginning !== undefined && (
            <ExplainedResponse head={head} beginning={beginning} bytes={body.bytes} method={har.method} />
          )
        }
      />
    </div>
  )
}

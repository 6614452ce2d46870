import { useMemo } from 'react'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { credentialsOf } from '@/modules/openapi/document/request-headers'
import type { OperationView } from '@/modules/openapi/document/types'
import { chosenOperation } from '@/modules/openapi/model/chosen-operation'
import type { ChoiceChange } from '@/modules/openapi/model/choice-change'
import type { HarChoices } from '@/modules/openapi/model/choices'
import { toHar, type HarRequest } from '@/modules/openapi/model/to-har'
import { useShownDocument } from '@/modules/openapi/view/document-context'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { CopyButton } from '@/ui/CopyButton'
import type { Credentials } from '../credentials/use-credentials'
import { curlCommand } from '../model/export-history'
import { failureText } from '../model/failure-text'
import { tabHistory } from '../model/history'
import type { AnswerEnd, Failure } from '../model/types'
import { unsentHeaders } from '../model/unsent-headers'
import { useSentRequest, type SentState } from '../send/use-sent-request'
import { missingParameters } from '../validation/checked-request'
import { useRequestCheck } from '../validation/use-request-check'
import { CallHistory } from './CallHistory'
import styles from './SendRequest.module.css'

interface SendRequestProps {
  operation: OperationView
  /** Must be the same object until the reader changes something. */
  choices: HarChoices
  credentials: Credentials
  onReplay: (change: ChoiceChange) => void
}

const timeoutMs = 30_000

/** Sends the request that is filled in with a token of the reader's, and shows what came of it. */
export function SendRequest({ operation, choices, credentials, onReplay }: SendRequestProps) {
  const { url } = useShownDocument()
  const key = `${url} ${operation.method} ${operation.path}`
  const har = useMemo(() => toHar(operation, choices), [operation, choices])
  const unsent = unsentHeaders(har)
  const needsToken = useMemo(() => credentialsOf(chosenOperation(operation, choices)).length > 0, [operation, choices])
  const { state, start, cancel } = useSentRequest()
  const isPending = (state?.isPending ?? false) || credentials.isRequesting

  async function sendIt() {
    const token = needsToken ? await credentials.tokenToSend() : undefined
    if (needsToken && token === undefined) return
    const sentAt = Date.now()
    start({ har, files: [], ...(token !== undefined && { secret: { token } }), timeoutMs }, (outcome, ms) =>
      tabHistory.add({ operation: key, title: operation.title, sentAt, ms, choices, request: har, outcome }),
    )
  }

  return (
    <div className={styles.part}>
      <RequestFaults operation={operation} choices={choices} />
      {unsent.length > 0 && (
        <Callout title="Browsers do not send everything">
          <p>The samples have {unsent.join(', ')}; the request that is sent from here does not.</p>
        </Callout>
      )}
      <div className={styles.bar}>
        <Button
          variant="primary"
          pending={isPending}
          disabledReason={disabledReason(har.method, needsToken, credentials)}
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
      {state && <SentAnswer state={state} har={har} />}
      <CallHistory operation={key} onReplay={onReplay} />
    </div>
  )
}

function disabledReason(method: string, needsToken: boolean, credentials: Credentials): string | undefined {
  const { source, token, application, kind } = credentials
  if (!needsToken) return undefined
  if (source === 'pasted') return token ? undefined : 'Paste a token first.'
  if (!application) return 'Choose an application first.'
  const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(method)
  return kind === 'production' && !isSafe ? 'Requests that change data are sent with sandbox keys only.' : undefined
}

/** What the document would not allow. Sending stays possible, because the document may be wrong, or the test is about faults. */
function RequestFaults({ operation, choices }: Pick<SendRequestProps, 'operation' | 'choices'>) {
  const findings = useRequestCheck(operation, choices)
  const faults = [
    ...missingParameters(operation, choices).map((key) => `${key} is required.`),
    ...Object.entries(findings.parameters).map(([key, reason]) => `${key}: ${reason}`),
    ...findings.body.map(
      ({ line, column, pointer, reason }) =>
        `Body, line ${line}, column ${column}${pointer && ` (${pointer})`}: ${reason}`,
    ),
  ]
  if (faults.length === 0) return null
  return (
    <Callout tone="warn" title="The request does not match the document">
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Callout>
  )
}

const endTexts: Record<AnswerEnd, string | undefined> = {
  complete: undefined,
  limit: 'The answer is larger than 100 MB; the rest was not received.',
  cancelled: 'You cancelled the request. This is what had arrived.',
  timeout: 'The rest of the answer took too long. This is what had arrived.',
  broken: 'The answer is incomplete: the connection ended too early, or the answer is damaged.',
}

function SentAnswer({ state, har }: { state: SentState; har: HarRequest }) {
  const { head, body, lines, failure, ms, receivedBytes } = state
  if (failure) return <FailedRequest failure={failure} har={har} />
  if (!head) return null
  const endText = body && endTexts[body.end]
  return (
    <div className={styles.part}>
      <p role="status">
        <b>{head.isHiddenRedirect ? 'Redirect' : `${head.status} ${head.statusText}`}</b> in {ms} ms, {receivedBytes}{' '}
        bytes
        {head.redirected && `, from ${head.url}`}
      </p>
      {head.isHiddenRedirect && <p>It was not followed, because it would take your credentials along.</p>}
      {endText !== undefined && <Callout tone="warn">{endText}</Callout>}
      {body && lines && <CodeBlock code={lines.join('\n')} language={body.kind} />}
    </div>
  )
}

function FailedRequest({ failure, har }: { failure: Failure; har: HarRequest }) {
  const { title, text, advice } = failureText(failure, window.location.origin)
  return (
    <Callout tone="danger" title={title}>
      <p>{text}</p>
      <ul>
        {advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {failure.kind !== 'invalid' && (
        <CopyButton text={() => Promise.resolve(curlCommand(har, { keepsSecrets: false }))} label="Copy as curl">
          Copy as curl
        </CopyButton>
      )}
    </Callout>
  )
}

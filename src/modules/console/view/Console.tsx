import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { useSession } from '@/auth/session'
import { focusHeadingElement } from '@/browser/focus'
import { isApiUrl, isTrustedUrl } from '@/config/trusted-hosts'
import { credentialsOf } from '@/modules/openapi/document/request-headers'
import type { OperationView } from '@/modules/openapi/document/types'
import type { ChoiceChange } from '@/modules/openapi/model/choice-change'
import type { HarChoices } from '@/modules/openapi/model/choices'
import { chosenOperation, noSecurity } from '@/modules/openapi/model/chosen-operation'
import { toHar } from '@/modules/openapi/model/to-har'
import { useShownDocument } from '@/modules/openapi/view/document-context'
import { samplesQuery } from '@/modules/openapi/view/queries'
import { useSignIn } from '@/modules/sign-in/use-sign-in'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Icon } from '@/ui/Icon'
import { useCredentials } from '../credentials/use-credentials'
import { addressOfChoices } from '../model/address-choices'
import { saveBodyDraft, takeBodyDraft } from '../model/body-draft'
import { Authorization } from './Authorization'
import { BodyField } from './BodyField'
import { isPortalOnly } from './first-party'
import { ParameterFields } from './ParameterFields'
import { SecurityField } from './SecurityField'
import { SendRequest } from './SendRequest'
import { ServerField } from './ServerField'
import { useAddressChoices } from './use-address-choices'
import styles from './Console.module.css'

interface ConsoleProps {
  operation: OperationView
  choices: HarChoices
  /** Must be a stable function. */
  onChoose: (change: ChoiceChange) => void
  onClose: () => void
  /** The application that the address chooses. */
  applicationId: string | undefined
}

/**
 * The console: fills in the request of an operation, which all samples show at once, and sends it with a token of one of
 * the reader's applications (CONSOLE-20).
 */
export function Console({ operation: shown, choices, onChoose, onClose, applicationId }: ConsoleProps) {
  const id = useId()
  const { url, access } = useShownDocument()
  // The operation with its examples, which the samples read, too.
  const { data: withExamples } = useQuery(samplesQuery(url, shown, access))
  const operation = withExamples ?? shown
  const heading = useFocusedHeading()
  const isSignedIn = useSession().status === 'signedIn'
  const isForeign = !isTrustedUrl(url)
  const credentials = useCredentials(applicationId)
  useStartingChoices(operation, choices, onChoose)
  useAddressChoices(withExamples, choices, onChoose)
  const operationKey = `${url} ${shown.method} ${shown.path}`
  useBodyDraft(operationKey, onChoose)
  const signIn = useSignIn()
  const { security } = choices
  const secured = useMemo(
    () => (security === undefined ? operation : chosenOperation(operation, { security })),
    [operation, security],
  )
  const needed = credentialsOf(secured)
  const takesApplications = needed.every(({ bearer }) => bearer)
  const har = useMemo(() => toHar(operation, choices), [operation, choices])
  const setValues = useCallback((values: HarChoices['values']) => onChoose({ values }), [onChoose])

  return (
    <section className={styles.console} id="try" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading}>
          Try it
        </h2>
        <Button variant="ghost" size="sm" icon aria-label="Close the console" title="Close" onClick={onClose}>
          <Icon of={X} size="sm" />
        </Button>
      </div>
      {isPortalOnly(har.url) && (
        <Callout title="Only the portal may call this operation">
          <p>Tokens of other applications get 403 here. Use it to see how the request and its refusal look.</p>
        </Callout>
      )}
      <ServerField operation={operation} choices={choices} onChoose={onChoose} />
      <fieldset className={styles.group}>
        <legend>Authorization</legend>
        <SecurityField
          access={operation.access}
          value={security ?? (needed.length === 0 ? noSecurity : 0)}
          onChange={(chosen) => onChoose({ security: chosen })}
        />
        {needed.length === 0 ? (
          <p className={styles.note}>The request carries no token.</p>
        ) : (
          isSignedIn && !isForeign && <Authorization credentials={credentials} takesApplications={takesApplications} />
        )}
      </fieldset>
      <ParameterFields operation={secured} values={choices.values} onChange={setValues} />
      {operation.body && (
        <BodyField operation={operation} body={operation.body} choices={choices} onChoose={onChoose} />
      )}
      {isForeign ? (
        <p className={styles.note}>
          This document is not the provider’s. Fill in the request and copy a sample; it cannot be sent from here.
        </p>
      ) : isSignedIn ? (
        <SendRequest
          operation={operation}
          choices={choices}
          credentials={credentials}
          needsToken={needed.length > 0}
          takesApplications={takesApplications}
          onReplay={onChoose}
        />
      ) : (
        <div className={styles.foot}>
          <p>Fill in the request and copy a sample. To send it from here, sign in.</p>
          <Button
            variant="primary"
            pending={signIn.pending}
            onClick={() => {
              saveBodyDraft(operationKey, choices.body)
              signIn.leave(addressWithChoices(operation, choices))
            }}
          >
            Sign In
          </Button>
        </div>
      )}
    </section>
  )
}

/** Focuses the heading when the console opens, so that the next Tab leads into it. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) focusHeadingElement(heading.current)
  }, [])
  return heading
}

/**
 * Chooses what a request can be sent with, unless the reader has chosen: the first server that the portal may send to, and
 * no credential where the document allows that and no application can have one.
 */
function useStartingChoices(operation: OperationView, choices: HarChoices, onChoose: ConsoleProps['onChoose']) {
  const choose = useEffectEvent((of: OperationView) => {
    const { server, servers, access } = of
    const reachable = isApiUrl(server) ? undefined : servers.find(({ url }) => isApiUrl(url))
    if (choices.server === undefined && reachable) onChoose({ server: reachable.url })
    const isOpen = access.rest !== undefined && credentialsOf(of).some(({ bearer }) => !bearer)
    if (choices.security === undefined && isOpen) onChoose({ security: noSecurity })
  })
  useEffect(() => choose(operation), [operation])
}

/** Fills in the body that was written before the sign-in. */
function useBodyDraft(operationKey: string, onChoose: ConsoleProps['onChoose']) {
  const fill = useEffectEvent((key: string) => {
    const body = takeBodyDraft(key)
    if (body) onChoose({ body })
  })
  useEffect(() => fill(operationKey), [operationKey])
}

/** This page with what is filled in, also what has not reached the address yet. */
function addressWithChoices(operation: OperationView, choices: HarChoices): string {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  for (const [name, value = []] of Object.entries(addressOfChoices(operation, choices))) {
    query.delete(name)
    for (const item of typeof value === 'string' ? [value] : value) query.append(name, item)
  }
  return `${pathname}?${query.toString()}`
}

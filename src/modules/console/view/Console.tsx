import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { focusHeadingElement } from '@/browser/focus'
import { isApiUrl, isTrustedUrl } from '@/config/trusted-hosts'
import { apiLocation } from '@/engines/documentation/api-location'
import { credentialsOf } from '@/engines/openapi/document/request-headers'
import type { OperationView } from '@/engines/openapi/document/types'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { chosenOperation, noSecurity } from '@/engines/openapi/model/chosen-operation'
import { toHar } from '@/engines/openapi/model/to-har'
import { useShownDocument } from '@/modules/openapi/view/document-context'
import type { ConsoleProps } from '@/modules/openapi/view/Operation'
import { samplesQuery } from '@/modules/openapi/view/queries'
import { useSignIn } from '@/modules/session/use-sign-in'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Icon } from '@/ui/Icon'
import { useCredentials } from '../credentials/use-credentials'
import { urlOfChoices } from '../model/url-choices'
import { saveBodyDraft, takeBodyDraft } from '../model/body-draft'
import { requiredCredential } from '@/engines/requests/model/required-credential'
import { useRequestCheck } from '../validation/use-request-check'
import { Authorization } from './Authorization'
import { BodyField } from './BodyField'
import { ConsoleLink } from './ConsoleLink'
import { isPortalOnly } from './portal-only'
import { ParameterFields } from './ParameterFields'
import { SecurityField } from './SecurityField'
import { SendRequest } from './SendRequest'
import { ServerField } from './ServerField'
import { useUrlChoices } from './use-url-choices'
import { useLeftOutValues } from './use-left-out-values'
import styles from './Console.module.css'

/**
 * The console: a form for the request of an operation, which the samples show at once. Sends the request with a token of one
 * of the reader's applications (CONSOLE-20).
 */
export function Console({ operation: shown, choices, onChoose, onClose, applicationId, onLoaded }: ConsoleProps) {
  const id = useId()
  const { url, access } = useShownDocument()
  // The samples read the same query, so the examples load once.
  const { data: withExamples, isPending } = useQuery(samplesQuery(url, shown, access))
  const operation = withExamples ?? shown
  const location = useLocation()
  const heading = useFocusedHeading()
  const isSignedIn = useSession().status === 'signedIn'
  const isForeign = access === 'public' || !isTrustedUrl(url)
  useDefaultChoices(operation, choices, onChoose)
  useUrlChoices(withExamples, choices, onChoose)
  const operationKey = `${url} ${shown.method} ${shown.path}`
  const leftOut = useLeftOutValues(operationKey, withExamples, choices, onChoose)
  useBodyDraft(operationKey, onChoose)
  const signIn = useSignIn()
  const { security } = choices
  const securedOperation = useMemo(
    () => (security === undefined ? operation : chosenOperation(operation, { security })),
    [operation, security],
  )
  const required = requiredCredential(credentialsOf(securedOperation))
  const credentials = useCredentials(applicationId, required?.pasteKey)
  const isLoading = isPending || !credentials.isLoaded
  const endLoading = useEffectEvent(onLoaded)
  useEffect(() => {
    if (!isLoading) endLoading()
  }, [isLoading])
  const har = useMemo(() => toHar(operation, choices), [operation, choices])
  const findings = useRequestCheck(operation, choices)
  const setValues = useCallback((values: HarChoices['values']) => onChoose({ values }), [onChoose])

  return (
    <section className={styles.console} id="try" aria-labelledby={id}>
      <div className={styles.head} data-growing={isLoading || undefined}>
        <h2 id={id} ref={heading}>
          Try it
        </h2>
        <Button variant="ghost" size="sm" icon aria-label="Close the console" title="Close" onClick={onClose}>
          <Icon of={X} size="sm" />
        </Button>
      </div>
      {!isForeign && isPortalOnly(har.url) && (
        <Callout title="Only the portal may call this operation">
          <p>
            The API responds with 403 to tokens of other applications. Send the request to see how the refusal looks.
          </p>
        </Callout>
      )}
      <ServerField operation={operation} choices={choices} onChoose={onChoose} />
      <fieldset className={styles.group}>
        <legend>Authorization</legend>
        <SecurityField
          access={operation.access}
          value={security ?? (required ? 0 : noSecurity)}
          onChange={(chosen) => onChoose({ security: chosen })}
        />
        {!required ? (
          <p className={styles.note}>The request has no token.</p>
        ) : isSignedIn && !isForeign ? (
          <Authorization credentials={credentials} required={required} />
        ) : (
          <p className={styles.note}>The samples have a placeholder for your credential.</p>
        )}
      </fieldset>
      <ParameterFields operation={securedOperation} values={choices.values} onChange={setValues} />
      {operation.body && (
        <BodyField
          operation={operation}
          body={operation.body}
          choices={choices}
          findings={findings.body}
          onChoose={onChoose}
        />
      )}
      <ConsoleLink
        url={() => urlWithChoices(location, operation, choices)}
        leftOut={leftOut}
        hasBody={choices.body !== undefined}
        isVisitor={!isSignedIn}
      />
      {isForeign ? (
        <p className={styles.note}>
          This document does not belong to the provider. Fill in the request and copy a sample. You cannot send it from
          here.
        </p>
      ) : isSignedIn ? (
        <SendRequest
          operation={operation}
          choices={choices}
          findings={findings}
          credentials={credentials}
          required={required}
          service={apiLocation(location)?.slug}
          onReplay={onChoose}
        />
      ) : (
        <div className={styles.foot}>
          <p>Fill in the request and copy a sample. To send it from here, sign in.</p>
          <Button
            variant="primary"
            pending={signIn.pending}
            onClick={() => {
              const returnTo = urlWithChoices(location, operation, choices)
              void saveBodyDraft(operationKey, choices.body, returnTo).then(() => signIn.leave(returnTo))
            }}
          >
            Sign In
          </Button>
        </div>
      )}
    </section>
  )
}

/** Focuses the heading when the console opens, so that Tab moves to its first field. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) focusHeadingElement(heading.current)
  }, [])
  return heading
}

/**
 * Chooses a server and an authentication unless the reader has chosen: the first server that the portal may send to, and no
 * authentication if it is optional and tokens of applications cannot be used.
 */
function useDefaultChoices(operation: OperationView, choices: HarChoices, onChoose: ConsoleProps['onChoose']) {
  const choose = useEffectEvent((current: OperationView) => {
    const { server, servers, access } = current
    const reachable = isApiUrl(server) ? undefined : servers.find(({ url }) => isApiUrl(url))
    if (choices.server === undefined && reachable) onChoose({ server: reachable.url })
    const isOptional = access.rest !== undefined && credentialsOf(current).some(({ bearer }) => !bearer)
    if (choices.security === undefined && isOptional) onChoose({ security: noSecurity })
  })
  useEffect(() => choose(operation), [operation])
}

/** Fills in the body that the reader wrote before the sign-in. */
function useBodyDraft(operationKey: string, onChoose: ConsoleProps['onChoose']) {
  const fill = useEffectEvent((key: string) => {
    const body = takeBodyDraft(key)
    if (body) onChoose({ body })
  })
  useEffect(() => fill(operationKey), [operationKey])
}

/** Returns the address of a page with all choices. The current address may not have the latest ones yet. */
function urlWithChoices({ pathname, search }: Location, operation: OperationView, choices: HarChoices): string {
  const query = new URLSearchParams(search)
  for (const [name, value = []] of Object.entries(urlOfChoices(operation, choices))) {
    query.delete(name)
    for (const item of typeof value === 'string' ? [value] : value) query.append(name, item)
  }
  return `${pathname}?${query.toString()}`
}

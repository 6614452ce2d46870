import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { useSession } from '@/auth/session'
import { focusHeadingElement } from '@/browser/focus'
import { isApiUrl, isTrustedUrl } from '@/config/trusted-hosts'
import type { OperationView } from '@/modules/openapi/document/types'
import { chosenOperation } from '@/modules/openapi/model/chosen-operation'
import type { ChoiceChange } from '@/modules/openapi/model/choice-change'
import type { HarChoices } from '@/modules/openapi/model/choices'
import { useShownDocument } from '@/modules/openapi/view/document-context'
import { samplesQuery } from '@/modules/openapi/view/queries'
import { SignInButton } from '@/modules/sign-in/SignInButton'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { useCredentials } from '../credentials/use-credentials'
import { Authorization } from './Authorization'
import { BodyField } from './BodyField'
import { ParameterFields } from './ParameterFields'
import { SendRequest } from './SendRequest'
import { ServerField } from './ServerField'
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
  const { data: operation = shown } = useQuery(samplesQuery(url, shown, access))
  const heading = useFocusedHeading()
  const isSignedIn = useSession().status === 'signedIn'
  const isForeign = !isTrustedUrl(url)
  const credentials = useCredentials(applicationId)
  useReachableServer(operation, choices, onChoose)
  const { security } = choices
  const secured = useMemo(
    () => (security === undefined ? operation : chosenOperation(operation, { security })),
    [operation, security],
  )
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
      <ServerField operation={operation} choices={choices} onChoose={onChoose} />
      {!isForeign && isSignedIn && (
        <fieldset className={styles.group}>
          <legend>Authorization</legend>
          <Authorization credentials={credentials} />
        </fieldset>
      )}
      <ParameterFields operation={secured} values={choices.values} onChange={setValues} />
      {operation.body && <BodyField body={operation.body} choices={choices} onChoose={onChoose} />}
      <div className={styles.foot}>
        {isForeign ? (
          <p>
            This document is not the provider’s. Fill in the request and copy a sample; it cannot be sent from here.
          </p>
        ) : !isSignedIn ? (
          <>
            <p>Fill in the request and copy a sample. To send it from here, sign in.</p>
            <SignInButton variant="primary" />
          </>
        ) : (
          <SendRequest operation={operation} choices={choices} credentials={credentials} onReplay={onChoose} />
        )}
      </div>
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

/** Chooses the first server that a request can be sent to from here, unless the reader has chosen one. */
function useReachableServer(operation: OperationView, choices: HarChoices, onChoose: ConsoleProps['onChoose']) {
  const choose = useEffectEvent(({ server, servers }: OperationView) => {
    if (choices.server !== undefined || isApiUrl(server)) return
    const reachable = servers.find(({ url }) => isApiUrl(url))
    if (reachable) onChoose({ server: reachable.url })
  })
  useEffect(() => choose(operation), [operation])
}

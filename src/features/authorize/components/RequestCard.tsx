import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'
import type { AuthorizationRequest } from '../model/authorization-request'
import styles from './Authorize.module.css'
import { ReturnsTo } from './ReturnsTo'
import { SignedInAs } from './SignedInAs'
import { iconPaths } from '../model/icon-paths'
import type { Decision } from '../hooks/use-decision'

interface RequestCardProps {
  request: AuthorizationRequest
  /** Follows the name of the application in the heading. */
  title: string
  iconPath: string
  /** The answer that was given: the browser is leaving. */
  decision: Decision | undefined
  action: string
  disabledReason: string | undefined
  /** Name of the chosen organization: a search may hide it from the list. */
  organization: string | undefined
  onAccept: () => void
  /** Refuses; undefined where the only way to refuse is to leave the page. */
  onRefuse?: (() => void) | undefined
  children: ReactNode
}

/** The card of both screens: which application asks, where the browser returns to, the question, and the buttons. */
export function RequestCard({
  request,
  title,
  iconPath,
  decision,
  action,
  disabledReason,
  organization,
  onAccept,
  onRefuse,
  children,
}: RequestCardProps) {
  // The browser stays on this page when a native application takes over.
  if (decision !== undefined && request.returnsTo?.kind === 'app') {
    const refused = decision === 'refused'
    return (
      <SoloCard
        title={
          <>
            {refused ? 'Nothing was authorized for' : 'Continue in'} <bdi>{request.appName}</bdi>
          </>
        }
        iconPath={refused ? iconPaths.nothing : iconPaths.done}
        result
        footer={<ReturnsTo url={request.returnsTo} />}
      >
        <p>You can close this page once the app has opened. If it does not open, start again from the app.</p>
      </SoloCard>
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (disabledReason === undefined) onAccept()
  }
  return (
    <form onSubmit={submit} noValidate>
      <SoloCard
        title={
          <>
            <bdi>{request.appName}</bdi> {title}
          </>
        }
        iconPath={iconPath}
        footer={
          <div className={styles.decisions}>
            {disabledReason === undefined && organization !== undefined && (
              <span className={styles.chosen}>
                For <bdi>{organization}</bdi>
              </span>
            )}
            {onRefuse && (
              <Button pending={decision === 'refused'} onClick={onRefuse}>
                Cancel
              </Button>
            )}
            <Button variant="primary" type="submit" pending={decision === 'accepted'} disabledReason={disabledReason}>
              {action}
            </Button>
          </div>
        }
        note={<SignedInAs />}
      >
        <div className={styles.request}>
          {request.returnsTo && <ReturnsTo url={request.returnsTo} />}
          {children}
        </div>
      </SoloCard>
    </form>
  )
}

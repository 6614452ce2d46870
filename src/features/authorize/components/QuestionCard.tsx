import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'
import type { Asked } from '../model/asked'
import styles from './Authorize.module.css'
import { ReturnsTo } from './ReturnsTo'
import { SignedInAs } from './SignedInAs'
import { iconPaths } from '../model/icon-paths'
import type { Answer } from '../hooks/use-answer'

interface QuestionCardProps {
  asked: Asked
  /** Follows the name of the application in the heading. */
  title: string
  iconPath: string
  /** The answer that was given: the browser is leaving. */
  answer: Answer | undefined
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
export function QuestionCard({
  asked,
  title,
  iconPath,
  answer,
  action,
  disabledReason,
  organization,
  onAccept,
  onRefuse,
  children,
}: QuestionCardProps) {
  // The browser stays on this page when a native application takes over.
  if (answer !== undefined && asked.returnsTo?.kind === 'app') {
    const refused = answer === 'refused'
    return (
      <SoloCard
        title={
          <>
            {refused ? 'Nothing was authorized for' : 'Continue in'} <bdi>{asked.appName}</bdi>
          </>
        }
        iconPath={refused ? iconPaths.nothing : iconPaths.done}
        result
        footer={<ReturnsTo address={asked.returnsTo} />}
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
            <bdi>{asked.appName}</bdi> {title}
          </>
        }
        iconPath={iconPath}
        footer={
          <div className={styles.answers}>
            {disabledReason === undefined && organization !== undefined && (
              <span className={styles.chosen}>
                For <bdi>{organization}</bdi>
              </span>
            )}
            {onRefuse && (
              <Button pending={answer === 'refused'} onClick={onRefuse}>
                Cancel
              </Button>
            )}
            <Button variant="primary" type="submit" pending={answer === 'accepted'} disabledReason={disabledReason}>
              {action}
            </Button>
          </div>
        }
        note={<SignedInAs />}
      >
        <div className={styles.question}>
          {asked.returnsTo && <ReturnsTo address={asked.returnsTo} />}
          {children}
        </div>
      </SoloCard>
    </form>
  )
}

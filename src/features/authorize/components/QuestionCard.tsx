import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'
import type { Asked } from '../model/asked'
import styles from './Authorize.module.css'
import { ReturnsTo } from './ReturnsTo'
import { SignedInAs } from './SignedInAs'
import { signs } from '../model/signs'
import type { Answer } from '../hooks/use-answer'

interface QuestionCardProps {
  asked: Asked
  /** What follows the application's name. */
  title: string
  sign: string
  /** What the person has answered: the browser is on its way. */
  answer: Answer | undefined
  action: string
  disabledReason: string | undefined
  /** Name of the chosen organization, which a search may hide from the list. */
  organization: string | undefined
  onAccept: () => void
  /** Without it the only way to refuse is to leave. */
  onRefuse?: (() => void) | undefined
  children: ReactNode
}

/** The card of both screens: who asks and where the answer goes, the question, and the one button that leads on. */
export function QuestionCard({
  asked,
  title,
  sign,
  answer,
  action,
  disabledReason,
  organization,
  onAccept,
  onRefuse,
  children,
}: QuestionCardProps) {
  // A native application takes over without the browser leaving this page.
  if (answer !== undefined && asked.returnsTo?.kind === 'app') {
    const refused = answer === 'refused'
    return (
      <SoloCard
        title={
          <>
            {refused ? 'Nothing was authorized for' : 'Continue in'} <bdi>{asked.appName}</bdi>
          </>
        }
        sign={refused ? signs.nothing : signs.done}
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
        sign={sign}
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

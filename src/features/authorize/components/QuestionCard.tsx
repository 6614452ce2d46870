import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'
import type { Asked } from '../model/asked'
import styles from './Authorize.module.css'
import { ReturnsTo } from './ReturnsTo'
import { SignedInAs } from './SignedInAs'
import { signs } from './signs'

interface QuestionCardProps {
  asked: Asked
  /** What follows the application's name. */
  title: string
  sign: string
  /** The person has accepted: the browser is on its way. */
  left: boolean
  action: string
  disabledReason: string | undefined
  /** Name of the chosen organization, which a search may hide from the list. */
  organization: string | undefined
  onAccept: () => void
  /** The other answer. */
  refuse?: ReactNode
  children: ReactNode
}

/** The card of both screens: who asks and where the answer goes, the question, and the one button that leads on. */
export function QuestionCard({
  asked,
  title,
  sign,
  left,
  action,
  disabledReason,
  organization,
  onAccept,
  refuse,
  children,
}: QuestionCardProps) {
  // A native application takes over without the browser leaving this page.
  if (left && asked.returnsTo?.kind === 'app') {
    return (
      <SoloCard
        title={
          <>
            Continue in <bdi>{asked.appName}</bdi>
          </>
        }
        sign={signs.done}
        result
        footer={<ReturnsTo address={asked.returnsTo} />}
      >
        <p>You can close this page once the app has opened. If it does not open, start again from the app.</p>
      </SoloCard>
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!left && disabledReason === undefined) onAccept()
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
            {refuse}
            <Button variant="primary" type="submit" pending={left} disabledReason={disabledReason}>
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

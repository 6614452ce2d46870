import type { Outcome } from '../model/verdict-text'
import { OutcomeIcon } from './OutcomeIcon'
import styles from './VerdictSummary.module.css'

interface VerdictSummaryProps {
  /** Empty while there is no verdict. */
  text: string
  outcome: Outcome
}

/** The sentence about all verdicts. Icon and colour tell a pass, a failure and what cannot be told apart. */
export function VerdictSummary({ text, outcome }: VerdictSummaryProps) {
  return (
    <p className={styles.summary} role="status" data-outcome={text === '' ? undefined : outcome}>
      {text !== '' && <OutcomeIcon outcome={outcome} size="lg" />}
      {text}
    </p>
  )
}

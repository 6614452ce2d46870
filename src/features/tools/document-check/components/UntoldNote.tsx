import { Callout } from '@/ui/Callout'
import { classNames } from '@/ui/class-names'
import { RetryButton } from '@/ui/RetryButton'
import styles from './UntoldNote.module.css'

interface UntoldNoteProps {
  reasons: readonly string[]
  /** Loads again what could not be loaded; undefined where another attempt tells no more. */
  onRetry: (() => void) | undefined
  retrying: boolean
  className?: string | undefined
}

/** Says what cannot be told about a document, and why. Nothing without a reason. */
export function UntoldNote({ reasons, onRetry, retrying, className }: UntoldNoteProps) {
  if (reasons.length === 0) return null
  return (
    <Callout tone="warn" title="What cannot be told" className={classNames(styles.note, className)}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {onRetry && <RetryButton inline pending={retrying} onRetry={onRetry} />}
    </Callout>
  )
}

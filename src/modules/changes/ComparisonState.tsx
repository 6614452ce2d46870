import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { TextPlaceholder } from '@/ui/Placeholders'
import { Splash } from '@/ui/Splash'
import { WorkProgress } from '@/ui/WorkProgress'
import type { Comparison } from './use-comparison'
import styles from './Changes.module.css'

interface ComparisonStateProps<Result> {
  comparison: Comparison<Result>
  /** Names the work while it runs: `Comparing the versions`. */
  label: string
  /** Says which side could not be read, and why. */
  describeError: (error: unknown) => { title: string; message: string }
  /** The sentence about the whole result; screen readers hear it as soon as it is there. */
  summarize: (result: Result) => string
  /** The rows below the sentence. */
  children: (result: Result) => ReactNode
}

/**
 * Shows a comparison in its present state: progress with Cancel, cancelled, a side that could not be read, or the result
 * (COMPARE-4). A side that could not be read never shows as "nothing differs".
 */
export function ComparisonState<Result>({
  comparison,
  label,
  describeError,
  summarize,
  children,
}: ComparisonStateProps<Result>) {
  const { status, cancel, retry } = comparison
  return (
    <>
      <p role="status" className={styles.summary}>
        {status === 'done' && summarize(comparison.result)}
      </p>
      {status === 'running' && <TextPlaceholder label={label} />}
      {/* Below the placeholder, which would move when the progress appears. */}
      <WorkProgress
        isRunning={status === 'running'}
        label={label}
        progress={status === 'running' ? comparison.progress : undefined}
        onCancel={cancel}
      />
      {status === 'cancelled' && (
        <Splash
          headingLevel={2}
          mark="empty"
          title="The comparison was cancelled"
          // The button that had the focus, Cancel, is gone.
          actions={
            <Button ref={focusNow} onClick={retry}>
              Compare again
            </Button>
          }
        />
      )}
      {status === 'failed' && <ErrorState {...describeError(comparison.error)} onRetry={retry} />}
      {status === 'done' && <div className={styles.result}>{children(comparison.result)}</div>}
    </>
  )
}

function focusNow(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true })
}

import type { ReactNode } from 'react'
import { RetryButton } from './RetryButton'
import { Splash } from './Splash'

interface ErrorStateProps {
  title: string
  message?: string
  /** Called by the Retry button, which is shown only with it. */
  onRetry?: () => void
  /** Whether a new attempt is running. */
  retrying?: boolean
  /** Other ways out, beside the Retry button. */
  otherActions?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Stands for a part of a page that could not be loaded, or with heading level 1 for the page itself. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  otherActions,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <Splash
        title={title}
        text={message}
        headingLevel={headingLevel}
        actions={
          onRetry && (
            <>
              <RetryButton pending={retrying} onRetry={onRetry} />
              {otherActions}
            </>
          )
        }
      />
    </div>
  )
}

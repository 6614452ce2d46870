import { RetryButton } from './RetryButton'
import { Splash } from './Splash'

interface ErrorStateProps {
  title: string
  message?: string
  /** Tries again; without it there is nothing to press. */
  onRetry?: () => void
  /** The new attempt is under way. */
  retrying?: boolean
  headingLevel?: 1 | 2 | 3
}

/** A part of a page that could not be loaded; with level 1 the page itself. */
export function ErrorState({ title, message, onRetry, retrying = false, headingLevel = 2 }: ErrorStateProps) {
  return (
    <div role="alert">
      <Splash
        title={title}
        text={message}
        headingLevel={headingLevel}
        actions={onRetry && <RetryButton pending={retrying} onRetry={onRetry} />}
      />
    </div>
  )
}

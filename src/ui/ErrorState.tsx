import { RotateCw } from 'lucide-react'
import { Button } from './Button'
import { Icon } from './Icon'
import { Splash } from './Splash'

interface ErrorStateProps {
  title: string
  message?: string
  /** Tries again; without it there is nothing to press. */
  onRetry?: () => void
  /** The new attempt is under way. */
  retrying?: boolean
  headingLevel?: 2 | 3
}

/** A part of a page that could not be loaded. */
export function ErrorState({ title, message, onRetry, retrying = false, headingLevel = 2 }: ErrorStateProps) {
  return (
    <div role="alert">
      <Splash
        title={title}
        text={message}
        headingLevel={headingLevel}
        actions={
          onRetry && (
            <Button pending={retrying} onClick={onRetry}>
              <Icon of={RotateCw} size="sm" />
              Retry
            </Button>
          )
        }
      />
    </div>
  )
}

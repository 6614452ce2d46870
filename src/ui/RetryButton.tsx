import { RotateCw } from 'lucide-react'
import { focusHeading } from '@/lib/focus-heading'
import { Button } from './Button'
import { Icon } from './Icon'

interface RetryButtonProps {
  /** The new attempt is under way. */
  pending?: boolean | undefined
  onRetry: () => void
}

/** Tries again. When that takes the button away, the focus goes on to the heading of the page. */
export function RetryButton({ pending, onRetry }: RetryButtonProps) {
  return (
    <Button ref={handFocusOn} pending={pending} onClick={onRetry}>
      <Icon of={RotateCw} size="sm" />
      Retry
    </Button>
  )
}

function handFocusOn(button: HTMLElement | null): () => void {
  return () => void (button === document.activeElement && focusHeading())
}

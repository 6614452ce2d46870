import RotateCw from 'lucide-react/icons/rotate-cw'
import { focusHeading, focusOn } from '@/browser/focus-heading'
import { Button } from './Button'
import type { ButtonLook } from './button-class'
import { Icon } from './Icon'

interface RetryButtonProps extends Pick<ButtonLook, 'variant'> {
  /** The new attempt is under way. */
  pending?: boolean | undefined
  onRetry: () => void
  /** A small one within a page, for a part of it: the focus goes to the heading of that part. */
  inline?: boolean
}

/** Tries again. When that takes the button away, the focus goes on to the heading of the page, or of the dialog it is in. */
export function RetryButton({ variant, pending, onRetry, inline = false }: RetryButtonProps) {
  return (
    <Button
      ref={inline ? handFocusBack : handFocusOn}
      variant={variant}
      size={inline ? 'sm' : undefined}
      pending={pending}
      onClick={onRetry}
    >
      {!inline && <Icon of={RotateCw} size="sm" />}
      Retry
    </Button>
  )
}

function handFocusOn(button: HTMLElement | null): () => void {
  return () => {
    if (!button || button !== document.activeElement) return
    const title = button.closest('[role=dialog]')?.querySelector<HTMLElement>('h2')
    if (title) focusOn(title)
    else focusHeading()
  }
}

/** To the last heading before the button. */
function handFocusBack(button: HTMLElement | null): () => void {
  return () => {
    if (!button || button !== document.activeElement) return
    const heading = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')].findLast(
      (place) => place.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    if (heading) focusOn(heading)
  }
}

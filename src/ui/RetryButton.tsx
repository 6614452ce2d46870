import RotateCw from 'lucide-react/icons/rotate-cw'
import { focusHeading, focusHeadingElement } from '@/browser/focus'
import { Button } from './Button'
import type { ButtonLook } from './button-class'
import { Icon } from './Icon'

interface RetryButtonProps extends Pick<ButtonLook, 'variant'> {
  /** Whether a new attempt is running. */
  pending?: boolean | undefined
  onRetry: () => void
  /** Whether it is a small button for a part of a page, whose heading then receives the focus. */
  inline?: boolean
}

/** A button that tries again. When it disappears while focused, the focus moves to the heading of its page, dialog or part. */
export function RetryButton({ variant, pending, onRetry, inline = false }: RetryButtonProps) {
  return (
    <Button
      ref={inline ? focusPartHeadingOnRemoval : focusPageHeadingOnRemoval}
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

/** Focuses the heading of the page, or of the dialog around the button, when that is removed. */
function focusPageHeadingOnRemoval(button: HTMLElement | null): () => void {
  return () => {
    if (!button || button !== document.activeElement) return
    const title = button.closest('[role=dialog]')?.querySelector<HTMLElement>('h2')
    if (title) focusHeadingElement(title)
    else focusHeading()
  }
}

/** Focuses the last heading before the button when that is removed. */
function focusPartHeadingOnRemoval(button: HTMLElement | null): () => void {
  return () => {
    if (!button || button !== document.activeElement) return
    const heading = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')].findLast(
      (place) => place.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    if (heading) focusHeadingElement(heading)
  }
}

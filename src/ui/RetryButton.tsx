import { RotateCw } from 'lucide-react'
import { focusHeading } from '@/lib/focus-heading'
import { Button } from './Button'
import type { ButtonLook } from './button-class'
import { Icon } from './Icon'

interface RetryButtonProps extends Pick<ButtonLook, 'variant'> {
  /** The new attempt is under way. */
  pending?: boolean | undefined
  onRetry: () => void
  /** A small one within a page, for a part of it: the focus goes to what leads to that part. */
  inline?: boolean
}

/** Tries again. When that takes the button away, the focus goes on to the heading of the page. */
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
  return () => void (button === document.activeElement && focusHeading())
}

/** To the last heading, field or disclosure before the button that is still there when the button has gone. */
function handFocusBack(button: HTMLElement | null): () => void {
  return () => {
    if (!button || button !== document.activeElement) return
    const places = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, input, [aria-expanded])')]
    const before = places.filter((place) => place.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
    queueMicrotask(() => {
      while (document.activeElement === document.body && before.length > 0) {
        const place = before.pop()
        if (place?.matches('h1, h2, h3, h4')) place.setAttribute('tabindex', '-1')
        place?.focus({ preventScroll: true })
      }
    })
  }
}

import { RotateCw } from 'lucide-react'
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
  return () => {
    const main = button?.closest('main')
    if (main && button === document.activeElement) focusHeading(main)
  }
}

/** Until the page has its heading the main region has the focus, unless the reader moves it meanwhile. */
function focusHeading(main: HTMLElement): void {
  main.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const heading = main.querySelector('h1')
    if (heading && main === document.activeElement) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    if (main !== document.activeElement) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
}

import { useEffect, type RefObject } from 'react'

/** Closes a `details` element on Escape and when the focus leaves it. */
export function useDismissal(target: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = target.current
    if (!details) return undefined
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !details.contains(relatedTarget)) details.open = false
    }
    details.addEventListener('keydown', onKey)
    details.addEventListener('focusout', onLeave)
    return () => {
      details.removeEventListener('keydown', onKey)
      details.removeEventListener('focusout', onLeave)
    }
  }, [target])
}

import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls a function when the focus leaves an element, also when Tab leads to the browser's own controls because nothing on
 * the page follows. A window that loses the focus does not count.
 */
export function useFocusLeave(target: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    let isTabPressed = false
    const stop = new AbortController()
    const { signal } = stop
    const keyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      isTabPressed = key === 'Tab' && !altKey && !ctrlKey && !metaKey
    }
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      // Without a related target the window has lost the focus, or Tab has left the page.
      if (relatedTarget instanceof Node ? !element.contains(relatedTarget) : isTabPressed) leave()
      isTabPressed = false
    }
    element.addEventListener('keydown', keyDown, { signal })
    element.addEventListener('keyup', () => (isTabPressed = false), { signal })
    element.addEventListener('focusout', focusOut, { signal })
    return () => stop.abort()
  }, [target])
}

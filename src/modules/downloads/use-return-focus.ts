import { useCallback } from 'react'
import type { RefObject } from 'react'

/** A ref for a cancel button: when the button disappears while it has the focus, the focus returns to the start control. */
export function useReturnFocus(start: RefObject<HTMLElement | null>) {
  return useCallback(
    (cancel: HTMLElement | null) => () => {
      if (cancel && cancel === document.activeElement) start.current?.focus({ preventScroll: true })
    },
    [start],
  )
}

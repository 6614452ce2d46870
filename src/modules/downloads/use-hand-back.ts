import { useCallback } from 'react'
import type { RefObject } from 'react'

/** The ref of a Cancel that leaves with its download: the focus that it has goes back to what starts one. */
export function useHandBack(start: RefObject<HTMLElement | null>) {
  return useCallback(
    (cancel: HTMLElement | null) => () => {
      if (cancel && cancel === document.activeElement) start.current?.focus({ preventScroll: true })
    },
    [start],
  )
}

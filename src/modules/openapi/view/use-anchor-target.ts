import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { decode } from '@/lib/percent-encoding'
import { useSavedScroll } from '@/browser/saved-scroll'

/** How long to wait for the part, in milliseconds (SHELL-26). */
const maxWaitMs = 20_000
const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Scrolls to the part that the address names. It waits for the part, because levels above it may have to be requested,
 * until the reader does something. A reader who comes back to the page keeps the scroll position instead.
 */
export function useAnchorTarget(): void {
  const { hash } = useLocation()
  const isRevisited = useSavedScroll() !== undefined
  useEffect(() => {
    if (isRevisited || hash.length < 2) return undefined
    const id = decode(hash.slice(1))
    const end = performance.now() + maxWaitMs
    let frame = 0
    const look = () => {
      const target = document.getElementById(id)
      if (target) target.scrollIntoView()
      else if (performance.now() < end) frame = requestAnimationFrame(look)
    }
    const stop = () => {
      cancelAnimationFrame(frame)
      for (const action of actions) window.removeEventListener(action, stop, true)
    }
    for (const action of actions) window.addEventListener(action, stop, true)
    frame = requestAnimationFrame(look)
    return stop
  }, [hash, isRevisited])
}

import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { decode } from '@/lib/percent-encoding'
import { useSavedScroll } from '@/browser/saved-scroll'

const maxWaitMs = 5_000

/**
 * Scrolls to the part that the address names. It waits for the part, because levels above it may have to be requested. A
 * reader who comes back to the page keeps the scroll position instead.
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
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [hash, isRevisited])
}

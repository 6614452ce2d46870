import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { decode } from '@/lib/decode'
import { useSavedScroll } from '@/browser/saved-scroll'

const patienceMs = 5_000

/**
 * Brings the part that the address names into view; levels that are asked for on the way appear one after the other. Who
 * was here before comes back to where they were.
 */
export function useAnchorTarget(): void {
  const { hash } = useLocation()
  const revisited = useSavedScroll() !== undefined
  useEffect(() => {
    if (revisited || hash.length < 2) return undefined
    const id = decode(hash.slice(1))
    const end = performance.now() + patienceMs
    let frame = 0
    const look = () => {
      const target = document.getElementById(id)
      if (target) target.scrollIntoView()
      else if (performance.now() < end) frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [hash, revisited])
}

import { useEffect, useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { renderedPage } from '@/browser/rendered-page'
import { useSavedScroll } from '@/browser/saved-scroll'

/** How long a page may take to become as long as the reader left it, in milliseconds. */
const patienceMs = 20_000
const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Reload, Back and Forward lead to where the reader was, also when the content arrives only later. Somebody who has scrolled
 * a rendered page stays there: the router would begin at the top.
 */
export function ReadingPosition() {
  const { key } = useLocation()
  const position = useSavedScroll()
  const [scrolled] = useState(() => (renderedPage() ? window.scrollY : 0))
  useLayoutEffect(() => {
    if (scrolled > 0) window.scrollTo(0, scrolled)
  }, [scrolled])
  return (
    <>
      <ScrollRestoration />
      {position !== undefined && position > 0 && <StoredPosition key={key} position={position} />}
    </>
  )
}

/** Too short at first, the page is held at the position while it grows, until the reader does something. */
function StoredPosition({ position }: { position: number }) {
  useEffect(() => {
    const observer = new ResizeObserver(() => window.scrollTo(0, position))
    observer.observe(document.body)
    const timer = setTimeout(stop, patienceMs)
    for (const action of actions) window.addEventListener(action, stop, true)
    function stop() {
      observer.disconnect()
      clearTimeout(timer)
      for (const action of actions) window.removeEventListener(action, stop, true)
    }
    return stop
  }, [position])
  return null
}

import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { documentTitle } from './document-title'

/**
 * Names the page on every navigation: document title, live region, and focus on the new page's heading. The first page
 * keeps the browser's own focus; a change of query or hash is no new page.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const announced = useRef(pathname)
  const [message, setMessage] = useState('')

  useEffect(() => {
    document.title = documentTitle(pathname)
    if (state !== 'idle' || announced.current === pathname) return undefined
    announced.current = pathname
    setMessage(document.title)
    return focusHeading()
  }, [pathname, state])

  return (
    <div className="vh" aria-live="polite" role="status">
      {message}
    </div>
  )
}

/**
 * Focuses the heading, or the main region until there is one. A page may replace its heading when its code or data
 * arrives: the focus follows, until the reader does something or leaves, or the page itself puts the focus elsewhere.
 * Returns how to stop.
 */
function focusHeading(): (() => void) | undefined {
  const main = document.getElementById('main')
  if (!main) return undefined
  main.focus({ preventScroll: true })
  const follow = () => {
    if (isTakenFrom(main)) return stop()
    const heading = main.querySelector('h1')
    if (!heading || heading === document.activeElement) return
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(follow)
  function stop() {
    observer.disconnect()
    for (const event of ['pointerdown', 'keydown']) window.removeEventListener(event, stop, true)
  }
  follow()
  observer.observe(main, { childList: true, subtree: true })
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, stop, true)
  return stop
}

/** Whether something other than the main region or its heading has the focus. It falls to the body when its element goes. */
function isTakenFrom(main: HTMLElement): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body || focused === main) return false
  return !(main.contains(focused) && focused.matches('h1'))
}

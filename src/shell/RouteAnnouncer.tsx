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

/** Focuses the heading, or the main region until the heading is there; gives way to a reader who went elsewhere. */
function focusHeading(): (() => void) | undefined {
  const main = document.getElementById('main')
  if (!main) return undefined
  main.focus({ preventScroll: true })
  const find = () => {
    const heading = main.querySelector('h1')
    if (!heading) return false
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
    return true
  }
  if (find()) return undefined
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || find()) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { focusHeading } from '@/browser/focus-heading'
import { documentTitle } from './document-title'

/** A field that stays although the address changes, with whoever is typing in it; choosing from a list is leaving for it. */
const typing = '#main :is(input:not([role]), textarea)'

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
    return document.activeElement?.matches(typing) ? undefined : focusHeading()
  }, [pathname, state])

  return (
    <div className="vh" aria-live="polite" role="status">
      {message}
    </div>
  )
}

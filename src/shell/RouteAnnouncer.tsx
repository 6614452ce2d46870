import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { focusHeading } from '@/lib/focus-heading'
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

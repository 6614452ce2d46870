import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { focusHeading } from '@/browser/focus'
import { documentTitle } from './document-title'

/**
 * Fields in which the reader may be typing while the address changes, also in a dialog that was opened before the page came.
 * Choosing from a combobox of the page opens another page instead; a search closes its dialog first.
 */
const textFields = '#main :is(input:not([role]), textarea), [role="dialog"][data-open] input'

/**
 * Announces the new page after a navigation: document title, live region, and focus on the page's heading. The first page
 * keeps the browser's focus, and a change of query or hash is not a new page.
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
    // A rendered page has it; browsers share its address instead of that of the page on screen.
    document.querySelector('link[rel="canonical"]')?.remove()
    setMessage(document.title)
    return document.activeElement?.matches(textFields) ? undefined : focusHeading()
  }, [pathname, state])

  return (
    <div className="vh" aria-live="polite" role="status">
      {message}
    </div>
  )
}

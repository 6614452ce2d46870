import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { savedScroll } from '@/browser/saved-scroll'
import { decode } from '@/lib/percent-encoding'

/**
 * Scrolls to the element that the address names once the content is rendered, because the browser looked for it before, and
 * again when a link to it is followed again. Does nothing on a page that is revisited: its scroll position is restored.
 */
export function useHashTarget(content: readonly unknown[]): void {
  const location = useLocation()
  useEffect(() => {
    const { hash, key } = location
    const isRevisited = savedScroll(key) !== undefined
    if (isRevisited || hash.length < 2 || content.length === 0) return
    const target = document.getElementById(decode(hash.slice(1)))
    if (!target) return
    target.scrollIntoView()
    // As after a plain link, the next Tab continues from the heading.
    if (target.contains(document.activeElement)) return
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }, [location, content])
}

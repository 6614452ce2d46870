import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { decode } from '@/lib/decode'
import { useSavedScroll } from '@/browser/saved-scroll'
import type { ParsedMarkdown } from './parsed-markdown'

/**
 * Brings the heading that the address names into view, which is there only once the page is rendered. Who was here
 * before comes back to where they were.
 */
export function useHashTarget(page: ParsedMarkdown): void {
  const { hash } = useLocation()
  const revisited = useSavedScroll() !== undefined
  useEffect(() => {
    if (revisited || hash.length < 2 || page.tree.children.length === 0) return
    const target = document.getElementById(decode(hash.slice(1)))
    if (!target) return
    target.scrollIntoView()
    // As with a plain link, the next Tab goes on from there.
    if (target.contains(document.activeElement)) return
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }, [hash, page, revisited])
}

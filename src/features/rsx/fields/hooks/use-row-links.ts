import { useEffect, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { startOf } from '@/browser/event-target'
import { decode } from '@/lib/percent-encoding'
import { copyText } from '@/ui/copy-text'

/**
 * Handles the links in the rows of a long table, and scrolls to the row that the address names. A click on the link of a row to
 * itself puts it into the address and copies it. One listener serves all links, because router links would each subscribe to
 * every navigation.
 * @returns The id of the row that the address names.
 */
export function useRowLinks(table: RefObject<HTMLElement | null>): string {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const target = decode(hash.slice(1))

  useEffect(() => {
    const element = table.current
    if (!element) return undefined
    const follow = (event: MouseEvent) => {
      const link = startOf(event)?.closest('a')
      const to = link?.getAttribute('href')
      if (!to || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!to.startsWith('#')) {
        void navigate(to)
        return
      }
      void navigate({ search, hash: to }, { replace: true, preventScrollReset: true })
      copyLink(to)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [table, navigate, search])

  useEffect(() => {
    if (target !== '') document.getElementById(target)?.scrollIntoView({ block: 'center' })
  }, [target])

  return target
}

function copyLink(hash: string) {
  const url = new URL(window.location.href)
  url.hash = hash
  void copyText(url.href, 'silent')
}

import { useEffect, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { decode } from '@/lib/decode'
import { copyText } from '@/ui/copy-text'

/**
 * Links to the rows of a long table. One listener serves them all: a router link for each would listen to every
 * navigation. Following one puts it into the address and copies it; the row that the address names is brought into view.
 * @param ready whether the rows are there.
 * @returns the id that the address names.
 */
export function useRowLinks(table: RefObject<HTMLElement | null>, ready: boolean): string {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const target = decode(hash.slice(1))

  useEffect(() => {
    const element = table.current
    if (!element || !ready) return undefined
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null
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
  }, [table, ready, navigate, search])

  useEffect(() => {
    if (ready && target !== '') document.getElementById(target)?.scrollIntoView({ block: 'center' })
  }, [ready, target])

  return target
}

function copyLink(hash: string) {
  const url = new URL(window.location.href)
  url.hash = hash
  void copyText(url.href, 'silent')
}

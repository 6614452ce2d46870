import { useEffect, useEffectEvent, type RefObject } from 'react'
import { startOf } from '@/browser/event-target'
import { copyText } from '@/ui/copy-text'

/**
 * Handles the links to nodes of a tree (`data-node`): a click puts the node into the address and copies the link. One listener
 * serves all links, because a thousand router links would each subscribe to every navigation.
 */
export function useNodeLinks(container: RefObject<HTMLElement | null>, onFollow: (id: string) => void): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = startOf(event)?.closest<HTMLAnchorElement>('a[data-node]')
    const id = link?.dataset['node']
    if (!link || id === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow(id)
    void copyText(link.href, 'silent')
  })
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const listen = (event: MouseEvent) => follow(event)
    element.addEventListener('click', listen)
    return () => element.removeEventListener('click', listen)
  }, [container])
}

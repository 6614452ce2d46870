import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { startOf } from '@/browser/event-target'
import { classNames } from '@/ui/class-names'
import { moveFocus } from './move-focus'
import { isPortalPath } from '@/lib/document-url'
import styles from './Tree.module.css'

/** How long the pointer or the focus must stay on a link before `onIntent` is called, in milliseconds. */
const intentDelayMs = 80

interface TreeProps {
  /** Name of the landmark and, if shown, its heading. */
  label: string
  className?: string | undefined
  /** Called after a link was followed. */
  onFollow?: (() => void) | undefined
  /** Called with the address of a link within the portal when the pointer or the focus stays on it. */
  onIntent?: ((to: string) => void) | undefined
  children: ReactNode
}

/**
 * A navigation tree of nested lists. The arrow keys, Home and End move the focus. One listener serves all links, because
 * thousands of router links would each subscribe to every navigation.
 */
export function Tree({ label, className, onFollow, onIntent, children }: TreeProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const root = useRef<HTMLElement>(null)

  // As with a plain link, following a link to the current address adds nothing to the history.
  const follow = useEffectEvent((to: string) => void navigate(to, { replace: to === createPath(location) }))

  useEffect(() => {
    const nav = root.current
    if (!nav) return undefined
    let intentTimer: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent) => {
      const link = startOf(event)?.closest('a')
      const to = link?.getAttribute('href')
      if (!to) return
      if (isPortalPath(to) && isPlainClick(event)) {
        event.preventDefault()
        follow(to)
      }
      onFollow?.()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (moveFocus(nav, event)) event.preventDefault()
    }
    const onPoint = (event: Event) => {
      const to = startOf(event)?.closest('a')?.getAttribute('href')
      clearTimeout(intentTimer)
      if (to && isPortalPath(to)) intentTimer = setTimeout(() => onIntent?.(to), intentDelayMs)
    }
    nav.addEventListener('click', onClick)
    nav.addEventListener('pointerover', onPoint)
    nav.addEventListener('focusin', onPoint)
    nav.addEventListener('keydown', onKeyDown)
    return () => {
      clearTimeout(intentTimer)
      nav.removeEventListener('click', onClick)
      nav.removeEventListener('pointerover', onPoint)
      nav.removeEventListener('focusin', onPoint)
      nav.removeEventListener('keydown', onKeyDown)
    }
  }, [onFollow, onIntent])

  return (
    <nav ref={root} className={classNames(styles.tree, className)} aria-label={label}>
      {children}
    </nav>
  )
}

/** Whether a click opens the link in this tab, not in a new one. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

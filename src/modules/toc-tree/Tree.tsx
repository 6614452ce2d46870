import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { classNames } from '@/ui/class-names'
import { moveFocus } from './move-focus'
import styles from './Tree.module.css'

/** How long the reader stays on a link before it counts as meant, in milliseconds. */
const intentMs = 80

interface TreeProps {
  /** Name of the landmark and, if shown, its heading. */
  label: string
  className?: string | undefined
  /** Told after a link was followed, for a drawer to close. */
  onFollow?: (() => void) | undefined
  /** Told when the reader stays on a link within the portal, by pointer or focus. */
  onIntent?: ((to: string) => void) | undefined
  children: ReactNode
}

/**
 * A navigation tree: nested lists of links and disclosures. Beside Tab the arrow keys, Home and End move within it.
 * One listener follows all links: thousands of router links would each listen to every navigation.
 */
export function Tree({ label, className, onFollow, onIntent, children }: TreeProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const root = useRef<HTMLElement>(null)

  // As with a plain link, the address on screen is no new entry of the history.
  const follow = useEffectEvent((to: string) => void navigate(to, { replace: to === createPath(location) }))

  useEffect(() => {
    const nav = root.current
    if (!nav) return undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const to = link?.getAttribute('href')
      if (!to) return
      if (to.startsWith('/') && isPlain(event)) {
        event.preventDefault()
        follow(to)
      }
      onFollow?.()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (moveFocus(nav, event)) event.preventDefault()
    }
    const onPoint = ({ target }: Event) => {
      const to = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
      clearTimeout(pause)
      if (to?.startsWith('/')) pause = setTimeout(() => onIntent?.(to), intentMs)
    }
    nav.addEventListener('click', onClick)
    nav.addEventListener('pointerover', onPoint)
    nav.addEventListener('focusin', onPoint)
    nav.addEventListener('keydown', onKeyDown)
    return () => {
      clearTimeout(pause)
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

/** Whether a click means to open the link here and now. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { classNames } from '@/ui/class-names'
import { moveFocus } from './move-focus'
import styles from './Tree.module.css'

interface TreeProps {
  /** Name of the landmark and, if shown, its heading. */
  label: string
  className?: string | undefined
  /** Told after a link was followed, for a drawer to close. */
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/**
 * A navigation tree: nested lists of links and disclosures. Beside Tab the arrow keys, Home and End move within it.
 * One listener follows all links: thousands of router links would each listen to every navigation.
 */
export function Tree({ label, className, onFollow, children }: TreeProps) {
  const navigate = useNavigate()
  const root = useRef<HTMLElement>(null)

  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const to = link?.getAttribute('href')
    if (!to) return
    if (
      to.startsWith('/') &&
      event.button === 0 &&
      !event.metaKey &&
      !event.ctrlKey &&
      !event.shiftKey &&
      !event.altKey
    ) {
      event.preventDefault()
      void navigate(to)
    }
    onFollow?.()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (root.current && moveFocus(root.current, event)) event.preventDefault()
  }

  return (
    // The listeners only route what the links and buttons inside already do.
    <nav
      ref={root}
      className={classNames(styles.tree, className)}
      aria-label={label}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {children}
    </nav>
  )
}

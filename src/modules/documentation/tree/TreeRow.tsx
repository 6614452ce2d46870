import { useEffect, useRef, type ReactNode } from 'react'
import { isPortalPath } from '@/lib/document-url'
import { LockFor } from '@/modules/navigation/LockFor'
import styles from './Tree.module.css'

interface TreeLinkProps {
  href: string
  current: boolean
  /** Indents the link as far as those with a chevron. */
  indent?: boolean
  children: ReactNode
}

/** A link of a tree. The current one scrolls itself into view. */
export function TreeLink({ href, current, indent = false, children }: TreeLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!current) return undefined
    // Rows are laid out only when they come into view, so the position is right no earlier than after two frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => link.current && scrollTreeTo(link.current))
    })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return (
    <a
      ref={link}
      href={href}
      className={indent ? styles.pad : undefined}
      aria-current={current ? 'page' : undefined}
      rel={isPortalPath(href) ? undefined : 'noopener'}
    >
      {children}
      <LockFor to={href} />
    </a>
  )
}

/** Scrolls the tree, and nothing around it, to a row that is out of view. In a drawer it is the drawer that scrolls. */
function scrollTreeTo(row: HTMLElement) {
  const tree = row.closest('[role=dialog]') ?? row.closest('nav')
  if (!tree) return
  const treeBox = tree.getBoundingClientRect()
  const rowBox = row.getBoundingClientRect()
  const isInView = rowBox.top >= treeBox.top && rowBox.bottom <= treeBox.bottom
  if (!isInView) tree.scrollTop += rowBox.top - treeBox.top - treeBox.height / 2
}

interface TreeDisclosureProps {
  open: boolean
  onToggle: () => void
  /** Accessible name of a button beside the link of its entry; without it the children name the button. */
  label?: string | undefined
  children?: ReactNode
}

/** The button that opens and closes a branch. */
export function TreeDisclosure({ open, onToggle, label, children }: TreeDisclosureProps) {
  return (
    <button
      type="button"
      className={label === undefined ? undefined : styles.alone}
      aria-expanded={open}
      aria-label={label}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}

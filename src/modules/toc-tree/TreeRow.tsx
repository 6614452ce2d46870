import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Tree.module.css'

interface TreeLinkProps {
  href: string
  current: boolean
  /** Stands under entries that have a chevron. */
  indent?: boolean
  children: ReactNode
}

/** A link of a tree; the current one brings itself into view. */
export function TreeLink({ href, current, indent = false, children }: TreeLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!current) return undefined
    // Rows are laid out as they come into view: only in the frame after the next is known where this one lies.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => link.current && showWithin(link.current))
    })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return (
    <a
      ref={link}
      href={href}
      className={indent ? styles.pad : undefined}
      aria-current={current ? 'page' : undefined}
      rel={href.startsWith('/') ? undefined : 'noopener'}
    >
      {children}
    </a>
  )
}

/** Scrolls the tree, and nothing around it, until a row of it is in view. */
function showWithin(row: HTMLElement) {
  const box = row.closest('[role=dialog], nav')
  if (!box) return
  const [frame, place] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  if (place.top < frame.top || place.bottom > frame.bottom) box.scrollTop += place.top - frame.top - frame.height / 2
}

interface TreeDisclosureProps {
  open: boolean
  onToggle: () => void
  /** Name of the button when it stands beside the entry's own link. */
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

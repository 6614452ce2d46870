import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import type { Heading } from '@/engines/markdown/parsed-markdown'
import { useCurrentHeading } from './use-current-heading'
import { useDismissal } from './use-dismissal'
import styles from './OnThisPage.module.css'

/** A list of the headings of a page. The heading above the part that is in view is marked. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrentHeading(headings)
  if (headings.length === 0) return null
  return (
    <nav className={styles.toc} aria-label="On this page">
      <h2>On this page</h2>
      <Headings headings={headings} current={current} />
    </nav>
  )
}

/** The same list as a menu, for narrow windows. */
export function OnThisPageMenu({ headings }: { headings: readonly Heading[] }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissal(menu)
  if (headings.length === 0) return null
  const close = () => menu.current?.removeAttribute('open')
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        On this page
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <nav aria-label="On this page">
        <Headings headings={headings} current={undefined} onFollow={close} />
      </nav>
    </details>
  )
}

interface HeadingsProps {
  headings: readonly Heading[]
  current: string | undefined
  onFollow?: () => void
}

function Headings({ headings, current, onFollow }: HeadingsProps) {
  const { search } = useLocation()
  return (
    <ul>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? styles.below : undefined}>
          <Link to={{ search, hash: `#${id}` }} aria-current={id === current ? 'true' : undefined} onClick={onFollow}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { decode } from '@/lib/percent-encoding'
import { copyText } from '@/ui/copy-text'
import styles from './MarkdownHeading.module.css'

interface MarkdownHeadingProps {
  level: 2 | 3 | 4 | 5 | 6
  id: string | undefined
  children: ReactNode
}

/** A heading with a link to itself, marked when the address names it. A click copies the link and puts it into the address bar. */
export function MarkdownHeading({ level, id, children }: MarkdownHeadingProps) {
  const { search, hash } = useLocation()
  const isCurrent = id !== undefined && decode(hash.slice(1)) === id
  const Heading = `h${level}` as const
  return (
    <Heading id={id} className={styles.heading} data-current={isCurrent || undefined}>
      {children}
      {id !== undefined && (
        <Link
          to={{ search, hash: `#${id}` }}
          className={styles.anchor}
          aria-label="Copy link to this section"
          onClick={() => copyLink(id)}
        >
          #
        </Link>
      )}
    </Heading>
  )
}

function copyLink(id: string) {
  const url = new URL(window.location.href)
  url.hash = id
  void copyText(url.href, 'silent')
}

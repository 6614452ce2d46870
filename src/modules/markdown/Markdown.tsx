import { useMemo } from 'react'
import { PageLocationContext } from './page-location'
import type { ParsedMarkdown } from './parsed-markdown'
import type { PageLocation } from './resolve-link'
import { components } from './components'
import { toReact } from './to-react'
import { useHashTarget } from './use-hash-target'
import styles from './Markdown.module.css'

interface MarkdownProps {
  document: ParsedMarkdown
  location: PageLocation
}

/** A parsed markdown page. Its links, images and files are relative to the page's own location. */
export function Markdown({ document, location }: MarkdownProps) {
  useHashTarget(document)
  const content = useMemo(() => toReact(document.tree.children, components), [document])
  return (
    <PageLocationContext value={location}>
      <div className={styles.prose}>{content}</div>
    </PageLocationContext>
  )
}

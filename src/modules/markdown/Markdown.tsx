import { useMemo, type ComponentType, type ReactNode } from 'react'
import { PageLocationContext } from './page-location'
import type { Heading, ParsedMarkdown } from './parsed-markdown'
import type { PageLocation } from './resolve-link'
import { components } from './components'
import { toReact, type ElementProps } from './to-react'
import { useHashTarget } from './use-hash-target'
import styles from './Markdown.module.css'

/** A section that the portal adds to a page: it stands between the lead and the first heading below the title. */
export interface PageSection {
  heading: Heading
  content: ReactNode
}

interface MarkdownProps {
  document: ParsedMarkdown
  location: PageLocation
  section?: PageSection | undefined
  /** Renders fenced blocks; as code unless given: a text of foreign origin asks nobody for anything. */
  fence?: ComponentType<ElementProps>
}

/** A parsed markdown page. Its links, images and files are relative to the page's own location. */
export function Markdown({ document, location, section, fence }: MarkdownProps) {
  useHashTarget(document)
  const content = useMemo(
    () => toReact(document.tree.children, fence ? { ...components, pre: fence } : components),
    [document, fence],
  )
  const { children } = document.tree
  const first = children.findIndex((node) => node.type === 'element' && node.tagName === 'h2')
  const at = first < 0 ? content.length : first
  return (
    <PageLocationContext value={location}>
      {section ? (
        <>
          <div className={styles.prose}>{content.slice(0, at)}</div>
          {section.content}
          {at < content.length && <div className={styles.prose}>{content.slice(at)}</div>}
        </>
      ) : (
        <div className={styles.prose}>{content}</div>
      )}
    </PageLocationContext>
  )
}

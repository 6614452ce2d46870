import { useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import type { ExtraProps } from 'react-markdown'
import { components } from './components'
import { PageLocationContext } from './page-location'
import type { Heading, ParsedMarkdown } from '@/engines/markdown/parsed-markdown'
import type { PageLocation } from '@/engines/markdown/resolve-link'
import { toReact, type IdScope } from './to-react'
import { useHashTarget } from './use-hash-target'
import styles from './Markdown.module.css'

/** A section that the portal inserts into a page, before the first heading below the title. */
export interface PageSection {
  heading: Heading
  content: ReactNode
}

interface MarkdownProps {
  document: ParsedMarkdown
  /** The place that links, images and files are relative to. */
  location: PageLocation
  section?: PageSection | undefined
  /** Renders fenced blocks; the default renders code only, so that text from another host cannot start requests. */
  fence?: ComponentType<ComponentProps<'pre'> & ExtraProps>
  /** Makes the ids of a text unique that is not the only one on the page. */
  scope?: IdScope
}

/** Renders parsed Markdown. */
export function Markdown({ document, location, section, fence, scope }: MarkdownProps) {
  const { children } = document.tree
  const content = useMemo(
    () => toReact(children, fence ? { ...components, pre: fence } : components, scope),
    [children, fence, scope],
  )
  useHashTarget(content)
  const firstHeading = children.findIndex((node) => node.type === 'element' && node.tagName === 'h2')
  const sectionIndex = firstHeading < 0 ? content.length : firstHeading
  return (
    <PageLocationContext value={location}>
      {section ? (
        <>
          <div className={styles.prose}>{content.slice(0, sectionIndex)}</div>
          {section.content}
          {sectionIndex < content.length && <div className={styles.prose}>{content.slice(sectionIndex)}</div>}
        </>
      ) : (
        <div className={styles.prose}>{content}</div>
      )}
    </PageLocationContext>
  )
}

import { useMemo, type ReactNode } from 'react'
import { FrameBar } from '../tree/FrameBar'
import { Markdown, type PageSection } from '@/modules/markdown/Markdown'
import { OnThisPage, OnThisPageMenu } from '@/modules/markdown/OnThisPage'
import { PageFence } from '@/modules/markdown/PageFence'
import type { ParsedMarkdown } from '@/engines/markdown/parsed-markdown'
import type { PageLocation } from '@/engines/markdown/resolve-link'
import styles from './MarkdownPage.module.css'

interface MarkdownPageProps {
  document: ParsedMarkdown
  location: PageLocation
  /** Heading of a page that has none of its own. */
  title: string
  /** Shown above the text: breadcrumbs, notes. */
  before?: ReactNode
  section?: PageSection | undefined
  /** Shown below the text: links to the previous and the next page. */
  after?: ReactNode
}

/** A published page, with the list of its headings beside it. */
export function MarkdownPage({ document, location, title, section, before, after }: MarkdownPageProps) {
  const sectionHeading = section?.heading
  const headings = useMemo(
    () => (sectionHeading ? [sectionHeading, ...document.headings] : document.headings),
    [sectionHeading, document],
  )
  return (
    <div className={styles.page}>
      <FrameBar place={document.title ?? title} end={<OnThisPageMenu headings={headings} />} />
      <article className={styles.article}>
        {before}
        {document.title === undefined && <h1 className={styles.title}>{title}</h1>}
        <Markdown document={document} location={location} section={section} fence={PageFence} />
        {after}
      </article>
      <OnThisPage headings={headings} />
    </div>
  )
}

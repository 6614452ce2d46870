import { useMemo, type ReactNode } from 'react'
import { FrameBar } from '@/modules/toc-tree/FrameBar'
import { Markdown, type PageSection } from './Markdown'
import { PageFence } from './PageFence'
import { OnThisPage, OnThisPageMenu } from './OnThisPage'
import type { ParsedMarkdown } from './parsed-markdown'
import type { PageLocation } from './resolve-link'
import styles from './MarkdownPage.module.css'

interface MarkdownPageProps {
  document: ParsedMarkdown
  location: PageLocation
  /** Heading of a page that brings none of its own. */
  title: string
  /** What stands before the page: breadcrumbs, notes. */
  before?: ReactNode
  section?: PageSection | undefined
  /** What follows it: the cards of the pages around it. */
  after?: ReactNode
}

/** A markdown page in a frame: the text, and beside it the list of its headings. */
export function MarkdownPage({ document, location, title, section, before, after }: MarkdownPageProps) {
  const own = section?.heading
  const headings = useMemo(() => (own ? [own, ...document.headings] : document.headings), [own, document])
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

import type { ReactNode } from 'react'
import { FrameBar } from '@/modules/toc-tree/FrameBar'
import { Markdown } from './Markdown'
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
  /** What follows it: the cards of the pages around it. */
  after?: ReactNode
}

/** A markdown page in a frame: the text, and beside it the list of its headings. */
export function MarkdownPage({ document, location, title, before, after }: MarkdownPageProps) {
  return (
    <div className={styles.page}>
      <FrameBar place={document.title ?? title} end={<OnThisPageMenu headings={document.headings} />} />
      <article className={styles.article}>
        {before}
        {document.title === undefined && <h1 className={styles.title}>{title}</h1>}
        <Markdown document={document} location={location} />
        {after}
      </article>
      <OnThisPage headings={document.headings} />
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { scrollable } from '@/lib/scrollable'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { Callout } from '@/ui/Callout'
import { classNames } from '@/ui/class-names'
import table from '@/ui/table.module.css'
import { fencedBlock } from '@/engines/markdown/fenced-block'
import { MarkdownHeading } from './MarkdownHeading'
import { MarkdownImage } from './MarkdownImage'
import { MarkdownLink } from './MarkdownLink'
import styles from './components.module.css'

const callouts: Record<string, { title: string; tone: 'info' | 'warn' }> = {
  note: { title: 'Note', tone: 'info' },
  tip: { title: 'Tip', tone: 'info' },
  important: { title: 'Important', tone: 'info' },
  warning: { title: 'Warning', tone: 'warn' },
  caution: { title: 'Caution', tone: 'warn' },
}

/** The components that render these elements of a page, in the form of react-markdown's `components`. */
export const components: Components = {
  a: ({ href = '', id, title, children, ...rest }) => (
    <MarkdownLink
      href={href}
      id={id}
      title={title}
      aria-label={rest['aria-label']}
      aria-describedby={rest['aria-describedby']}
    >
      {children}
    </MarkdownLink>
  ),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  img: ({ src, alt, title }) => <MarkdownImage src={src} alt={alt} title={title} />,
  input: ({ checked = false }) => (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />
  ),
  pre: ({ node }) => node && <CodeBlock {...fencedBlock(node)} />,
  table: ({ children, ...rest }) => <ScrollTable label={rest['aria-label']}>{children}</ScrollTable>,
  div: ({ node, children }) => {
    const callout = callouts[String(node?.properties['dataCallout'])]
    return callout ? <Callout {...callout}>{children}</Callout> : <div>{children}</div>
  },
}

/** Headings link to themselves. The heading of the footnotes, which is hidden by its class, does not. */
function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const
  return function Heading({ id, className, children }: ComponentProps<'h2'> & ExtraProps) {
    if (className === undefined) {
      return (
        <MarkdownHeading level={level} id={id}>
          {children}
        </MarkdownHeading>
      )
    }
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    )
  }
}

/** A table that scrolls sideways in a box of its own, which the keyboard can reach. */
function ScrollTable({ label = 'Table', children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(table.box, styles.box)} role="region" aria-label={label} {...scrollable}>
      <table className={styles.table}>{children}</table>
    </div>
  )
}

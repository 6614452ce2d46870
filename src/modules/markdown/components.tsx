import type { ComponentProps, ReactNode } from 'react'
import type { Components } from 'hast-util-to-jsx-runtime'
import { Callout } from '@/ui/Callout'
import { MarkdownFence } from './MarkdownFence'
import { MarkdownHeading } from './MarkdownHeading'
import { MarkdownImage } from './MarkdownImage'
import { MarkdownLink } from './MarkdownLink'
import { ScrollTable } from './ScrollTable'
import { codeOf } from './code-of'

const callouts: Record<string, { title: string; tone: 'info' | 'warn' }> = {
  note: { title: 'Note', tone: 'info' },
  tip: { title: 'Tip', tone: 'info' },
  important: { title: 'Important', tone: 'info' },
  warning: { title: 'Warning', tone: 'warn' },
  caution: { title: 'Caution', tone: 'warn' },
}

/** What renders each element of a page; the others are plain elements. */
export const components: Partial<Components> = {
  a: ({ href, id, title, children, ...rest }) => (
    <MarkdownLink
      href={href ?? ''}
      id={id}
      title={title}
      aria-label={rest['aria-label']}
      aria-describedby={rest['aria-describedby']}
    >
      {children}
    </MarkdownLink>
  ),
  h1: ({ id, children }) => <h1 id={id}>{children}</h1>,
  h2: ({ id, className, children }) =>
    className === undefined ? (
      <MarkdownHeading level={2} id={id}>
        {children}
      </MarkdownHeading>
    ) : (
      <h2 id={id} className={className}>
        {children}
      </h2>
    ),
  h3: (props) => heading(3, props),
  h4: (props) => heading(4, props),
  h5: (props) => heading(5, props),
  h6: (props) => heading(6, props),
  img: ({ src, alt, title }) => <MarkdownImage src={src} alt={alt} title={title} />,
  input: ({ checked }) => (
    <input type="checkbox" checked={checked === true} disabled aria-label={checked === true ? 'Done' : 'Not done'} />
  ),
  pre: ({ node }) => <MarkdownFence {...codeOf(node)} />,
  table: ({ children }) => <ScrollTable>{children}</ScrollTable>,
  div: ({ node, children }) => {
    const kind = callouts[String(node?.properties['dataCallout'])]
    return kind ? (
      <Callout tone={kind.tone} title={kind.title}>
        {children}
      </Callout>
    ) : (
      <div>{children}</div>
    )
  },
}

function heading(level: 3 | 4 | 5 | 6, { id, children }: Pick<ComponentProps<'h3'>, 'id'> & { children?: ReactNode }) {
  return (
    <MarkdownHeading level={level} id={id}>
      {children}
    </MarkdownHeading>
  )
}

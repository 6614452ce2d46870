import type { ComponentType } from 'react'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { Callout } from '@/ui/Callout'
import { MarkdownHeading } from './MarkdownHeading'
import { MarkdownImage } from './MarkdownImage'
import { MarkdownLink } from './MarkdownLink'
import { ScrollTable } from './ScrollTable'
import { codeOf } from './code-of'
import type { ElementProps } from './to-react'

const callouts: Record<string, { title: string; tone: 'info' | 'warn' }> = {
  note: { title: 'Note', tone: 'info' },
  tip: { title: 'Tip', tone: 'info' },
  important: { title: 'Important', tone: 'info' },
  warning: { title: 'Warning', tone: 'warn' },
  caution: { title: 'Caution', tone: 'warn' },
}

/** What renders these elements of a page; the others are plain elements. */
export const components: Record<string, ComponentType<ElementProps>> = {
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
  pre: ({ element }) => <CodeBlock {...codeOf(element)} />,
  table: ({ children, ...rest }) => <ScrollTable label={rest['aria-label']}>{children}</ScrollTable>,
  div: ({ element, children }) => {
    const kind = callouts[String(element.properties['dataCallout'])]
    return kind ? (
      <Callout tone={kind.tone} title={kind.title}>
        {children}
      </Callout>
    ) : (
      <div>{children}</div>
    )
  },
}

/** Headings with a link to themselves; the hidden one of the footnotes, which has a class, has none. */
function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Plain = `h${level}` as const
  return function Heading({ id, className, children }: ElementProps) {
    if (className === undefined) {
      return (
        <MarkdownHeading level={level} id={id}>
          {children}
        </MarkdownHeading>
      )
    }
    return (
      <Plain id={id} className={className}>
        {children}
      </Plain>
    )
  }
}

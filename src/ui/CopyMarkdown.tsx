import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton'
import { showToast } from './toast'

interface CopyMarkdownProps {
  /** The Markdown, or a function that fetches or writes it. */
  text: string | (() => Promise<string>)
  /** The text on the button. */
  children?: ReactNode
}

/** A button that copies what a page shows as Markdown, for a note or an assistant (SEARCH-30). */
export function CopyMarkdown({ text, children = 'Copy page' }: CopyMarkdownProps) {
  return (
    <CopyButton text={text} label="Copy as Markdown" onError={showUnreadable}>
      {children}
    </CopyButton>
  )
}

function showUnreadable(): void {
  const message = 'Check your connection, then try again.'
  showToast({ title: 'Could Not Load the Page', message, tone: 'error', key: 'copied' })
}

import { pagesOf, type TreeEntry } from '@/engines/documentation/tree-entry'
import { PageCards } from './PageCards'

interface PagesAroundProps {
  entries: readonly TreeEntry[]
  /** Whether an address of the table of contents leads to the page on screen. */
  isCurrent: (to: string) => boolean
}

/** Links to the previous and the next page in the order of the table of contents. */
export function PagesAround({ entries, isCurrent }: PagesAroundProps) {
  const pages = pagesOf(entries)
  const index = pages.findIndex(({ to }) => isCurrent(to))
  if (index < 0) return null
  return <PageCards label="Pages around this one" previous={pages[index - 1]} next={pages[index + 1]} />
}

import { pagesOf, type TreeEntry } from '@/modules/toc-tree/tree-entry'
import { PageCards } from './PageCards'

interface PagesAroundProps {
  entries: readonly TreeEntry[]
  /** Whether an address of the table of contents is the page on screen. */
  isCurrent: (to: string) => boolean
}

/** Cards of the previous and the next page in the order of the table of contents. */
export function PagesAround({ entries, isCurrent }: PagesAroundProps) {
  const pages = pagesOf(entries)
  const at = pages.findIndex(({ to }) => isCurrent(to))
  if (at < 0) return null
  return <PageCards label="Pages around this one" previous={pages[at - 1]} next={pages[at + 1]} />
}

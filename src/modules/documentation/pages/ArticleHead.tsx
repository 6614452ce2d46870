import { useQueryClient } from '@tanstack/react-query'
import { contentQueries } from '@/api/content/queries'
import { CopyMarkdown } from '@/ui/CopyMarkdown'
import styles from './ArticleHead.module.css'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'
import type { Access } from '@/engines/documentation/document-access'

interface ArticleHeadProps {
  /** The places above the page, from the top down. */
  above: readonly Crumb[]
  /** Name of the page itself. */
  current: string
  /** Absolute address of the Markdown file. */
  file: string
  access: Access
}

/** The line above a published page: its breadcrumbs, and the button that copies its text as it was published. */
export function ArticleHead({ above, current, file, access }: ArticleHeadProps) {
  const queryClient = useQueryClient()
  return (
    <div className={styles.head}>
      <Breadcrumbs above={above} current={current} />
      <CopyMarkdown text={() => queryClient.fetchQuery({ ...contentQueries.text(file, access), staleTime: 0 })} />
    </div>
  )
}

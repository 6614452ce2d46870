import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { pageLook } from '@/config/docs-pages'
import { isStaffMember } from '@/config/user-roles'
import { useCurrentUser } from '@/modules/session/use-current-user'
import type { PageSection } from '@/modules/markdown/Markdown'
import { MarkdownPage } from './MarkdownPage'
import { markdownQuery } from '@/modules/markdown/queries'
import type { PageLocation } from '@/engines/markdown/resolve-link'
import { TextPlaceholder } from '@/ui/Placeholders'
import { SignInRedirect } from '@/modules/session/SignInRedirect'
import { FrameBar } from '../tree/FrameBar'
import type { ResolvedToc } from '@/engines/documentation/resolve-toc'
import { pagesOf, trail, type TreeEntry } from '@/engines/documentation/tree-entry'
import { showToast } from '@/ui/toast'
import { ArticleHead } from './ArticleHead'
import type { Crumb } from './Breadcrumbs'
import { readingOf, type Access } from '@/engines/documentation/document-access'
import { DocumentationNotFound } from './DocumentationNotFound'
import { PageCards } from './PageCards'
import { PageFeedback } from './PageFeedback'
import { RecentPage } from '../recent/RecentPage'

interface DocArticleProps {
  location: PageLocation & { access: Access }
  /** Path of the page in the form that the entries of the table of contents have. */
  path: string
  /** Name of the documentation that the page belongs to. */
  name: string
  toc: ResolvedToc
  /** Whether the table of contents is being loaded. */
  tocPending: boolean
  /** Returns the breadcrumbs above the page; `branch` has the entries that lead to it, and its own as the last one. */
  crumbs: (branch: readonly TreeEntry[], title: string) => Crumb[]
  /** Whether an address of the table of contents leads to this page. */
  isCurrent: (to: string) => boolean
  /** Shown above the text. */
  note?: ReactNode
  section?: PageSection | undefined
  /** Address and area for the list of recently opened pages; undefined for a page that not every signed-in person may read. */
  recent?: { to: string; area: string } | undefined
  /** A toast that is shown as well when the page cannot be loaded. */
  errorNotice?: { title: string; message: string } | undefined
}

/** A published page with breadcrumbs and links to its neighbours. Obeys the rules of the table of contents (DOC-14). */
export function DocArticle(props: DocArticleProps) {
  const { location, path, name, toc, tocPending, crumbs, isCurrent, note, section, recent, errorNotice } = props
  const { file } = location
  const { pathname } = useLocation()
  const isSignedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const isStaff = isStaffMember(user)
  const { step, access } = readingOf({
    rule: toc.privatePaths.get(path),
    serviceAccess: location.access,
    // A visitor has no token to send: the page is requested beside the table of contents, and shown after it.
    isPending: tocPending && isSignedIn,
    isSignedIn,
    isStaff,
  })
  const { data, error, isFetching, refetch } = useQuery({
    ...markdownQuery(file, access),
    enabled: step === 'request',
  })
  // After a failed refetch the old page stays on screen.
  const hasFailed = error !== null && data === undefined
  useEffect(() => {
    if (hasFailed && errorNotice) showToast({ ...errorNotice, tone: 'error', key: 'page-load' })
  }, [hasFailed, errorNotice])

  if (step === 'sign-in') return <SignInRedirect Skeleton={TextPlaceholder} />
  if (step === 'refuse') return <DocumentationNotFound url={file} access={access} />
  if (hasFailed) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching }
    return <DocumentationNotFound url={file} access={access} error={error} {...retry} />
  }
  // Nothing is shown before the table of contents has told the rules of the page.
  if (!data || (tocPending && !isStaff)) return <ArticleSkeleton place={name} />
  const branch = trail(toc.entries, path)
  const title = data.title ?? branch.at(-1)?.text ?? name
  const look = pageLook(path)
  const isPublic = access === 'open' && !tocPending
  return (
    <MarkdownPage
      document={data}
      location={{ ...location, access }}
      title={title}
      section={section}
      before={
        <>
          {isPublic && <link rel="alternate" type="text/markdown" href={file} />}
          {look !== 'raw' && (
            <ArticleHead
              above={crumbs(branch, title)}
              current={branch.at(-1)?.text ?? title}
              file={file}
              access={access}
            />
          )}
          {note}
          {recent && isPublic && <RecentPage {...recent} title={title} />}
        </>
      }
      after={
        <>
          {look !== 'raw' && <PageFeedback key={pathname} to={pathname} title={title} />}
          {look === 'full' && <PagesAround entries={toc.entries} isCurrent={isCurrent} />}
        </>
      }
    />
  )
}

interface PagesAroundProps {
  entries: readonly TreeEntry[]
  /** Whether an address of the table of contents leads to the page on screen. */
  isCurrent: (to: string) => boolean
}

/** Links to the previous and the next page in the order of the table of contents. */
function PagesAround({ entries, isCurrent }: PagesAroundProps) {
  const pages = pagesOf(entries)
  const index = pages.findIndex(({ to }) => isCurrent(to))
  if (index < 0) return null
  return <PageCards label="Pages around this one" previous={pages[index - 1]} next={pages[index + 1]} />
}

/** A placeholder for a page that is being loaded. */
export function ArticleSkeleton({ place }: { place: string }) {
  return (
    <>
      <FrameBar place={place} />
      <TextPlaceholder label="Loading the page" />
    </>
  )
}

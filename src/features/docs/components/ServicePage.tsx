import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { useSession } from '@/auth/session'
import { pageLook } from '@/config/docs-pages'
import { environment } from '@/config/environment'
import { isInternal } from '@/config/people'
import { paths } from '@/lib/paths'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { MarkdownPage } from '@/modules/markdown/MarkdownPage'
import { markdownQuery } from '@/modules/markdown/queries'
import { TextPlaceholder } from '@/modules/placeholders/Placeholders'
import { SignInRedirect } from '@/modules/sign-in/SignInRedirect'
import { FrameBar } from '@/modules/toc-tree/FrameBar'
import { trail } from '@/modules/toc-tree/tree-entry'
import { showToast } from '@/ui/toast'
import { currentPath, pageFile, tocPath } from '../model/doc-address'
import { docAccess, docLocation } from '../model/sections'
import { useServiceToc } from '../use-service-toc'
import { Breadcrumbs } from './Breadcrumbs'
import { DocumentationNotFound } from './DocumentationNotFound'
import { PagesAround } from './PagesAround'

interface ServicePageProps {
  service: Service
  /** Path of the page below the service, without extension. */
  page: string
  /** What stands above the text. */
  note?: ReactNode
  /** Told by a toast, too, when the page cannot be loaded. */
  failureNotice?: { title: string; message: string }
}

/** A page of a service: text, breadcrumbs and the pages around it from the table of contents. */
export function ServicePage({ service, page, note, failureNotice }: ServicePageProps) {
  const location = docLocation(service, environment())
  const access = docAccess(service)
  const file = pageFile(location, page)
  const { data, error, isFetching, refetch } = useQuery(markdownQuery(file, access))
  const { toc, pending } = useServiceToc(service, true)
  const signedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const address = tocPath(service.slug, page, false)
  const path = currentPath(address, '')
  useEffect(() => {
    if (error && failureNotice) showToast({ ...failureNotice, tone: 'bad', key: 'page-load' })
  }, [error, failureNotice])

  const rule = toc.privatePaths.get(path)

  if (rule !== undefined && !signedIn) return <SignInRedirect />
  if (rule === 'internal' && !isInternal(user)) return <DocumentationNotFound url={file} access={access} />
  if (error) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching }
    return <DocumentationNotFound url={file} access={access} error={error} {...retry} />
  }
  // The rules of the page are in the table of contents: nothing is shown before they are known.
  if (!data || (pending && !isInternal(user))) {
    return (
      <>
        <FrameBar place={service.name ?? service.slug} />
        <TextPlaceholder label="Loading the page" />
      </>
    )
  }
  const branch = trail(toc.entries, path)
  const title = data.title ?? branch.at(-1)?.text ?? service.name ?? service.slug
  const look = pageLook(path)
  return (
    <MarkdownPage
      document={data}
      location={{ file, path: `${paths.service(service.slug)}/${page}`, access }}
      title={title}
      before={
        <>
          {look !== 'raw' && <Breadcrumbs service={service} branch={branch} title={title} />}
          {note}
        </>
      }
      after={look === 'full' && <PagesAround entries={toc.entries} path={path} />}
    />
  )
}

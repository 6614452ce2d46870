import type { ReactNode } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { DocArticle } from '@/modules/documentation/pages/DocArticle'
import { docAccess, docLocation, pageFile } from '@/engines/documentation/doc-location'
import { tocPath } from '@/engines/documentation/service-toc'
import { currentPath } from '../model/doc-url'
import { serviceCrumbs } from '../model/service-crumbs'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'

interface ServicePageProps {
  service: Service
  /** Path of the page below the service, without extension. */
  page: string
  /** Shown above the text. */
  note?: ReactNode
  /** Also shown as a toast when the page cannot be loaded. */
  errorNotice?: { title: string; message: string }
}

/** A page of a service: its text, with breadcrumbs and links to the previous and next page from the table of contents. */
export function ServicePage({ service, page, note, errorNotice }: ServicePageProps) {
  const { toc, pending } = useServiceToc(service, true)
  const name = service.name ?? service.slug
  const url = tocPath(service.slug, page, false)
  const path = currentPath(url, '')

  return (
    <DocArticle
      location={{
        file: pageFile(docLocation(service, environment()), page),
        path: `${paths.service(service.slug)}/${page}`,
        access: docAccess(service),
      }}
      path={path}
      name={name}
      toc={toc}
      tocPending={pending}
      crumbs={(branch, title) => serviceCrumbs(service, branch, title)}
      isCurrent={(to) => {
        const { pathname, search } = new URL(to, 'http://portal.invalid')
        return currentPath(pathname, search) === path
      }}
      note={note}
      // The title of a service's first page is the service's name, which would be shown twice.
      recent={{ to: url, area: page === 'README' ? 'API Documentation' : name }}
      errorNotice={errorNotice}
    />
  )
}

import type { ReactNode } from 'react'
import { isStatus } from '@/api/core/api-error'
import { ArticleSkeleton, DocArticle } from '../pages/DocArticle'
import { pageFile } from '@/engines/documentation/doc-location'
import { DocumentationNotFound } from '../pages/DocumentationNotFound'
import { portalOrigin } from '@/lib/document-url'
import type { PageSection } from '@/modules/markdown/Markdown'
import { ServiceNotFound } from '../pages/ServiceNotFound'
import { currentAreaPath, type DocArea } from '@/engines/documentation/areas/doc-area'
import { useArea } from '../areas/use-area'

interface AreaPageProps {
  area: DocArea
  /** Path of the page below the area, without extension. */
  page: string
  note?: ReactNode
  section?: PageSection | undefined
}

/** A Markdown page of an area, such as `/rsx/docs/{path}`. */
export function AreaPage({ area, page, note, section }: AreaPageProps) {
  const { service, location, access, toc, tocPending, error, isFetching, refetch } = useArea(area)
  const path = currentAreaPath(area, area.pathTo(page))

  if (location === undefined) {
    if (isStatus(error, 404)) {
      return <ServiceNotFound />
    }
    if (error) {
      return <DocumentationNotFound url="" access={access} error={error} onRetry={refetch} retrying={isFetching} />
    }
    return <ArticleSkeleton place={area.name} />
  }
  return (
    <DocArticle
      location={{ file: pageFile(location, page), path: area.pathTo(page), access }}
      path={path}
      name={service?.name ?? area.name}
      toc={toc}
      tocPending={tocPending}
      crumbs={(branch) => [
        { text: area.name, to: area.home },
        ...branch.slice(0, -1).map(({ text, to }) => ({ text, to })),
      ]}
      isCurrent={(to) => currentAreaPath(area, new URL(to, portalOrigin).pathname) === path}
      note={note}
      section={section}
      recent={area.service === 'internalDocs' ? undefined : { to: area.pathTo(page), area: area.name }}
    />
  )
}

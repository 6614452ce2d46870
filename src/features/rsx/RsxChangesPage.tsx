import { isStatus } from '@/api/core/api-error'
import { rsxArea } from '@/engines/documentation/areas/areas'
import { changesPage } from '@/lib/published-changes'
import { useArea } from '@/modules/documentation/areas/use-area'
import { ChangesPage } from '@/modules/documentation/changes/ChangesPage'
import { DocumentationNotFound } from '@/modules/documentation/pages/DocumentationNotFound'
import { ServiceNotFound } from '@/modules/documentation/pages/ServiceNotFound'

/** The page of the changes in RSX and its documents, `/rsx/docs/changes` (COMPARE-73). */
export function RsxChangesPage() {
  const { location, access, loadedToc, error, isFetching, refetch } = useArea(rsxArea)
  if (location === undefined && isStatus(error, 404)) return <ServiceNotFound />
  if (location === undefined && error) {
    return <DocumentationNotFound url="" access={access} error={error} onRetry={refetch} retrying={isFetching} />
  }
  return (
    <ChangesPage
      location={location}
      serviceAccess={access}
      toc={loadedToc}
      path={rsxArea.pathTo(changesPage)}
      crumbs={(branch) => [
        { text: rsxArea.name, to: rsxArea.home },
        ...branch.slice(0, -1).map(({ text, to }) => ({ text, to })),
      ]}
    />
  )
}

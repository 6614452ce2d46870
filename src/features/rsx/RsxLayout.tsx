import { Outlet, useMatch } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { isStaffMember } from '@/config/user-roles'
import { paths } from '@/lib/paths'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { AreaTree } from '@/modules/documentation/areas/AreaTree'
import { useArea } from '@/modules/documentation/areas/use-area'
import { useAreaPrefetch } from '@/modules/documentation/areas/use-area-prefetch'
import { HideUntilLoaded } from '@/ui/HideUntilLoaded'
import { TreeLink } from '@/modules/documentation/tree/TreeRow'
import { TreeFrame } from '@/modules/documentation/tree/TreeFrame'
import { internalArea, rsxArea } from '@/engines/documentation/areas/areas'

/** The frame of Integration Resources: a page beside the table of contents. The landing page for visitors has no frame. */
export function RsxLayout() {
  const isVisitor = useSession().status !== 'signedIn'
  const isFirstPage = useMatch(paths.rsx()) !== null
  return isVisitor && isFirstPage ? <Outlet /> : <PageWithTree />
}

function PageWithTree() {
  const { data: user } = useCurrentUser()
  const { tocPending, service, error } = useArea(rsxArea)
  const tree = (
    <HideUntilLoaded pending={tocPending || (service === undefined && !error)}>
      <AreaTree area={rsxArea} />
      <ToolLinks />
      <AreaTree area={internalArea} isEnabled={isStaffMember(user)} heading={internalArea.name} />
    </HideUntilLoaded>
  )
  return (
    <TreeFrame label={rsxArea.name} tree={tree} onIntent={useAreaPrefetch(rsxArea)}>
      <Outlet />
    </TreeFrame>
  )
}

/** The tools for documents, whose pages are not part of the table of contents. */
function ToolLinks() {
  return (
    <>
      <h3>Tools</h3>
      <ul>
        <li>
          <TreeLink href={paths.documentCheck()} current={false} indent>
            Check a Document
          </TreeLink>
        </li>
        <li>
          <TreeLink href={paths.documentSample()} current={false} indent>
            Make a Sample
          </TreeLink>
        </li>
      </ul>
    </>
  )
}

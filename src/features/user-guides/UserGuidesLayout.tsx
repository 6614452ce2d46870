import { Outlet, useMatch } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { AreaTree } from '@/modules/documentation/areas/AreaTree'
import { useAreaPrefetch } from '@/modules/documentation/areas/use-area-prefetch'
import { TreeFrame } from '@/modules/documentation/tree/TreeFrame'
import { userGuidesArea } from '@/engines/documentation/areas/areas'

/** The frame of User Guides: a page beside the table of contents. The landing page for visitors has no frame. */
export function UserGuidesLayout() {
  const isVisitor = useSession().status !== 'signedIn'
  const isFirstPage = useMatch(paths.userGuides()) !== null
  return isVisitor && isFirstPage ? <Outlet /> : <PageWithTree />
}

function PageWithTree() {
  return (
    <TreeFrame
      label={userGuidesArea.name}
      tree={<AreaTree area={userGuidesArea} />}
      onIntent={useAreaPrefetch(userGuidesArea)}
    >
      <Outlet />
    </TreeFrame>
  )
}

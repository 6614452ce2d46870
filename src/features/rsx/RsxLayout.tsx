import { Outlet, useMatch } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { isInternal } from '@/config/people'
import { paths } from '@/lib/paths'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { AreaTree } from '@/modules/doc-area/AreaTree'
import { useAreaPrefetch } from '@/modules/doc-area/use-area-prefetch'
import { TreeFrame } from '@/modules/toc-tree/TreeFrame'
import { internalArea, rsxArea, toolPages } from './model/areas'

/** The integration resources (2 §2, 3 §2): every page of them beside the table of contents; visitors' first page alone. */
export function RsxLayout() {
  const visitor = useSession().status !== 'signedIn'
  const landing = useMatch(paths.rsx()) !== null
  return visitor && landing ? <Outlet /> : <WithTree />
}

function WithTree() {
  const { data: user } = useCurrentUser()
  const tree = (
    <>
      <AreaTree area={rsxArea} />
      <AreaTree area={internalArea} wanted={isInternal(user)} heading={internalArea.name} />
    </>
  )
  return (
    <TreeFrame label={rsxArea.name} tree={tree} onIntent={useAreaPrefetch(rsxArea, toolPages)}>
      <Outlet />
    </TreeFrame>
  )
}

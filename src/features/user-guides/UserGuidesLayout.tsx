import { Outlet, useMatch } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { AreaTree } from '@/modules/doc-area/AreaTree'
import { useAreaPrefetch } from '@/modules/doc-area/use-area-prefetch'
import { TreeFrame } from '@/modules/toc-tree/TreeFrame'
import { downloadPages, userGuidesArea } from './model/user-guides-area'

/** The user guides (3 §2): every page of them beside the table of contents; visitors' first page alone. */
export function UserGuidesLayout() {
  const visitor = useSession().status !== 'signedIn'
  const landing = useMatch(paths.userGuides()) !== null
  return visitor && landing ? <Outlet /> : <WithTree />
}

function WithTree() {
  return (
    <TreeFrame
      label={userGuidesArea.name}
      tree={<AreaTree area={userGuidesArea} />}
      onIntent={useAreaPrefetch(userGuidesArea, downloadPages)}
    >
      <Outlet />
    </TreeFrame>
  )
}

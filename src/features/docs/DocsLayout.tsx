import { Outlet } from 'react-router-dom'
import { TreeFrame } from '@/modules/documentation/tree/TreeFrame'
import { DocsSidebar } from './components/DocsSidebar'
import { usePagePrefetch } from './hooks/use-page-prefetch'

/** One element for all renderings: the tree renders when its own data changes, not with every step of a navigation. */
const sidebar = <DocsSidebar />

/** The documentation area: its pages beside the sidebar (DOC-10). */
export function DocsLayout() {
  return (
    <TreeFrame label="Apis and Services" tree={sidebar} onIntent={usePagePrefetch()}>
      <Outlet />
    </TreeFrame>
  )
}

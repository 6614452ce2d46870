import { Outlet } from 'react-router-dom'
import { TreeFrame } from '@/modules/toc-tree/TreeFrame'
import { DocsSidebar } from './components/DocsSidebar'
import { usePagePrefetch } from './hooks/use-page-prefetch'

/** One element, so that the tree does not render with every step of a navigation, only when its own facts change. */
const sidebar = <DocsSidebar />

/** The documentation area (2 §2): every page of it beside the sidebar. */
export function DocsLayout() {
  return (
    <TreeFrame label="Apis and Services" tree={sidebar} onIntent={usePagePrefetch()}>
      <Outlet />
    </TreeFrame>
  )
}

import { Outlet } from 'react-router-dom'
import { TreeFrame } from '@/modules/toc-tree/TreeFrame'
import { DocsSidebar } from './components/DocsSidebar'
import { usePagePrefetch } from './use-page-prefetch'

/** The documentation area (2 §2): every page of it beside the sidebar. */
export function DocsLayout() {
  return (
    <TreeFrame label="Apis and Services" tree={<DocsSidebar />} onIntent={usePagePrefetch()}>
      <Outlet />
    </TreeFrame>
  )
}

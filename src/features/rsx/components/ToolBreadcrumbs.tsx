import { Breadcrumbs, type Crumb } from '@/modules/documentation/pages/Breadcrumbs'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import { rsxArea } from '@/engines/documentation/areas/areas'

interface ToolBreadcrumbsProps {
  name: string
  /** The places between the first page of Integration Resources and this page. */
  above?: readonly Crumb[]
}

/** Breadcrumbs of a page that is a tool, and its bar on narrow screens. */
export function ToolBreadcrumbs({ name, above = [] }: ToolBreadcrumbsProps) {
  return (
    <>
      <FrameBar place={name} />
      <Breadcrumbs above={[{ text: rsxArea.name, to: rsxArea.home }, ...above]} current={name} />
    </>
  )
}

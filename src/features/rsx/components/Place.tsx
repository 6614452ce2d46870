import { Breadcrumbs, type Crumb } from '@/modules/doc-pages/Breadcrumbs'
import { FrameBar } from '@/modules/toc-tree/FrameBar'
import { rsxArea } from '../model/areas'

interface PlaceProps {
  name: string
  /** The places between the first page of the integration resources and the page. */
  above?: readonly Crumb[]
}

/** Where a page that is a tool stands: in the bar of narrow screens and as breadcrumbs. */
export function Place({ name, above = [] }: PlaceProps) {
  return (
    <>
      <FrameBar place={name} />
      <Breadcrumbs above={[{ text: rsxArea.name, to: rsxArea.home }, ...above]} current={name} />
    </>
  )
}

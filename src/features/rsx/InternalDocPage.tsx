import { useParams } from 'react-router-dom'
import { AreaPage } from '@/modules/documentation/area-pages/AreaPage'
import { pageOf } from '@/engines/documentation/doc-location'
import { internalArea } from '@/engines/documentation/areas/areas'

/** A page for the provider's staff, `/rsx/internal-docs/*` (RSX-5). */
export function InternalDocPage() {
  const page = pageOf(useParams()['*'] ?? '')
  return <AreaPage key={page} area={internalArea} page={page} />
}

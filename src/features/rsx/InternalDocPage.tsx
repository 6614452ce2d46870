import { useParams } from 'react-router-dom'
import { AreaPage } from '@/modules/area-pages/AreaPage'
import { pageOf } from '@/modules/doc-pages/doc-location'
import { internalArea } from '@/modules/doc-area/areas'

/** A page for the provider's staff, `/rsx/internal-docs/*` (RSX-5). */
export function InternalDocPage() {
  const page = pageOf(useParams()['*'] ?? '')
  return <AreaPage key={page} area={internalArea} page={page} />
}

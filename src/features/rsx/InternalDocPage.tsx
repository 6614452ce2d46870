import { useParams } from 'react-router-dom'
import { AreaPage } from '@/modules/doc-area/AreaPage'
import { pageOf } from '@/modules/doc-pages/doc-location'
import { internalArea } from './model/areas'

/** /rsx/internal-docs/*: a page for the provider's staff (3 §2). */
export function InternalDocPage() {
  const page = pageOf(useParams()['*'] ?? '')
  return <AreaPage key={page} area={internalArea} page={page} />
}

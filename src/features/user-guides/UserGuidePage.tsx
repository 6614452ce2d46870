import { useParams } from 'react-router-dom'
import { AreaPage } from '@/modules/area-pages/AreaPage'
import { pageOf } from '@/modules/doc-pages/doc-location'
import { userGuidesArea } from '@/modules/doc-area/areas'

/** A page of User Guides, `/user-guides/docs/*` (GUIDE-1). */
export function UserGuidePage() {
  const { '*': splat = '' } = useParams()
  const page = splat === '' ? userGuidesArea.overview : pageOf(splat)
  return <AreaPage key={page} area={userGuidesArea} page={page} />
}

import { useParams } from 'react-router-dom'
import { AreaPage } from '@/modules/documentation/area-pages/AreaPage'
import { pageOf } from '@/engines/documentation/doc-location'
import { userGuidesArea } from '@/engines/documentation/areas/areas'

/** A page of User Guides, `/user-guides/docs/*` (GUIDE-1). */
export function UserGuidePage() {
  const { '*': splat = '' } = useParams()
  const page = splat === '' ? userGuidesArea.overview : pageOf(splat)
  return <AreaPage key={page} area={userGuidesArea} page={page} />
}

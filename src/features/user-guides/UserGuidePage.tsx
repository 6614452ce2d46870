import { useParams } from 'react-router-dom'
import { AreaPage } from '@/modules/doc-area/AreaPage'
import { pageOf } from '@/modules/doc-pages/doc-location'
import { userGuidesArea } from './model/user-guides-area'

/** /user-guides/docs/*: a page of the user guides (3 §2). */
export function UserGuidePage() {
  const { '*': splat = '' } = useParams()
  const page = splat === '' ? userGuidesArea.overview : pageOf(splat)
  return <AreaPage key={page} area={userGuidesArea} page={page} />
}

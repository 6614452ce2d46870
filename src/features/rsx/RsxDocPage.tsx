import { useParams } from 'react-router-dom'
import { pageOf } from '@/modules/doc-pages/doc-location'
import { RsxArticle } from './components/RsxArticle'
import { rsxArea } from './model/areas'

/** /rsx/docs/*: a markdown page of the integration resources (2 §2). */
export function RsxDocPage() {
  const { '*': splat = '' } = useParams()
  return <RsxArticle page={splat === '' ? rsxArea.overview : pageOf(splat)} />
}

import { useParams } from 'react-router-dom'
import { pageOf } from '@/modules/doc-pages/doc-location'
import { RsxArticle } from './components/RsxArticle'
import { rsxArea } from '@/modules/doc-area/areas'

/** A Markdown page of Integration Resources, `/rsx/docs/*` (RSX-1). */
export function RsxDocPage() {
  const { '*': splat = '' } = useParams()
  return <RsxArticle page={splat === '' ? rsxArea.overview : pageOf(splat)} />
}

import { useParams } from 'react-router-dom'
import { pageOf } from '@/engines/documentation/doc-location'
import { RsxArticle } from './components/RsxArticle'
import { rsxArea } from '@/engines/documentation/areas/areas'

/** A Markdown page of Integration Resources, `/rsx/docs/*` (RSX-1). */
export function RsxDocPage() {
  const { '*': splat = '' } = useParams()
  return <RsxArticle page={splat === '' ? rsxArea.overview : pageOf(splat)} />
}

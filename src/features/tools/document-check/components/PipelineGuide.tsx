import { Link } from 'react-router-dom'
import { rsxArea } from '@/engines/documentation/areas/areas'
import { trail } from '@/engines/documentation/tree-entry'
import { paths } from '@/lib/paths'
import { useArea } from '@/modules/documentation/areas/use-area'

/** The link to the guide, if the provider publishes it. It opens in a tab of its own, so that open files stay open. */
export function PipelineGuide() {
  const { toc } = useArea(rsxArea)
  const guide = paths.rsxPage('check-in-your-pipeline')
  if (trail(toc.entries, guide).length === 0) return null
  return (
    <p>
      <Link to={guide} target="_blank" rel="noopener">
        Read the guide: Check in Your Pipeline
      </Link>
    </p>
  )
}

import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { rsxArea } from '@/engines/documentation/areas/areas'
import { useArea } from '@/modules/documentation/areas/use-area'
import { explanations, guideOf } from '@/engines/rsx/explanations/explanations'
import { kinds, type KindCode } from '@/engines/rsx/findings/kinds'
import { trail } from '@/engines/documentation/tree-entry'
import styles from './KindExplanation.module.css'

/** Explains a kind of finding: its meaning, usual cause, what the network and the retailer would reply, and how to correct it. */
export function KindExplanation({ code }: { code: KindCode }) {
  const { toc } = useArea(rsxArea)
  const { meaning, cause, consequence, remedy } = explanations[code]
  const guide = paths.rsxPage(guideOf(kinds[code].group))
  return (
    <div className={styles.explanation}>
      <p>{meaning}</p>
      <dl>
        <dt>Usual cause</dt>
        <dd>{cause}</dd>
        <dt>What the retailer would reply</dt>
        <dd>{consequence}</dd>
        <dt>What to do</dt>
        <dd>{remedy}</dd>
      </dl>
      {trail(toc.entries, guide).length > 0 && <Link to={guide}>Read the guide</Link>}
    </div>
  )
}

import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Plate } from '@/ui/Plate'
import { mappingGuideSets, type MappingGuideSet } from '@/config/mapping-guides'
import styles from './OtherSystems.module.css'

/** Links to the other systems, with the numbers of the documents that have guides. */
export function OtherSystems({ current }: { current: MappingGuideSet }) {
  return (
    <aside className={styles.systems} aria-labelledby="other-systems">
      <h2 id="other-systems">Other systems</h2>
      <ul>
        {mappingGuideSets
          .filter((guideSet) => guideSet !== current)
          .map(({ slug, title, guides }) => (
            <li key={slug}>
              <Link to={paths.userGuide(`customer-mapping-guides/${slug}`)}>{title}</Link>
              <span className={styles.numbers}>
                {guides.map(({ number }) => (
                  <Plate key={number} look="quiet">
                    {number}
                  </Plate>
                ))}
                {guides.length === 0 && 'No records found'}
              </span>
            </li>
          ))}
      </ul>
    </aside>
  )
}

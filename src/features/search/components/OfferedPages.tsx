import { offeredLabels, useOfferedPages } from '@/modules/search/page-records/use-offered-pages'
import { HitLink } from '@/modules/search/view/HitLink'
import styles from './GroupResults.module.css'

/** The pages that search offers before anything is typed: recently opened ones and suggestions (SEARCH-46). */
export function OfferedPages({ onRun }: { onRun: (id: string) => void }) {
  return useOfferedPages().map(({ group, hits }) => (
    <section key={group} className={styles.group} aria-label={offeredLabels[group]}>
      <h2>{offeredLabels[group]}</h2>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.to}>
            <HitLink hit={hit} onRun={onRun} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

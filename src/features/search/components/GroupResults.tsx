import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import type { ResultGroup } from '@/engines/search/search-results'
import { groupLooks } from '@/modules/search/view/groups'
import { HitLink } from '@/modules/search/view/HitLink'
import { Icon } from '@/ui/Icon'
import styles from './GroupResults.module.css'

interface GroupResultsProps {
  results: ResultGroup
  /** Whether only this group is shown: its name is the heading of the page's results then. */
  isAlone: boolean
  text: string
  onRun: (id: string) => void
}

/** The results of a group as a list of links; among other groups with a heading and a link to all of them. */
export function GroupResults({ results: { group, count, hits }, isAlone, text, onRun }: GroupResultsProps) {
  const formatNumber = useFormatNumber()
  const { label } = groupLooks[group]
  return (
    <section className={styles.group} aria-label={label}>
      {!isAlone && <h3>{label}</h3>}
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.to}>
            <HitLink hit={hit} onRun={onRun} />
          </li>
        ))}
      </ul>
      {!isAlone && count > hits.length && (
        <Link className={styles.all} to={paths.search({ q: text, group })}>
          All {formatNumber(count)} in {label}
          <Icon of={ChevronRight} size="sm" />
        </Link>
      )}
    </section>
  )
}

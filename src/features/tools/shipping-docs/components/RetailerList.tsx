import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { initialsOf } from '@/lib/initials'
import { NumberText } from '@/modules/dates/NumberText'
import { Avatar } from '@/ui/Avatar'
import { Card, CardFoot, CardHead } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { RetryButton } from '@/ui/RetryButton'
import { SkeletonLine } from '@/ui/Skeleton'
import type { Selection } from '../model/selection'
import { retailersFailed } from '../model/error-texts'
import { useBrowserUrl } from '../hooks/use-browser-url'
import type { ChosenTemplate, Requirements } from '../hooks/use-requirements'
import styles from './RetailerList.module.css'

interface RetailerListProps {
  requirements: readonly Requirements[]
  selection: Selection
}

/** The retailers of the chosen templates, unknown templates too, and the link back to the browser. */
export function RetailerList({ requirements, selection }: RetailerListProps) {
  const browser = useBrowserUrl(selection)
  const chosen = requirements.flatMap((part) => part.chosen)
  const owners = new Set(chosen.flatMap(({ owner }) => owner ?? []))
  const failed = requirements.some((part) => part.retailersFailed)
  return (
    <Card>
      <CardHead>
        <h2>Retailers</h2>
        <span className={styles.count}>{owners.size > 0 && <NumberText value={owners.size} />}</span>
      </CardHead>
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{retailersFailed}</p>
          <RetryButton
            inline
            pending={requirements.some((part) => part.retryingRetailers)}
            onRetry={() => requirements.forEach((part) => part.retryRetailers())}
          />
        </div>
      )}
      <ul className={styles.list} aria-busy={chosen.some(({ state }) => state === 'pending') || undefined}>
        {chosen.map((template, index) => (
          <li key={`${template.id} ${index}`}>
            <Avatar initials={initialsOf(template.owner ?? '')} look="org" />
            <Names template={template} />
          </li>
        ))}
      </ul>
      <CardFoot>
        <Link className={styles.change} to={browser}>
          Change the selection
          <Icon of={ChevronRight} size="sm" />
        </Link>
      </CardFoot>
    </Card>
  )
}

function Names({ template: { id, owner, name, state } }: { template: ChosenTemplate }) {
  if (state === 'pending') return <SkeletonLine width={65} />
  return (
    <div>
      <b>{owner ?? id}</b>
      <small>{state === 'unknown' ? 'Not found' : (name ?? (state === 'failed' ? 'Retailer not known' : id))}</small>
    </div>
  )
}

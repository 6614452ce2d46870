import { useSession } from '@/auth/session'
import { prefixes } from '@/modules/search/view/groups'
import { Button } from '@/ui/Button'
import styles from './PrefixButtons.module.css'

/** Buttons that narrow the search to one group by filling in its prefix. Visitors search no fields and codes. */
export function PrefixButtons({ onChoose }: { onChoose: (prefix: string) => void }) {
  const isVisitor = useSession().status === 'anonymous'
  return (
    <div className={styles.row} role="group" aria-label="Search only in">
      <span aria-hidden="true">Search only in</span>
      {prefixes
        .filter(({ isForVisitors }) => isForVisitors || !isVisitor)
        .map(({ prefix, label }) => (
          <Button key={prefix} size="sm" onClick={() => onChoose(prefix)}>
            <code>{prefix}</code> {label}
          </Button>
        ))}
    </div>
  )
}

import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import { Callout } from '@/ui/Callout'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import styles from './LatestNotice.module.css'

interface LatestNoticeProps {
  /** Version of the document on screen. */
  version: string | undefined
  /** Label of the latest version. */
  label: string
  /** Empty while the latest version is being searched for: the notice only takes its room then. */
  to: string
  /** The page that compares both versions; absent if they are in the same document. */
  comparison?: string | undefined
}

/**
 * Warns that the document is not the latest, with links to the same operation in the latest one (DOC-35) and to
 * what differs (COMPARE-40).
 */
export function LatestNotice({ version, label, to, comparison }: LatestNoticeProps) {
  const isRoom = to === ''
  return (
    <Callout tone="warn" className={classNames(styles.notice, isRoom && styles.room)} aria-hidden={isRoom || undefined}>
      <b>This is {version === undefined ? 'an older version' : `version ${version}`} and not the latest.</b>
      <Link to={to}>
        {label}
        <Icon of={ArrowRight} size="sm" />
      </Link>
      {comparison !== undefined && <Link to={comparison}>What differs</Link>}
    </Callout>
  )
}

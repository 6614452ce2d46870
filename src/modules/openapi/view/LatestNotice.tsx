import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import { Callout } from '@/ui/Callout'
import { Icon } from '@/ui/Icon'
import styles from './LatestNotice.module.css'

interface LatestNoticeProps {
  /** Of the document on screen. */
  version: string | undefined
  /** Name of what is the latest. */
  label: string
  to: string
}

/** Warns that the document is not the latest, with the way to the same operation there (2 §2). */
export function LatestNotice({ version, label, to }: LatestNoticeProps) {
  return (
    <Callout tone="warn" className={styles.notice}>
      <b>This is {version === undefined ? 'an older version' : `version ${version}`} and not the latest.</b>
      <Link to={to}>
        {label}
        <Icon of={ArrowRight} size="sm" />
      </Link>
    </Callout>
  )
}

import { useOnline } from '@/browser/use-online'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { classNames } from '@/ui/class-names'
import { isReading, type SearchProgress } from '@/engines/search/search-results'
import styles from './ReadingNotes.module.css'

/** How many documents that failed are named; the rest is counted. */
const maxNamed = 3

interface ReadingNotesProps {
  className?: string | undefined
  progress: SearchProgress | undefined
  error: string | undefined
  /** Whether it also says how many documents have been read. */
  hasProgress?: boolean
}

/** Says what the results do not cover yet: documents still to be read, those that failed, no connection (SEARCH-25). */
export function ReadingNotes({ className, progress, error, hasProgress = true }: ReadingNotesProps) {
  const isOnline = useOnline()
  const formatNumber = useFormatNumber()
  const countText = useCountText()
  const failed = progress?.failed ?? []
  const others = failed.length - maxNamed
  return (
    <div className={classNames(styles.notes, className)}>
      {isOnline && error !== undefined && <p>{error}</p>}
      {!isOnline && <p>You are offline. Only documents that were read before are searched.</p>}
      {isOnline && hasProgress && isReading(progress) && (
        <p>
          Still reading {formatNumber(progress.read)} of {countText(progress.total, 'document')}.
        </p>
      )}
      {failed.length > 0 && (
        <p>
          {countText(failed.length, 'document')} could not be read: <bdi>{failed.slice(0, maxNamed).join(', ')}</bdi>
          {others > 0 && ` and ${countText(others, 'other')}`}.
        </p>
      )}
    </div>
  )
}

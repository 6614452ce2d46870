import { useOnline } from '@/browser/use-online'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { isReading, type SearchProgress } from '@/engines/search/search-results'
import { ResultCount } from '@/modules/search/view/ResultCount'
import { Button } from '@/ui/Button'
import toolbar from '@/ui/toolbar.module.css'
import styles from './ResultsHead.module.css'

interface ResultsHeadProps {
  /** How many results are shown on all pages; undefined while they are awaited. */
  count: number | undefined
  /** How many there are with what was found since; undefined until everything has been read. */
  finalCount: number | undefined
  /** Whether other results were found than those that are shown. */
  hasNew: boolean
  onShowNew: () => void
  progress: SearchProgress | undefined
  error: string | undefined
}

/**
 * How many results there are, how far the documents have been read, and the button that shows the results found since. It is
 * as high whatever it says, so that the results below stay in their place.
 */
export function ResultsHead({ count, finalCount, hasNew, onShowNew, progress, error }: ResultsHeadProps) {
  const countText = useCountText()
  const state = useReadingState(progress, error)
  const isComplete = finalCount !== undefined
  const moreCount = isComplete && count !== undefined ? finalCount - count : 0
  const isNewAtTheEnd = hasNew && isComplete
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <ResultCount
          className={toolbar.count}
          count={count}
          isPartial={!isComplete || hasNew}
          isChanging={count === undefined && isReading(progress)}
        />
        {hasNew && (
          <Button size="sm" onClick={onShowNew}>
            {moreCount > 0 ? `Show ${countText(moreCount, 'more result')}` : 'Show the new results'}
          </Button>
        )}
      </div>
      <p className={styles.state}>
        {!isNewAtTheEnd && state}
        {/* Screen readers announce the end of the reading where it brings the button, and no number of documents before. */}
        <span role="status">{isNewAtTheEnd && state}</span>
      </p>
    </div>
  )
}

/** Returns a short line about the reading: its progress, its end or its failure. `ReadingNotes` explains failures. */
function useReadingState(progress: SearchProgress | undefined, error: string | undefined): string | undefined {
  const isOnline = useOnline()
  const formatNumber = useFormatNumber()
  const countText = useCountText()
  if (!isOnline) return 'You are offline.'
  if (error !== undefined) return 'Reading has stopped.'
  if (!progress) return undefined
  const { read, total, failed } = progress
  if (isReading(progress)) return `Still reading ${formatNumber(read)} of ${countText(total, 'document')}.`
  if (failed.length > 0) return `${formatNumber(failed.length)} of ${countText(total, 'document')} could not be read.`
  return total === 1 ? 'The document has been read.' : `All ${countText(total, 'document')} have been read.`
}

import { useCountText } from '@/modules/dates/use-count-text'
import { isReading } from './ReadingNotes'
import type { SearchProgress } from '../answer'

interface ResultCountProps {
  /** Undefined until there is an answer. */
  count: number | undefined
  progress: SearchProgress | undefined
  className?: string | undefined
}

/**
 * How many results there are. While documents are read, the number changes many times a second: screen readers announce only
 * that they are read, and then the number.
 */
export function ResultCount({ count, progress, className }: ResultCountProps) {
  const countText = useCountText()
  const text = count !== undefined && countText(count, 'result')
  const isPartial = isReading(progress)
  return (
    <p className={className}>
      {isPartial && text && `${text} so far`}
      <span role="status">{isPartial ? <span className="vh">Reading documents</span> : text}</span>
    </p>
  )
}

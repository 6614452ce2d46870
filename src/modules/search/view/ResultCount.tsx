import { useCountText } from '@/modules/dates/use-count-text'

interface ResultCountProps {
  /** Undefined until there are results. */
  count: number | undefined
  /** Whether documents that are still to be read may add results. */
  isPartial: boolean
  /** Whether documents are read that change the number, or that it is awaited from. */
  isChanging: boolean
  className?: string | undefined
}

/**
 * How many results there are. While documents are read, the number may change many times a second: screen readers announce
 * only that they are read, and then the number.
 */
export function ResultCount({ count, isPartial, isChanging, className }: ResultCountProps) {
  const countText = useCountText()
  const text = count !== undefined && `${countText(count, 'result')}${isPartial ? ' so far' : ''}`
  return (
    <p className={className}>
      {isChanging && text}
      <span role="status">{isChanging ? <span className="vh">Reading documents</span> : text}</span>
    </p>
  )
}

import { useEffect, useState } from 'react'
import { afterPaint } from '@/browser/after-paint'

/** Whether the page has been painted since the component was mounted: for what the first paint does not need. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return isPainted
}

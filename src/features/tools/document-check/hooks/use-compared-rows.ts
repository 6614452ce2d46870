import { useEffect, useState } from 'react'
import type { RowReply } from '@/engines/rsx/documents'
import type { ComparedDocuments } from '../model/document-comparison'

/** How many rows are shown at first, and with each further press. */
export const rowsPerPress = 100

/** The rows of a comparison that the page shows; those before stay until the next ones are there. */
export function useComparedRows(
  result: ComparedDocuments,
  { isAll, text, count }: { isAll: boolean; text: string; count: number },
): RowReply | undefined {
  const [reply, setReply] = useState<RowReply>()
  useEffect(() => {
    let isLeft = false
    result.rows({ isAll, text, count }).then(
      (rows) => {
        if (!isLeft) setReply(rows)
      },
      // The next comparison, which has begun, brings rows of its own.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [result, isAll, text, count])
  return reply
}

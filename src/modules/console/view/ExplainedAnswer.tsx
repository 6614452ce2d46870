import { useMemo } from 'react'
import { lazyPart } from '@/ui/lazy-part'
import type { AnswerHead } from '../model/types'
import { statusMeaning } from './answer/status-meaning'

// Loaded lazily: most answers have not failed, and the catalogue of errors is large.
const DecodedAnswer = lazyPart(
  () => import('@/modules/error-decoder/view/DecodedAnswer'),
  (module) => module.DecodedAnswer,
)

interface ExplainedAnswerProps {
  head: AnswerHead
  /** The first lines of the body. */
  lines: readonly string[] | undefined
  method: string
}

/** Explains an answer with an error status in place: its meaning, what to do, and a text for a ticket (DECODER-3). */
export function ExplainedAnswer({ head, lines = [], method }: ExplainedAnswerProps) {
  const { status, statusText, headers, url } = head
  const body = lines.join('\n')
  const answer = useMemo(() => ({ status, headers, url, method, body }), [status, headers, url, method, body])
  if (status < 400) return null
  const shownStatus = `${status} ${statusMeaning(status, statusText).name}`
  return <DecodedAnswer answer={answer} headingLevel={3} shownStatus={shownStatus} />
}

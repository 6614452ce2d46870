import { useMemo } from 'react'
import { maxReadCharacters } from '@/engines/errors/answer'
import { lazyPart } from '@/ui/lazy-part'
import type { AnswerHead } from '@/engines/requests/model/types'
import { statusMeaning } from './answer/status-meaning'

// Loaded lazily: most answers have not failed, and the catalogue of errors is large.
const DecodedAnswer = lazyPart(
  () => import('@/modules/error-decoder/view/DecodedAnswer'),
  (module) => module.DecodedAnswer,
)

interface ExplainedAnswerProps {
  head: AnswerHead
  /** The beginning of the body, if it is a text. */
  beginning: string
  /** Size of the whole body. */
  bytes: number
  method: string
}

/** Explains an answer with an error status in place: its meaning, what to do, and a text for a ticket (DECODER-3). */
export function ExplainedAnswer({ head, beginning: body, bytes, method }: ExplainedAnswerProps) {
  const { status, statusText, headers, url } = head
  // A text of fewer characters than this limit is complete.
  const isCut = body.length >= maxReadCharacters && bytes > maxReadCharacters
  const answer = useMemo(
    () => ({ status, headers, url, method, body, isCut }),
    [status, headers, url, method, body, isCut],
  )
  if (status < 400) return null
  const shownStatus = `${status} ${statusMeaning(status, statusText).name}`
  return <DecodedAnswer answer={answer} headingLevel={3} shownStatus={shownStatus} />
}

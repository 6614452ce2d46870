import { useMemo } from 'react'
import { maxReadCharacters } from '@/engines/errors/failed-response'
import { lazyPart } from '@/ui/lazy-part'
import type { ResponseHead } from '@/engines/requests/model/types'
import { statusMeaning } from './response/status-meaning'

// Loaded lazily: most responses have not failed, and the catalogue of errors is large.
const DecodedResponse = lazyPart(
  () => import('@/modules/error-decoder/view/DecodedResponse'),
  (module) => module.DecodedResponse,
)

interface ExplainedResponseProps {
  head: ResponseHead
  /** The beginning of the body, if it is a text. */
  beginning: string
  /** Size of the whole body. */
  bytes: number
  method: string
}

/** Explains a response with an error status in place: its meaning, what to do, and a text for a ticket (DECODER-3). */
export function ExplainedResponse({ head, beginning: body, bytes, method }: ExplainedResponseProps) {
  const { status, statusText, headers, url } = head
  // A text of fewer characters than this limit is complete.
  const isCut = body.length >= maxReadCharacters && bytes > maxReadCharacters
  const response = useMemo(
    () => ({ status, headers, url, method, body, isCut }),
    [status, headers, url, method, body, isCut],
  )
  if (status < 400) return null
  const shownStatus = `${status} ${statusMeaning(status, statusText).name}`
  return <DecodedResponse response={response} headingLevel={3} shownStatus={shownStatus} />
}

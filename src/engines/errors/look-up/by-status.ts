import { firstCharacters } from '@/lib/cut-text'
import type { Explanation } from '../catalogue/explanation'
import { cloudflareStatuses } from '../catalogue/gateways'
import { statusClass, statusEntry } from '../catalogue/statuses'
import type { Found } from '../found'

/** Returns the certainty of an error that only its status explains; it is unknown without a status of the catalogue. */
export function partly(status: number | undefined): Pick<Found, 'certainty'> {
  return { certainty: status === undefined || !statusEntry(status) ? 'unknown' : 'partly' }
}

/** Returns the explanation of a status, without regard to the body. */
export function ofStatus(status: number | undefined, title: string): Omit<Found, 'form'> {
  const base = { gaps: [] }
  if (status === undefined)
    return { ...base, certainty: 'unknown', heading: title || 'Unknown error', explanation: notKnown }
  const entry = statusEntry(status)
  const heading = title.includes(String(status)) ? title : `${status} ${title || (entry?.reason ?? '')}`.trim()
  if (entry) return { ...base, certainty: 'known', heading, explanation: entry }
  const explanation = statusClass(status)
  if (explanation.retry === 'not-needed') return { ...base, certainty: 'known', heading, explanation }
  // Other services send 530, too.
  const meaning = status === 530 ? undefined : cloudflareStatuses[status]
  if (meaning !== undefined) return { ...base, certainty: 'known', heading, explanation: { ...explanation, meaning } }
  return {
    ...base,
    certainty: 'unknown',
    heading,
    explanation,
    gaps: [`The status ${status} is not in the catalogue.`],
  }
}

/** The explanation of an error that is not in the catalogue. */
export const notKnown: Explanation = {
  meaning: 'Nothing in this text is in the catalogue of errors, so it is not explained here.',
  steps: [
    'Paste the status and the headers of the response too, for instance the output of `curl -i`.',
    'If that does not help, write to support with the text for a ticket.',
  ],
  retry: 'unknown',
}

/** Returns a sentence that says that a code is not known. */
export function codeGap(code: string): string {
  return `The code “${firstCharacters(code, 80)}” is not in the catalogue.`
}

import type { Explanation } from '../catalogue/explanation'
import { statusClass, statuses } from '../catalogue/statuses'
import type { Found } from './found'

/** An error whose status alone is explained; without a status, nothing is. */
export function partly(status: number | undefined): Pick<Found, 'certainty'> {
  return { certainty: status === undefined ? 'unknown' : 'partly' }
}

/** The explanation of a status, whatever the body says. */
export function ofStatus(status: number | undefined, title: string): Omit<Found, 'form'> {
  const base = { gaps: [] }
  if (status === undefined) return { ...base, certainty: 'unknown', heading: title, explanation: notKnown }
  const entry = statuses[status]
  const heading = title.includes(String(status)) ? title : `${status} ${title || (entry?.reason ?? '')}`.trim()
  if (entry) return { ...base, certainty: 'known', heading, explanation: entry }
  const explanation = statusClass(status)
  if (explanation.retry === 'needless') return { ...base, certainty: 'known', heading, explanation }
  return { ...base, certainty: 'partly', heading, explanation, gaps: [`The status ${status} is not in the catalogue.`] }
}

/** The explanation of an error that no catalogue has. */
export const notKnown: Explanation = {
  meaning: 'Nothing in this text is in the catalogue of errors, so it is not explained here.',
  steps: [
    'Paste the status and the headers of the answer too, for instance the output of `curl -i`.',
    'If that does not help, write to support with the text for a ticket.',
  ],
  retry: 'unknown',
}

/** Says that a code is not known. */
export function codeGap(code: string): string {
  return `The code “${code.slice(0, 80)}” is not in the catalogue.`
}

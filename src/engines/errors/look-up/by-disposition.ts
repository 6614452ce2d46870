import { dispositionReasons } from '../catalogue/disposition-reasons'
import type { Explanation } from '../catalogue/explanation'
import type { LookUp } from '../found'
import { ownValue } from '@/lib/own-value'

const maxReadCharacters = 20_000

/** The disposition of a message (RFC 4130): `processed`, `processed/error: decryption-failed`, `failed/failure: …`. */
const disposition =
  /^[ \t]{0,4}Disposition:[^;\n]{1,200};[ \t]{0,8}(processed|failed)(?:\/(error|failure|warning)(?:[ \t]{0,4}:[ \t]{0,4}([^\n]{1,200}))?)?/im

const processed: Explanation = {
  meaning: 'The AS2 server of your partner has received the message. It does not say what is in it.',
  steps: ['Wait for the 997 or CONTRL, which says whether the document is accepted.'],
  retry: 'not-needed',
}

const refused: Explanation = {
  meaning: 'The AS2 server of your partner has not processed the message: the documents in it count as not sent.',
  steps: [
    'If the network has sent the message for you, give this text to support.',
    'Otherwise compare the certificates, the identifiers (`AS2-From`, `AS2-To`) and the algorithms with those of the partner, and send the message again.',
  ],
  retry: 'corrected',
}

/** Explains a receipt of AS2 (MDN), which partners send for each message. */
export const inDispositions: LookUp = ({ response }) => {
  const lines = response.headers.map(([name, value]) => `${name}: ${value}`)
  const found = disposition.exec([...lines, response.body.slice(0, maxReadCharacters)].join('\n'))
  if (!found) return undefined
  const [, type = '', modifier = '', reason = ''] = found
  const stated = reason.trim()
  // The first one counts, so that sending it again would be another duplicate.
  const isDuplicate = stated.toLowerCase() === 'duplicate-document'
  const isRefused = !isDuplicate && (type.toLowerCase() === 'failed' || /error|failure/i.test(modifier))
  const meaning = ownValue(dispositionReasons, stated.toLowerCase())
  const base = isRefused ? refused : processed
  const isKnown = meaning !== undefined || (stated === '' && !isRefused)
  return {
    certainty: isKnown ? 'known' : 'partly',
    heading: `AS2 receipt: ${[type, modifier].filter((part) => part !== '').join('/')}${stated === '' ? '' : `: ${stated}`}`,
    form: 'A receipt of AS2 (message disposition notification).',
    explanation: { ...base, meaning: [base.meaning, meaning].filter(Boolean).join(' ') },
    gaps: isKnown ? [] : [stated === '' ? 'It states no reason.' : `The reason “${stated}” is not in the catalogue.`],
  }
}

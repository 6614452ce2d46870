import type { Found } from '../found'
import type { KindCode } from '@/engines/rsx/findings/kinds'

/** Messages of the network about a refused document, with the kind of fault of Check a Document. */
export const refusals: readonly (readonly [message: RegExp, kind: KindCode])[] = [
  [/not well-?formed/i, 'not-well-formed'],
  [/is not a code of/i, 'unknown-code'],
  [/unknown (?:order|line)/i, 'differs-from-order'],
  [/duplicate/i, 'duplicate-number'],
  [/total does not agree/i, 'sum-of-lines'],
  [/namespace/i, 'namespace'],
  [/check digit/i, 'item-check-digit'],
  [/is missing/i, 'required-missing'],
  [/too long|longer than/i, 'too-long'],
  [/unknown element/i, 'unknown-element'],
]

/** The words of a refusal whose duplicate is a number within the document, not the number of the document. */
export const aboutCartonOrLine = /sscc|serial|carton|pallet|linesequence|duplicate line|line number/i

/** The explanation of a document whose number was accepted before. */
export const duplicateDocument: Pick<Found, 'explanation' | 'gaps'> = {
  explanation: {
    meaning: 'The network has accepted a document with the number of this one before, so it refused this one.',
    steps: [
      'If it is the same document, do nothing: the first one counts.',
      'If it is another document, give it a number of its own, and send it under a new file name.',
    ],
    retry: 'never',
    guide: 'refusals',
  },
  gaps: [],
}

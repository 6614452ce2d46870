import { rowsOfSet } from '@/engines/x12/dictionary'
import type { Receipt } from '../catalogue/edi-codes'
import type { Explanation } from '../catalogue/explanation'
import type { LookUp } from '../found'
import type { Acknowledgment } from '../stated-error'

const headings: Record<Receipt, string> = {
  accepted: 'accepted',
  'with-errors': 'accepted, with errors',
  rejected: 'rejected',
  received: 'received',
}

const correct = [
  'Correct the fields named here in the RSX document, or what your system writes into them.',
  'Check the document in Check a Document, which names the place of each finding in X12 or EDIFACT, too.',
  'Send the corrected document under a new name.',
]

const explanations: Record<Receipt, Explanation> = {
  accepted: {
    meaning: 'Your partner has received the document, and its form is valid. What it says may still be refused.',
    steps: [
      'Do nothing. If the document itself is refused later, the partner says so with an 824, an APERAK or by email.',
    ],
    retry: 'not-needed',
    guide: 'x12',
  },
  received: {
    meaning: 'Your partner has received the document. It does not say yet whether it takes it.',
    steps: ['Wait for the next message of the partner.'],
    retry: 'not-needed',
    guide: 'x12',
  },
  'with-errors': {
    meaning: 'Your partner has taken the document although parts of it are wrong.',
    steps: ['Ask the partner whether to send it again: a second one may count twice.', ...correct.slice(0, 2)],
    retry: 'reread',
    guide: 'x12',
  },
  rejected: {
    meaning: 'Your partner has not taken the document: it counts as not sent.',
    steps: correct,
    retry: 'corrected-document',
    guide: 'x12',
  },
}

const part = [
  'Look at the lines around it: the AK3 or IK3 before names the segment, and an AK5 or AK9 the result.',
  ...correct,
]

const form = 'An answer of a trading partner about a document.'

/** Explains what a trading partner sends back in X12 or EDIFACT, and names other files in the two (DECODER-17). */
export const inAcknowledgments: LookUp = ({ stated: { acknowledgment, fields } }) => {
  if (!acknowledgment) return undefined
  const { standard, set, receipt, about, reasons } = acknowledgment
  if (set === '') return otherFile(acknowledgment)
  const what = about.slice(0, 3).join('; ')
  const name = standard === 'X12' ? `X12 ${set}` : set
  if (receipt === undefined) {
    return {
      certainty: 'partly',
      heading: what === '' ? name : `${name}: ${what}`,
      form,
      explanation: {
        ...explanations.received,
        ...(fields.length > 0 && { steps: part, retry: 'corrected-document' }),
        meaning: 'It does not say whether your partner has taken the document.',
      },
      gaps: ['Its result is not in the catalogue.'],
    }
  }
  const explanation = explanations[receipt]
  return {
    certainty: 'known',
    heading: `${name}: ${what === '' ? '' : `${what} `}${headings[receipt]}`,
    form,
    explanation: { ...explanation, meaning: [explanation.meaning, ...reasons].join(' ') },
    gaps: receipt === 'rejected' && fields.length === 0 ? ['It names no segment that is wrong.'] : [],
  }
}

function otherFile({ standard, sets }: Acknowledgment): ReturnType<LookUp> {
  const documents = [...new Set(sets.flatMap((set) => rowsOfSet(set)[0]?.document ?? []))]
  const corresponds = documents.length === 0 ? '' : ` It corresponds to ${documents.join(', ')} in RSX.`
  return {
    certainty: 'known',
    heading: [standard, ...sets.slice(0, 3)].join(' '),
    form: 'A document, and no error.',
    explanation: {
      meaning: `The text is a document in ${standard}.${corresponds} The network converts between the two.`,
      steps: ['Paste what was said about the document: a 997, 999, 824, CONTRL, APERAK, or a message.'],
      retry: 'not-needed',
      guide: 'x12',
    },
    gaps: [],
  }
}

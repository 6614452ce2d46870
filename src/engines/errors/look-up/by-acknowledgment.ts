import { rowsOfSet } from '@/engines/x12/dictionary'
import { someOf } from '@/lib/phrases'
import type { Receipt } from '../catalogue/edi-codes'
import type { Explanation } from '../catalogue/explanation'
import type { LookUp } from '../found'
import type { Acknowledgment, Result } from '../stated-error'

/** The receipts, the worst one first. */
const headings: Record<Receipt, string> = {
  rejected: 'rejected',
  partly: 'partly accepted',
  'with-errors': 'accepted, with errors',
  changed: 'accepted, with changes',
  received: 'received',
  accepted: 'accepted',
}

const order = Object.keys(headings) as Receipt[]

/** More names are counted in a heading, and more reasons are not said. */
const maxNames = 3
const maxReasons = 5

const correct = [
  'Correct the fields named here in the RSX document, or what your system writes into them.',
  'Check the document in Check a Document, which names the place of each finding in X12 or EDIFACT, too.',
  'Send the corrected document under a new name.',
]

/** Steps if no segment or element is named. */
const stepsWithoutFields = [
  'Ask the partner what is wrong: it names no segment and no element.',
  'If the envelope is wrong, such as a control number, give this text to support: the network writes it.',
  ...correct.slice(1),
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
  changed: {
    meaning: 'Your partner has accepted the document, and changed something in it.',
    steps: [
      'Do not send the document again: a second one may count twice.',
      'Read the messages of the partner, or ask it, and carry its changes into your system.',
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
  partly: {
    meaning: 'Your partner has rejected a part of what you sent, and taken the rest.',
    steps: [
      'Ask the partner what it has rejected, if it is not named here.',
      ...correct.slice(0, 2),
      'Send only what is rejected again, corrected and under a new name: the rest may count twice.',
    ],
    retry: 'rejected-part',
    guide: 'x12',
  },
  rejected: {
    meaning: 'Your partner has not taken the document: it counts as not sent.',
    steps: correct,
    stepsWithoutFields,
    retry: 'corrected-document',
    guide: 'x12',
  },
}

const linesAround =
  'Look at the lines around it: the AK3 or IK3 before names the segment, and an AK5 or AK9 the result.'

const giveToSupport =
  'If the network has made the interchange of your RSX document, give this text to support: the network writes the envelope.'

/** A TA1 says nothing about the documents of an accepted interchange. */
const interchanges: Partial<Record<Receipt, Explanation>> = {
  accepted: {
    meaning: 'Your partner has received the interchange, and its envelope is valid.',
    steps: ['Wait for the 997 or 999, which says whether the documents in it are accepted.'],
    retry: 'not-needed',
    guide: 'x12',
  },
  'with-errors': {
    meaning: 'Your partner has taken the interchange although its envelope has errors.',
    steps: [giveToSupport, 'Wait for the 997 or 999, which says whether the documents in it are accepted.'],
    retry: 'not-needed',
    guide: 'x12',
  },
  rejected: {
    meaning: 'Your partner has rejected the whole interchange: all documents in it count as not sent.',
    steps: [giveToSupport, 'Once the envelope is corrected, send the documents of the interchange again.'],
    retry: 'corrected',
    guide: 'x12',
  },
}

const form = 'An answer of a trading partner about a document.'

/** Explains what a trading partner sends back in X12 or EDIFACT, and names other files in the two (DECODER-17). */
export const inAcknowledgments: LookUp = ({ stated: { acknowledgment, fields } }) => {
  if (!acknowledgment) return undefined
  const { standard, set, results } = acknowledgment
  if (set === '') return otherFile(acknowledgment)
  const name = standard === 'X12' ? `X12 ${set}` : set
  const deciding = decidingResults(results)
  const receipt = worstOf(deciding)
  const unknown = unknownParts(results)
  if (receipt === undefined) {
    const what = someOf(namesOf(results), maxNames)
    const steps = set === '997' || set === '999' ? [linesAround, ...correct] : correct
    return {
      certainty: 'partly',
      heading: what === '' ? name : `${name}: ${what}`,
      form,
      explanation: {
        ...explanations.received,
        retry: 'unknown',
        ...(fields.length > 0 && { steps, retry: 'corrected-document' }),
        meaning: ['It does not say whether your partner has taken the document.', ...reasonsOf(results)].join(' '),
      },
      gaps: unknown.length > 0 ? unknown : ['Its result is not in the catalogue.'],
    }
  }
  const isContradictory = results.some((result) => result.isContradictory)
  const isOpen = isContradictory || results.some((result) => result.receipt === undefined)
  const explanation = isOpen ? openResult : explanationOf(set, receipt, deciding)
  const namesNone = fields.length === 0 && (receipt === 'rejected' || receipt === 'partly') && set !== 'TA1'
  return {
    certainty: isOpen || unknown.length > 0 ? 'partly' : 'known',
    heading: `${name}: ${headingOf(results)}`,
    form,
    explanation: { ...explanation, meaning: [explanation.meaning, ...reasonsOf(results)].join(' ') },
    gaps: [
      ...(isContradictory ? ['Its results contradict each other.'] : []),
      ...unknown,
      ...(namesNone ? ['It names no segment that is wrong.'] : []),
    ],
  }
}

const openResult: Explanation = {
  meaning: 'It is not certain which documents your partner has taken.',
  steps: ['Ask the partner which documents it has taken, before you send any of them again.'],
  retry: 'unknown',
  guide: 'x12',
}

/** The explanation of the worst result. It warns of sending accepted documents again. */
function explanationOf(set: string, worst: Receipt, results: readonly Result[]): Explanation {
  const ofInterchange = set === 'TA1' ? interchanges[worst] : undefined
  if (ofInterchange) return ofInterchange
  const isMixed = worst === 'rejected' && results.some(({ receipt }) => receipt !== undefined && taken.has(receipt))
  return isMixed ? { ...explanations.partly, steps: explanations.partly.steps.slice(1) } : explanations[worst]
}

/** The receipts of documents that are not to be sent again. */
const taken = new Set<Receipt>(['accepted', 'changed', 'with-errors', 'partly'])

/** The results without those of interchanges that leave the result to the documents in them. */
function decidingResults(results: readonly Result[]): readonly Result[] {
  const deciding = results.filter(({ isInterchange, receipt }) => !isInterchange || receipt === 'rejected')
  return deciding.length > 0 ? deciding : results
}

function worstOf(results: readonly Result[]): Receipt | undefined {
  return order.find((receipt) => results.some((result) => result.receipt === receipt))
}

const namesOf = (results: readonly Result[]) => results.map(({ about }) => about).filter((about) => about !== '')

/** The documents by their results, the worst first: "810 1009 rejected; 810 1000, 810 1001 and 810 1002 accepted". */
function headingOf(results: readonly Result[]): string {
  const parts = order.flatMap((receipt) => {
    const own = results.filter((result) => result.receipt === receipt)
    return own.length === 0 ? [] : `${someOf(namesOf(own), maxNames)} ${headings[receipt]}`.trim()
  })
  const unknown = namesOf(results.filter(({ receipt }) => receipt === undefined))
  return [...parts, ...(unknown.length === 0 ? [] : [`${someOf(unknown, maxNames)} not known`])].join('; ')
}

/** The reasons of results, with what they are about where there are several. */
function reasonsOf(results: readonly Result[]): string[] {
  const texts = results.flatMap(({ about, reasons }) =>
    reasons.map((reason) => (results.length > 1 && about !== '' ? `${about}: ${reason}` : reason)),
  )
  return [...new Set(texts)].slice(0, maxReasons)
}

/** Says which results and reasons are not in the catalogue. */
function unknownParts(results: readonly Result[]): string[] {
  const texts = results.flatMap(({ about, code, receipt, unknownReasons }) => {
    const of = about === '' ? '' : ` of ${about}`
    const result = receipt === undefined && code !== '' ? [`The result “${code}”${of} is not in the catalogue.`] : []
    const none = receipt === undefined && code === '' && about !== '' ? [`The result${of} is not stated.`] : []
    return [...result, ...none, ...unknownReasons.map((one) => `The reason “${one}”${of} is not in the catalogue.`)]
  })
  return [...new Set(texts)].slice(0, maxReasons)
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
      steps: ['Paste what was said about the document: a 997, 999, TA1, 824, CONTRL, APERAK, or a message.'],
      retry: 'not-needed',
      guide: 'x12',
    },
    gaps: [],
  }
}

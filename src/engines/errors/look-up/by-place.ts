import type { LookUp } from '../found'

/** Explains a sentence about a place of X12 or EDIFACT (DECODER-18). */
export const inPlaces: LookUp = ({ stated: { dialect, fields, places = [] } }) => {
  if (dialect !== 'place') return undefined
  const isExplained = fields.every(({ meaning }) => meaning !== undefined)
  return {
    certainty: isExplained ? 'known' : 'partly',
    heading: `${places.join(' and ')} in X12 or EDIFACT`,
    form: 'A message about a document, which names a place of X12 or EDIFACT, or the field there.',
    explanation: {
      meaning:
        'Your partner reads the document in X12 or EDIFACT, which the network makes of your RSX document. What you send is named below.',
      steps: [
        'Correct the field named here in the RSX document, or what your system writes into it.',
        'Look in My Designs for what the retailer requires: fields, codes and lengths.',
        'Check the document in Check a Document, which names the place of each finding in X12 or EDIFACT, too.',
        'Send the corrected document under a new name.',
      ],
      retry: 'corrected-document',
      guide: 'x12',
    },
    gaps: isExplained ? [] : ['The message does not say in known words what is wrong.'],
  }
}

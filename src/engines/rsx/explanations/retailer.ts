import type { Explanations } from './explanation'

/** Explanations of the kinds in the group Retailer. */
export const retailerExplanations = {
  'retailer-field': {
    meaning: 'The network does not need this field, but the retailers that are named require it.',
    cause: 'The mapping was made for another retailer, or the requirement is new.',
    consequence:
      'The retailer refuses the document in an 824: a mandatory element is missing. Some accept it and charge for it.',
    remedy: 'Add the field for these retailers. My Designs shows what each of them expects in it.',
  },
  'retailer-code': {
    meaning:
      'The retailers that are named require a certain code. A group that may repeat has no occurrence with it, such as a ship-to address, or a field has another code.',
    cause: 'The document was made with other codes, or only for other retailers.',
    consequence: 'The retailer refuses the document in an 824, because a mandatory qualifier is missing.',
    remedy:
      'Add an occurrence of the group with this code, and with all that the message names. Replace the code of a field only if the document means it; otherwise ask the retailer.',
  },
  'retailer-length': {
    meaning: 'The value fits the schema, but some retailers allow fewer or need more characters.',
    cause: 'Each retailer’s system has its own width for the field.',
    consequence: 'A retailer with a shorter field cuts the text off or refuses it. Which one it is, is not published.',
    remedy:
      'Ask your retailer for its length. A name may be abbreviated; numbers and codes must stay as they are, so never cut them.',
  },
  'not-in-design': {
    meaning: 'No retailer’s design shows this group, so nobody reads it.',
    cause: 'The mapping sends everything that the schema allows.',
    consequence: 'Nothing: the group is passed over.',
    remedy: 'Leave the group out, unless you agreed on it with a retailer.',
  },
  contradiction: {
    meaning:
      'Two of the chosen retailers ask for different things at a place that exists once. It counts for no verdict: the retailer that the document does not satisfy has an error of its own.',
    cause: 'Each retailer defines its own design.',
    consequence: 'Each retailer refuses what is meant for the other.',
    remedy: 'Send a document of its own to each of them.',
  },
} satisfies Explanations<'Retailer'>

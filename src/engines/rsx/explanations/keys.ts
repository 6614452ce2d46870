import type { Explanations } from './explanation'

/** Explanations of the kinds in the group Keys. */
export const keysExplanations = {
  'item-check-digit': {
    meaning:
      'The last digit of a GTIN, UPC, EAN or ISBN does not fit the digits before it, or the number has a length that such numbers do not have.',
    cause: 'A digit was mistyped, a leading zero was lost, or the digit of a UPC was kept in the GTIN of its case.',
    consequence: 'The retailer does not find the item; an 824 says that the item number is invalid.',
    remedy: 'Look the number up on the package. Use the corrected digit only if all the others are right.',
  },
  sscc: {
    meaning: 'The serial number of a carton or pallet is not 00 and an SSCC of 18 digits with a right check digit.',
    cause: 'The application identifier 00 was left out, or the number was stored as a number and lost digits.',
    consequence: 'The scanner at the dock does not find the carton in the ship notice. Retailers charge for it.',
    remedy: 'Send exactly the 20 digits of the label, kept as text.',
  },
  'duplicate-number': {
    meaning: 'A serial number or line number occurs twice, although it stands for one thing.',
    cause: 'A counter began anew, or a line was exported twice.',
    consequence: 'An 824 reports a duplicate. Of two cartons with one number, one is not received.',
    remedy: 'Give every carton its own number, and every line the number that it has in the order.',
  },
  'item-numbers-differ': {
    meaning: 'A line has several numbers of its item, such as a UPC and a GTIN, and they are those of different items.',
    cause: 'One number was updated and the other was not, or the two come from different records.',
    consequence:
      'The retailer takes one of the two. If it is the wrong one, the line is refused or another item is received.',
    remedy:
      'Look both numbers up on the package. The GTIN of a case has the digits of the UPC, with its own check digit.',
  },
} satisfies Explanations<'Keys'>

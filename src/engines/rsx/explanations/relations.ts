import type { Explanations } from './explanation'

/** Explanations of the kinds in the group Relations. */
export const relationsExplanations = {
  'qualifier-without-value': {
    meaning:
      'A code says what a value is, but the value is not there; or a value is there, and nothing says what it is.',
    cause:
      'The mapping always writes the code, also when there is no value, or one of the two was mapped to another group.',
    consequence: 'A 997 says that a conditional element is missing: the two may only be sent together.',
    remedy: 'Add the half that is missing.',
  },
  'exactly-one': {
    meaning:
      'One of several elements is needed and none is there, or two addresses have a role that only one can have.',
    cause: 'An amount was computed and not written, or an address was written once more with the role of another.',
    consequence: 'An 824 reports an invalid combination of data, or the retailer takes the one that you did not mean.',
    remedy: 'Add the one that you agreed with the retailer, or correct the role of the address.',
  },
  'line-total': {
    meaning: 'The total of a line is not its quantity times its price.',
    cause:
      'The price is for another unit than the quantity, such as a dozen or a case, or the total was not computed again after a change.',
    consequence: 'An 824 says that the total is out of balance; an invoice is not paid until it is settled.',
    remedy:
      'Compute the total from quantity and price and round it to cents. State the basis of a price that is not for one unit.',
  },
  'sum-of-lines': {
    meaning: 'A total of the document is not the sum of what it consists of.',
    cause: 'Amounts were added up before rounding, or a charge, an allowance or a tax was counted twice or not at all.',
    consequence: 'An 824 says that the total is out of balance, and the invoice is refused.',
    remedy: 'Add up the amounts as they are in the document: lines and charges and taxes, less allowances.',
  },
  'line-count': {
    meaning: 'The number of lines, items, orders or cartons in the summary is not the number in the document.',
    cause: 'A line was removed by a filter after it was counted, or the file was cut off.',
    consequence: 'The retailer supposes that a part is lost, and refuses the document.',
    remedy: 'Count what was written, at the end. If the number is right, find the part that is missing.',
  },
  'store-quantities': {
    meaning: 'The quantities for the stores of a line do not come to the quantity of the line.',
    cause: 'The line was changed and the stores were not, or a store was left out.',
    consequence: 'The retailer cannot tell how much each store gets. An 824 reports invalid quantities.',
    remedy: 'Correct the line or the store. In return documents, repeat the stores of the order.',
  },
  'reversed-dates': {
    meaning: 'A window ends before it begins, or something happens before what it follows from.',
    cause: 'The two dates or their codes were exchanged, or a year was mistyped.',
    consequence: 'An 824 says that a date is invalid. Nobody can ship within such a window.',
    remedy: 'Exchange the two dates if they are swapped; otherwise correct the one that is wrong.',
  },
  'empty-pallet': {
    meaning: 'A pallet (tare) has a serial number, but no carton is below it.',
    cause: 'Cartons were written beside the pallet and not into it, or the level of the pack has the wrong type.',
    consequence: 'The retailer receives a pallet without content, and the goods on it are unknown.',
    remedy:
      'Put the cartons into the PackLevel of their pallet. Goods that lie on the pallet without cartons are one PackLevel of type P.',
  },
  'differs-from-order': {
    meaning: 'A number, a quantity, a price or a total is not what the order says that was opened with this document.',
    cause:
      'A number was typed again and not taken over, a line was split or counted twice, or the document belongs to another order.',
    consequence:
      'The retailer answers that the order or the line is unknown, or that more was shipped or billed than ordered.',
    remedy:
      'Take numbers over from the order as they came. Ship and bill no more than was ordered, and settle other prices in the acknowledgement.',
  },
  'differs-from-opened': {
    meaning:
      'The document contradicts another one that is open: the goods go to another place than ordered, a date is too early or too late, or two shipments share a serial number.',
    cause: 'An address or date was taken from another order, or the counter of the serial numbers began anew.',
    consequence:
      'The goods arrive where nobody expects them, the scanner knows the carton already, or the retailer charges for the delay.',
    remedy: 'Repeat the ship-to address of the order, correct the date, and give each carton a number of its own.',
  },
} satisfies Explanations<'Relations'>

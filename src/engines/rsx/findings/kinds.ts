/** The groups of kinds, in the order in which a reader meets them. */
export type KindGroup = 'Reading' | 'Structure' | 'Value' | 'Keys' | 'Relations' | 'Retailer'

interface Kind {
  /** Number in the catalogue. */
  number: number
  group: KindGroup
  title: string
}

/** All kinds of findings, by code. */
export const kinds = {
  'empty-file': { number: 1, group: 'Reading', title: 'Empty file' },
  'other-format': { number: 2, group: 'Reading', title: 'Not in the expected format' },
  encoding: { number: 3, group: 'Reading', title: 'Unknown encoding or byte-order mark' },
  'not-well-formed': { number: 4, group: 'Reading', title: 'Not well-formed' },
  'duplicate-key': { number: 5, group: 'Reading', title: 'Duplicate key' },
  'wrong-root': { number: 6, group: 'Reading', title: 'Wrong root or plural wrapper' },
  namespace: { number: 7, group: 'Reading', title: 'Wrong or missing namespace' },
  'unknown-version': { number: 8, group: 'Reading', title: 'Version not recognised' },
  'unknown-document': { number: 9, group: 'Reading', title: 'Document type not recognised' },
  'open-quote': { number: 10, group: 'Reading', title: 'CSV quote not closed' },
  'column-count': { number: 11, group: 'Reading', title: 'Row with a different number of columns' },
  'unknown-column': { number: 12, group: 'Reading', title: 'Unknown column' },
  'line-length': { number: 13, group: 'Reading', title: 'Line length or line break' },
  'unknown-record': { number: 14, group: 'Reading', title: 'Unknown record code' },
  'record-without-parent': { number: 15, group: 'Reading', title: 'Record without its parent' },
  'cut-text': { number: 16, group: 'Reading', title: 'Text cut off at the field width' },
  'unknown-element': { number: 17, group: 'Structure', title: 'Unknown element' },
  'wrong-place': { number: 18, group: 'Structure', title: 'Element in the wrong place' },
  'wrong-order': { number: 19, group: 'Structure', title: 'Wrong order' },
  'required-missing': { number: 20, group: 'Structure', title: 'Required element missing' },
  'too-many': { number: 21, group: 'Structure', title: 'Too many occurrences' },
  'empty-element': { number: 22, group: 'Structure', title: 'Empty element' },
  'group-for-value': { number: 23, group: 'Structure', title: 'Group where a value belongs' },
  'former-name': { number: 24, group: 'Structure', title: 'Name from an earlier version' },
  'too-short': { number: 25, group: 'Value', title: 'Too short' },
  'too-long': { number: 26, group: 'Value', title: 'Too long' },
  'not-a-number': { number: 27, group: 'Value', title: 'Not a number' },
  'too-many-decimals': { number: 28, group: 'Value', title: 'Too many decimals' },
  'no-such-date': { number: 29, group: 'Value', title: 'Not a real date' },
  'date-format': { number: 30, group: 'Value', title: 'Date in another format' },
  'time-or-zone': { number: 31, group: 'Value', title: 'Wrong time or time zone' },
  'unknown-code': { number: 32, group: 'Value', title: 'Code not in the list' },
  'later-code': { number: 33, group: 'Value', title: 'Code only in a later version' },
  'case-or-padding': { number: 34, group: 'Value', title: 'Wrong case or padding' },
  'control-character': { number: 35, group: 'Value', title: 'Control character' },
  'item-check-digit': { number: 36, group: 'Keys', title: 'Check digit of a GTIN or UPC' },
  sscc: { number: 37, group: 'Keys', title: 'SSCC length, identifier or check digit' },
  'duplicate-number': { number: 38, group: 'Keys', title: 'Duplicate SSCC or line number' },
  'qualifier-without-value': { number: 39, group: 'Relations', title: 'Qualifier without a value, or the reverse' },
  'exactly-one': { number: 40, group: 'Relations', title: 'None or several where one is needed' },
  'line-total': { number: 41, group: 'Relations', title: 'Line total differs from quantity × price' },
  'sum-of-lines': { number: 42, group: 'Relations', title: 'Total differs from the sum of the lines' },
  'line-count': { number: 43, group: 'Relations', title: 'Number of lines or cartons differs' },
  'store-quantities': { number: 44, group: 'Relations', title: 'Store quantities differ from the line' },
  'reversed-dates': { number: 45, group: 'Relations', title: 'Dates reversed' },
  'empty-pallet': { number: 46, group: 'Relations', title: 'Pallet without a carton' },
  'differs-from-order': { number: 47, group: 'Relations', title: 'Differs from its order' },
  'retailer-field': { number: 48, group: 'Retailer', title: 'Field that a retailer requires' },
  'retailer-code': { number: 49, group: 'Retailer', title: 'Code that a retailer requires' },
  'retailer-length': { number: 50, group: 'Retailer', title: 'Length that a retailer does not accept' },
  'not-in-design': { number: 51, group: 'Retailer', title: 'Group not in any design' },
  contradiction: { number: 52, group: 'Retailer', title: 'Retailers that contradict each other' },
  placeholder: { number: 53, group: 'Value', title: 'Placeholder instead of a value' },
  'no-date': { number: 54, group: 'Value', title: 'Date that stands for none' },
  'damaged-text': { number: 55, group: 'Value', title: 'Text damaged by a wrong encoding' },
  'zero-or-negative': { number: 56, group: 'Value', title: 'Quantity or amount that may not be zero or negative' },
  'no-content': { number: 57, group: 'Structure', title: 'Document without content' },
  'several-documents': { number: 58, group: 'Reading', title: 'Several documents in one file' },
  envelope: { number: 59, group: 'Reading', title: 'Envelope or converter around the document' },
  'shifted-record': { number: 60, group: 'Reading', title: 'Record shifted' },
  'item-numbers-differ': { number: 61, group: 'Keys', title: 'Numbers of one item that disagree' },
  'differs-from-opened': { number: 62, group: 'Relations', title: 'Conflicts with another open document' },
} as const satisfies Record<string, Kind>

export type KindCode = keyof typeof kinds

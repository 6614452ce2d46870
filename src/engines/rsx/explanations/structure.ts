import type { Explanations } from './explanation'

/** Explanations of the kinds in the group Structure. */
export const structureExplanations = {
  'unknown-element': {
    meaning:
      'The schema has no element of this name at this place. Nearly always it is another spelling of one that exists.',
    cause: 'A typing error, other capital letters, or a field that was made up for one retailer.',
    consequence:
      'The network rejects the file or ignores the element. The retailer then answers that the value is missing.',
    remedy: 'Use the name that is suggested, or find the field for your value in the field requirements.',
  },
  'wrong-place': {
    meaning: 'The element exists, but in another group than the one it is in.',
    cause: 'A closing tag comes too early or too late, or a value of the line was written into the header.',
    consequence: 'The network does not find the value where it belongs, so the retailer answers that it is missing.',
    remedy: 'Move the whole element into the group that is named. Its content can stay as it is.',
  },
  'wrong-order': {
    meaning:
      'The elements of an XML group are in another order than in the schema, or a record of a flat file comes after the end of its group.',
    cause: 'The export writes fields in the order of its own tables.',
    consequence: 'A strict check of the schema rejects the file; the values themselves are right.',
    remedy:
      'Write the elements of each group in the order of the schema, and the records of a flat file group by group. JSON has no order and does not have this error.',
  },
  'required-missing': {
    meaning: 'An element that the network needs in every document of this kind is not there.',
    cause: 'The field was not mapped, or the record in your system has no value for it.',
    consequence: 'The network rejects the document. In an 824, the answer is that a mandatory element is missing.',
    remedy:
      'Add the element at the place that is named. A blank or invented value only moves the refusal to a later step.',
  },
  'too-many': {
    meaning: 'A group or value occurs more often than the schema allows.',
    cause:
      'Several records of your system were written into one group, or an update was added without removing the old value.',
    consequence: 'The network keeps one of them or rejects the file.',
    remedy:
      'Keep the one that counts. If all of them count, look for a group that may repeat, such as References or Dates.',
  },
  'empty-element': {
    meaning: 'An element is there, but it has no content.',
    cause: 'The export writes every field, also those without a value.',
    consequence:
      'A required value counts as missing. An optional one is refused because an empty text is no date, number or code.',
    remedy: 'Leave the element out when there is no value.',
  },
  'group-for-value': {
    meaning: 'A group appears where a single value belongs, or a single value where a group belongs.',
    cause: 'A name means a value in one place and a group in another, and the mapping took the wrong one.',
    consequence: 'The network cannot read the value and rejects the file.',
    remedy: 'Compare with an example file, and write what the schema has at this place.',
  },
  'former-name': {
    meaning: 'The element has the name of an earlier version of the schema.',
    cause: 'The mapping was made for an earlier version and only the namespace was changed.',
    consequence: 'The network does not know the name any more and treats it like a mistyped one.',
    remedy: 'Use the name of the version that you send. The field requirements list both.',
  },
  'no-content': {
    meaning: 'The document has a header, and nothing of what it is sent for: no lines, items or stops.',
    cause: 'A filter left no line, or the lines were read from a table that was empty.',
    consequence: 'The retailer cannot do anything with it. An invoice or ship notice without content is refused.',
    remedy: 'Find out why nothing was written. When there is nothing to send, send no document.',
  },
} satisfies Explanations<'Structure'>

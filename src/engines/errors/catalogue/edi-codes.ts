/** The meaning of an error of a segment, an element or a set, and the way to correct it, in our own words. */
export interface EdiError {
  meaning: string
  fix: string
}

const missing = { meaning: 'It is missing.', fix: 'Send it.' }
const notInList = { meaning: 'Its code is not in the list.', fix: 'Use a code that the guide of the retailer lists.' }
const tooShort = { meaning: 'It is too short.', fix: 'Send it in full.' }
const tooLong = { meaning: 'It is too long.', fix: 'Shorten it to the length in the guide.' }
const tooMany = { meaning: 'It occurs too often.', fix: 'Send it as often as the guide allows.' }
const badCharacter = { meaning: 'It has a character that is not allowed.', fix: 'Remove the character.' }
const needed = {
  meaning: 'Another value makes it necessary, and it is missing.',
  fix: 'Send both, or none of the two.',
}
const notUsed = { meaning: 'The guide of the partner does not use it.', fix: 'Leave it out.' }
const invalidDate = { meaning: 'It is no valid date.', fix: 'Send an existing date in the format of the guide.' }
const invalidTime = { meaning: 'It is no valid time.', fix: 'Send an existing time in the format of the guide.' }
const unexpected = { meaning: 'It is not expected here.', fix: 'Leave it out, or send it at the place in the guide.' }
const tooFew = { meaning: 'It occurs too rarely.', fix: 'Send it as often as the guide asks for.' }
const notValid = { meaning: 'Its value is not valid.', fix: 'Send a value that the guide allows.' }
const both = { meaning: 'It may not be sent together with another value.', fix: 'Send one of the two.' }

/** Errors of segments: AK304 of a 997, IK304 of a 999. */
export const segmentErrors: Readonly<Record<string, EdiError>> = {
  1: { meaning: 'The partner does not know this segment.', fix: 'Leave it out.' },
  2: unexpected,
  3: missing,
  4: { meaning: 'Its loop occurs too often.', fix: 'Send the loop as often as the guide allows.' },
  5: tooMany,
  6: { meaning: 'The document has no such segment.', fix: 'Leave it out.' },
  7: { meaning: 'It is not in its order.', fix: 'Send the segments in the order of the guide.' },
  8: { meaning: 'An element of it is wrong.', fix: 'Correct the elements that are named.' },
  I4: notUsed,
  I6: needed,
  I7: { meaning: 'Its loop occurs too rarely.', fix: 'Send the loop as often as the guide asks for.' },
  I8: tooFew,
  I9: both,
}

/** Errors of elements: AK403 of a 997, IK403 of a 999. */
export const elementErrors: Readonly<Record<string, EdiError>> = {
  1: missing,
  2: needed,
  3: { meaning: 'The segment has more elements than it may have.', fix: 'Leave the further elements out.' },
  4: tooShort,
  5: tooLong,
  6: badCharacter,
  7: notInList,
  8: invalidDate,
  9: invalidTime,
  10: both,
  12: tooMany,
  13: { meaning: 'It has too many components.', fix: 'Leave the further components out.' },
  I6: { meaning: 'The guide of the partner does not use this code.', fix: 'Use a code that the guide lists.' },
  I9: needed,
  I10: notUsed,
  I11: tooFew,
  I12: { meaning: 'It does not have the form of the guide.', fix: 'Write it as the guide shows it.' },
  I13: both,
}

/** Errors of sets: AK502 to AK506 of a 997, IK502 to IK506 of a 999. */
export const setErrors: Readonly<Record<string, string>> = {
  1: 'The partner does not take this kind of document.',
  2: 'The end of the document is missing.',
  3: 'The numbers at the beginning and at the end of the document differ.',
  4: 'The number of segments at the end of the document is wrong.',
  5: 'Segments are wrong.',
  6: 'The kind of the document is missing or wrong.',
  7: 'The control number of the document is missing or wrong.',
  8: 'The partner does not know the key of the authentication.',
  9: 'The partner does not know the key of the encryption.',
  10: 'The partner does not offer this authentication or encryption.',
  11: 'The partner does not know the recipient of the security.',
  12: 'The encrypted text has another length than stated.',
  13: 'The authentication of the message failed.',
  15: 'The partner does not know the originator of the security.',
  16: 'The decrypted text does not have the form of X12.',
  17: 'The partner does not support this security.',
  18: 'The document does not belong into a group of this kind.',
  19: 'The document names a guide that the partner does not know.',
  23: 'The control number of the document was used before.',
  24: 'The end of a security segment (S3E) is missing.',
  25: 'The beginning of a security segment (S3S) is missing.',
  26: 'The end of a security segment (S4E) is missing.',
  27: 'The beginning of a security segment (S4S) is missing.',
  I5: 'The document does not follow the guide of the partner.',
  I6: 'The partner has no guide of this version.',
}

/** Errors of groups: AK905 to AK909. */
export const groupErrors: Readonly<Record<string, string>> = {
  1: 'The partner does not take this kind of group.',
  2: 'The partner does not take this version of the group.',
  3: 'The end of the group is missing.',
  4: 'The numbers at the beginning and at the end of the group differ.',
  5: 'The number of documents at the end of the group is wrong.',
  6: 'The control number of the group is not valid.',
  10: 'The partner does not know the key of the authentication.',
  11: 'The partner does not know the key of the encryption.',
  12: 'The partner does not offer this authentication or encryption.',
  13: 'The partner does not know the recipient of the security.',
  14: 'The partner does not know the originator of the security.',
  15: 'The decrypted text does not have the form of X12.',
  16: 'The partner does not support this security.',
  17: 'The encrypted text has another length than stated.',
  18: 'The authentication of the message failed.',
  19: 'The control number of the group was used before in the interchange.',
}

/** Errors of interchanges: TA105, where "000" stands for none. */
export const interchangeErrors: Readonly<Record<string, string>> = {
  '001': 'The numbers at the beginning and at the end of the interchange (ISA13, IEA02) differ.',
  '002': 'The partner does not take the standard that the interchange names (ISA11).',
  '003': 'The partner does not take this version of the interchange (ISA12).',
  '004': 'The terminator of segments is not valid.',
  '005': 'The qualifier of the sender (ISA05) is not valid.',
  '006': 'The id of the sender (ISA06) is not valid.',
  '007': 'The qualifier of the receiver (ISA07) is not valid.',
  '008': 'The id of the receiver (ISA08) is not valid.',
  '009': 'The partner does not know the id of the receiver (ISA08).',
  '010': 'The qualifier of the authorization (ISA01) is not valid.',
  '011': 'The authorization (ISA02) is not valid.',
  '012': 'The qualifier of the security (ISA03) is not valid.',
  '013': 'The security information (ISA04) is not valid.',
  '014': 'The date of the interchange (ISA09) is not valid.',
  '015': 'The time of the interchange (ISA10) is not valid.',
  '016': 'The standard of the interchange (ISA11) is not valid.',
  '017': 'The version of the interchange (ISA12) is not valid.',
  '018': 'The control number of the interchange (ISA13) is not valid.',
  '019': 'The request for an acknowledgment (ISA14) is not valid.',
  '020': 'The mark of a test (ISA15) is not valid.',
  '021': 'The number of groups at the end of the interchange (IEA01) is not valid.',
  '022': 'The structure of the envelope is not valid.',
  '023': 'The interchange ends too early.',
  '024': 'The content of the interchange is not valid, for example a segment GS.',
  '025': 'The control number of the interchange was used before.',
  '026': 'The separator of elements is not valid.',
  '027': 'The separator of components (ISA16) is not valid.',
  '028': 'The date of a deferred delivery is not valid.',
  '029': 'The time of a deferred delivery is not valid.',
  '030': 'The time code of a deferred delivery is not valid.',
  '031': 'The grade of service is not valid.',
}

/** Application errors: TED01 of an 824. */
export const applicationErrors: Readonly<Record<string, EdiError>> = {
  '006': { meaning: 'It was sent before.', fix: 'Send it once, or with a new number.' },
  '007': missing,
  '008': { meaning: 'It is outside of the range that is allowed.', fix: 'Send a value in the range.' },
  '009': invalidDate,
  '010': { meaning: 'The total does not agree with the lines.', fix: 'Correct the total or the lines.' },
  '011': { meaning: 'It does not match what the partner has.', fix: 'Repeat what the order says.' },
  '012': { meaning: 'It does not go with another value.', fix: 'Correct one of the two.' },
  '024': { meaning: 'The partner names a reason of its own.', fix: 'Read its message, and ask the partner.' },
  848: { meaning: 'It is wrong.', fix: 'Correct it as the message says.' },
  ZZZ: { meaning: 'The partner names a reason of its own.', fix: 'Read its message, and ask the partner.' },
  DUP: { meaning: 'It was sent before.', fix: 'Send it once, or with a new number.' },
}

/** Errors of EDIFACT: data element 0085 of CONTRL. */
export const edifactErrors: Readonly<Record<string, EdiError>> = {
  2: { meaning: 'The partner does not take this version of the syntax.', fix: 'Ask the partner for the version.' },
  7: { meaning: 'The file was sent to somebody else.', fix: 'Correct the recipient.' },
  12: notValid,
  13: missing,
  14: notInList,
  15: unexpected,
  16: { meaning: 'It has too many parts.', fix: 'Leave the further parts out.' },
  17: { meaning: 'The partner has not agreed to take this.', fix: 'Ask the partner to set it up.' },
  18: { meaning: 'The partner names no reason.', fix: 'Ask the partner for the reason.' },
  19: { meaning: 'Its decimal sign is wrong.', fix: 'Use the decimal sign of the guide.' },
  20: badCharacter,
  21: badCharacter,
  22: badCharacter,
  23: { meaning: 'The partner does not know the sender.', fix: 'Ask the partner to set you up.' },
  24: { meaning: 'It is too old.', fix: 'Send the present one.' },
  25: { meaning: 'The partner takes no tests.', fix: 'Send it without the mark of a test.' },
  26: { meaning: 'It was sent before.', fix: 'Send it once, or with a new number.' },
  28: { meaning: 'The numbers at the beginning and at the end differ.', fix: 'Repeat the number at the end.' },
  29: { meaning: 'The count at the end is wrong.', fix: 'Correct the count.' },
  32: { meaning: 'It is empty.', fix: 'Fill it, or leave it out.' },
  35: tooMany,
  36: { meaning: 'Its segment group occurs too often.', fix: 'Send the group as often as the guide allows.' },
  37: { meaning: 'It has letters where digits belong, or the reverse.', fix: 'Send characters of the right kind.' },
  39: tooLong,
  40: tooShort,
}

/** How a partner received a document. */
export type Receipt = 'accepted' | 'changed' | 'with-errors' | 'partly' | 'rejected' | 'received'

/** AK5 and AK9 of a 997 or 999, TA104. */
export const x12Receipts: Readonly<Record<string, Receipt>> = {
  A: 'accepted',
  E: 'with-errors',
  P: 'partly',
  R: 'rejected',
  M: 'rejected',
  W: 'rejected',
  X: 'rejected',
}

/** OTI01 of an 824: of a set (T), an item (I), a batch (B) or a group (G). */
export const applicationReceipts: Readonly<Record<string, Receipt>> = Object.fromEntries(
  ['T', 'I', 'B', 'G'].flatMap((level) => [
    [`${level}A`, 'accepted'],
    [`${level}C`, 'changed'],
    [`${level}E`, 'with-errors'],
    [`${level}P`, 'partly'],
    [`${level}R`, 'rejected'],
  ]),
)

/** Data element 0083 of CONTRL. */
export const edifactReceipts: Readonly<Record<string, Receipt>> = { 4: 'rejected', 7: 'accepted', 8: 'received' }

/** Data element 1225 of APERAK. */
export const aperakReceipts: Readonly<Record<string, Receipt>> = {
  12: 'received',
  27: 'rejected',
  28: 'changed',
  29: 'accepted',
  30: 'changed',
  34: 'changed',
  44: 'accepted',
  45: 'with-errors',
  48: 'rejected',
}

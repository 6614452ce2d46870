import type { Explanations } from './explanation'

/** Explanations of the kinds in the group Value. */
export const valueExplanations = {
  'too-short': {
    meaning: 'The value has fewer characters than the field needs.',
    cause: 'A leading zero was lost because a number was stored as a number, or a code was abbreviated.',
    consequence: 'A 997 reports a data element that is too short.',
    remedy: 'Keep numbers that name something as text, with all their zeros.',
  },
  'too-long': {
    meaning: 'The value has more characters than the field takes.',
    cause: 'A free text was copied from a longer field, or two values were put into one.',
    consequence: 'A 997 reports a data element that is too long, or the end is cut off without a message.',
    remedy: 'Use the code or an agreed abbreviation, or continue a text in another field that exists for it.',
  },
  'not-a-number': {
    meaning: 'The field takes a number, and the value is not one.',
    cause:
      'A currency sign, a thousands separator or a decimal comma was written with it, or a program wrote it as 1.5E12.',
    consequence: 'A 997 reports an invalid character in a data element.',
    remedy: 'Write digits with a point before the decimals, and nothing else: 1234.50.',
  },
  'too-many-decimals': {
    meaning:
      'The number has more decimals than the field takes. An amount of money has at most two, or three in a few currencies.',
    cause: 'An amount was computed and not rounded.',
    consequence:
      'The amount is rounded on the way, so the total no longer agrees; an 824 says that the total is out of balance.',
    remedy: 'Round each line, charge and tax to cents first, and add up the rounded amounts.',
  },
  'no-such-date': {
    meaning: 'The date has the right form, but the calendar does not have this day.',
    cause: 'Day and month were exchanged, or a placeholder such as 0000-00-00 was sent.',
    consequence: 'A 997 reports an invalid date.',
    remedy: 'Correct the day. Leave the element out if there is no date.',
  },
  'date-format': {
    meaning: 'The date is written in another form than year-month-day with hyphens.',
    cause: 'The export uses the local form of a computer or the form of EDI.',
    consequence: 'The network rejects the value, or reads another day from it: 03/02 is a day in February or in March.',
    remedy: 'Write YYYY-MM-DD. When the form is ambiguous, look the day up before you change it.',
  },
  'time-or-zone': {
    meaning: 'The time is not in the form hours:minutes:seconds, or its zone is not valid.',
    cause: 'AM or PM was written, the seconds are missing, or the zone is a name.',
    consequence: 'A 997 reports an invalid time.',
    remedy: 'Write 14:30:00, and a zone as Z or as an offset such as -06:00.',
  },
  'unknown-code': {
    meaning: 'The field takes codes of a list, and the value is none of them.',
    cause: 'A word was written in place of the code, or the code belongs to another list.',
    consequence:
      'A 997 or 824 says that the code is invalid. Retailers refuse unknown units and address types in particular.',
    remedy: 'Take the code from the list of this field; the nearest one is suggested, but compare its meaning.',
  },
  'later-code': {
    meaning: 'The code exists, but only in a later version than the one that the document names.',
    cause: 'The mapping was made with a later list of codes.',
    consequence: 'A system of the earlier version does not know the code and refuses it.',
    remedy: 'Send the document in the later version, or use a code of the version you send.',
  },
  'case-or-padding': {
    meaning: 'The value would be right without blanks around it, or in other capital letters.',
    cause: 'A fixed width of a database field, or a code that was typed by hand.',
    consequence: 'Codes are compared letter by letter, so the value counts as an unknown code.',
    remedy: 'Remove the blanks, and write codes exactly as the list has them.',
  },
  'control-character': {
    meaning:
      'The value, or the end of the file, has a character that cannot be printed, such as a tab or a line break.',
    cause:
      'A text was copied from another program, a field of your system has several lines, or your system ends files with a mark.',
    consequence: 'Such characters separate data in EDI, so the document can break apart on its way.',
    remedy: 'Replace the character with a blank before the document is written; leave a mark at the end out.',
  },
  'zero-or-negative': {
    meaning: 'A quantity, price or amount is below zero, or a quantity is zero where something is ordered or shipped.',
    cause: 'Your system writes returns, credits and differences with a minus, or exports lines that do not ship.',
    consequence:
      'An 824 reports invalid data. A negative invoice is not booked, and a quantity of zero is taken for a loss.',
    remedy: 'Send positive numbers. What takes an amount off has a code: AllowChrgIndicator A, or InvoiceTypeCode CR.',
  },
  placeholder: {
    meaning: 'The value is a word that a program wrote because it had none: False, None, null, undefined, NaN or #N/A.',
    cause:
      'A variable without a value was written as text, a formula of a spreadsheet failed, or a template was not filled in.',
    consequence:
      'As a code or number it is refused. As a text it passes, and somebody gets a parcel addressed to "null".',
    remedy:
      'Write the element only when there is a value. If the word is really a name, leave it: the warning refuses nothing.',
  },
  'no-date': {
    meaning: 'The date is the first or last day of a program’s calendar, such as 1970-01-01 or 9999-12-31.',
    cause: 'An empty date was stored as zero and written as a date.',
    consequence:
      'The retailer takes it for a date: an order that shipped in 1970 is late, and one due in 9999 is never planned.',
    remedy: 'Write the real date. If there is none, leave the element out.',
  },
  'damaged-text': {
    meaning:
      'Letters outside ASCII became others, such as CafÃ© for Café, or were replaced by \ufffd, or marks are written as references, such as &amp; for &.',
    cause:
      'A file in UTF-8 was read as Windows-1252, or the reverse, and written again; or two programs escaped the text, one after the other.',
    consequence: 'Nobody refuses it: the damaged text is printed on labels and packing slips.',
    remedy:
      'Read and write the file as UTF-8 at each step. Where letters were lost, take the text from its source. Let one program alone escape texts.',
  },
} satisfies Explanations<'Value'>

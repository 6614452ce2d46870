import type { Explanations } from './explanation'

/** Explanations of the kinds in the group Reading. */
export const readingExplanations = {
  'empty-file': {
    meaning: 'The file has no content, or only blanks and line breaks.',
    cause: 'An export ran without data, or the file was sent before it was written to its end.',
    consequence: 'The network rejects the file at once; a retailer would never see it.',
    remedy: 'Run the export again and look at the file before you send it. Send nothing when there is nothing to send.',
  },
  'other-format': {
    meaning: 'The content is not in a format that the network takes: XML, JSON, CSV or positional text.',
    cause:
      'A spreadsheet, a PDF or an archive was sent in place of the export, or the ending of the name belongs to another format.',
    consequence: 'The network rejects the file, because it cannot find a document in it.',
    remedy: 'Export the document again in one of the four formats, and give the name the ending of that format.',
  },
  encoding: {
    meaning: 'The bytes of the file are not UTF-8, or a byte-order mark comes before the text.',
    cause: 'The export writes the encoding of an old system, such as Windows-1252, or an editor added the mark.',
    consequence:
      'Letters with accents arrive as other characters, or the network rejects the file. Some retailers answer that a name or an address has invalid characters.',
    remedy:
      'Set the export to UTF-8 without a byte-order mark. Do not only change the encoding in the first line: the bytes must follow it.',
  },
  'not-well-formed': {
    meaning: 'The file breaks the rules of its format: a tag is not closed, a comma is missing, a sign is not escaped.',
    cause:
      'The file was put together as text, or cut off on its way. An ampersand in a name is the most frequent cause.',
    consequence: 'The network rejects the whole file. A 997 would call it a syntax error without naming a field.',
    remedy:
      'Write the file with a library for the format, which escapes by itself. In XML, write &amp; for an ampersand and &lt; for a less-than sign.',
  },
  'duplicate-key': {
    meaning:
      'A JSON object has the same name twice. Programs keep one of the two values, and not all keep the same one.',
    cause: 'A repeating group was written as several properties of one name, where an array belongs.',
    consequence:
      'The network takes one of the values; the other is lost without a message, and the retailer answers that data is missing.',
    remedy: 'Put the values into one array under that name, or remove the one that is not meant.',
  },
  'wrong-root': {
    meaning:
      'The outermost element is not the document’s own: an XML file has the plural as its root and the singular for each record.',
    cause: 'The singular was written as the root, or the JSON file wraps its record in a root that only XML has.',
    consequence: 'The network cannot tell which document it is and rejects the file.',
    remedy:
      'In XML, write Orders around Order, Shipments around Shipment, and so on. In JSON, begin with the record itself.',
  },
  namespace: {
    meaning: 'The root of the XML file has no namespace, or another one than the version of the schema.',
    cause: 'The xmlns attribute was left out, or it still names an earlier version or another system.',
    consequence: 'The network finds none of the elements it expects and rejects the file.',
    remedy: 'Copy the namespace from an example file of the version that you send.',
  },
  'unknown-version': {
    meaning: 'The namespace names a version that is not published, so the rules to check with are not known.',
    cause: 'A version number was mistyped, or it belongs to a schema of another provider.',
    consequence: 'The network rejects a file whose version it does not know.',
    remedy: 'Use the namespace of a published version; 7.7 is the current line.',
  },
  'unknown-document': {
    meaning: 'Neither content nor name of the file tells which document it is.',
    cause: 'A CSV or positional file has none of the records that name a document, or the root element is mistyped.',
    consequence: 'The network guesses from the name of the file; without a known beginning it rejects the file.',
    remedy: 'Begin the name with the code of the document, such as PO, SH or IN, and check the first record.',
  },
  'open-quote': {
    meaning:
      'A quoted cell of the CSV file has no closing quotation mark, so the following rows belong to that cell, or its marks count as a part of the text.',
    cause:
      'A text with a quotation mark in it, such as a size in inches, was written without doubling the mark, or a program wrote blanks beside the marks.',
    consequence: 'The network reads too few rows and rejects the file, or lines of the document are missing.',
    remedy:
      'Double every quotation mark within a quoted cell: 8" becomes "8""". Write nothing between a comma and a mark.',
  },
  'column-count': {
    meaning: 'A row has more or fewer cells than the first line has columns.',
    cause: 'A comma in a text was written without quotation marks, or the columns of one level were left out.',
    consequence: 'Values move into the wrong columns. The retailer answers that dates or codes are invalid.',
    remedy: 'Put quotation marks around texts with commas, and write an empty cell for every column without a value.',
  },
  'unknown-column': {
    meaning: 'The first line names a column that the layout does not have. Its values are ignored.',
    cause: 'The name is mistyped, translated, or comes from a layout of another product.',
    consequence: 'The values are lost, and the retailer answers that they are missing.',
    remedy: 'Take the names from the CSV layout of the document, letter by letter.',
  },
  'line-length': {
    meaning:
      'A line of the positional file is shorter or longer than its record allows, or lines do not end with a line feed.',
    cause:
      'Trailing values were cut off, a tab or a line break is within a value, a field has another width than in the layout, or a program of another system wrote the line breaks.',
    consequence: 'Values are read from the wrong positions, and most fields behind them are refused.',
    remedy: 'Pad every field to its width, remove tabs and line breaks from texts, and end lines with a line feed.',
  },
  'unknown-record': {
    meaning: 'A line of a flat file begins with a code that no record of the document has.',
    cause: 'The file belongs to another document, or a line was shifted by one position.',
    consequence: 'The line is skipped or the file is rejected.',
    remedy: 'Compare the two letters in columns 1 and 2, or the cell RecordType, with the layout of the document.',
  },
  'record-without-parent': {
    meaning:
      'A record appears where the record that contains it has not begun: a detail of a line before the first line, for example.',
    cause: 'The records were sorted by their code, or a record of the level above was left out.',
    consequence: 'The network cannot tell to which line the data belongs, and rejects the file or drops the record.',
    remedy: 'Write every record directly behind the one that it belongs to, and do not sort the file.',
  },
  'cut-text': {
    meaning:
      'A value fills its field to the last position, so its end is probably lost. The schema allows longer texts than the layout.',
    cause: 'The export cut the text at the width of the field.',
    consequence:
      'The network accepts the file. The retailer reads a text without its end, or refuses a number that is incomplete.',
    remedy: 'Shorten the text yourself where it makes sense, or send the document as XML or JSON.',
  },
  'several-documents': {
    meaning: 'The file holds more than one document. Each of them is judged.',
    cause: 'Exports were put behind each other, or a program collects the documents of a day in one file.',
    consequence: 'The network reads the first document or refuses the file. The other ones would be lost.',
    remedy: 'Send each document as a file of its own. In XML, records of one type may also be together in one root.',
  },
  envelope: {
    meaning:
      'Something is around the document that is no part of it: an envelope, headers of a message, or the shape of a converter. What is inside is judged.',
    cause: 'The file was saved from a message or a web service, or a library turned XML into JSON or the reverse.',
    consequence: 'The network looks for the root of a document, finds something else and rejects the file.',
    remedy: 'Send the document alone, in the shape of an example file.',
  },
  'shifted-record': {
    meaning: 'The values of a positional record are at other positions than their fields.',
    cause: 'A blank too many or too few, a tab, or a value that is longer than its field moved all that follows.',
    consequence:
      'The network reads parts of two values as one. It refuses the date or the number, or takes a wrong one.',
    remedy: 'Pad each field to its width, and cut or refuse values that are longer. Do not write tabs.',
  },
} satisfies Explanations<'Reading'>

import { orderWith, plant } from '../check/support'
import { order, planted, write, type Rows } from './cells'

const { XML: xml, JSON: json, CSV: csv, Positional: positional } = order
const bytes = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
/** A text in UTF-16 with its mark. */
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0)).buffer)
const lines = positional.trimEnd().split('\n')
const row = (start: string) => new RegExp(`^${start}.*\\r?\\n`, 'm')
const fixed = 'Fields have fixed positions, so there is'
const tables = 'A flat file has'

/** Kinds 1 to 16. */
export const readingRows = {
  'empty-file': {
    XML: [planted('XML', '', 'error · Line 1, column 1 ·  · ')],
    JSON: [planted('JSON', ' \r\n ', 'error · Line 1, column 1 ·  · ')],
    CSV: [planted('CSV', '', 'error · Line 1, column 1 ·  · ')],
    Positional: [planted('Positional', '\n\n', 'error · Line 1, column 1 ·  · ')],
  },
  'other-format': {
    XML: [
      planted('XML', '%PDF-1.7', 'error · Line 1, column 1 ·  · '),
      planted('XML', json, 'warning · Line 1, column 1 ·  · '),
    ],
    JSON: [planted('JSON', xml, 'warning · Line 1, column 1 ·  · ')],
    CSV: [
      planted(
        'CSV',
        csv.replaceAll('"', '').replaceAll('days, net', 'days net').replaceAll(',', ';'),
        'error · Row 1 ·  · ;',
      ),
    ],
    Positional: [planted('Positional', "UNB+UNOC:3+5790000274017:14'", 'error · Line 1, column 1 ·  · ')],
  },
  encoding: {
    XML: [planted('XML', latin(plant(xml, 'Aurora', 'Aur\u00e9')), 'error · Line 67, column 36 ·  · é')],
    JSON: [planted('JSON', utf16(json), 'warning · Line 1, column 1 ·  · ')],
    CSV: [planted('CSV', bytes(`\ufeff${csv}`), 'note · Line 1, column 1 ·  · ')],
    Positional: [
      planted('Positional', latin(plant(positional, 'Aurora', 'Aur\u00e9')), 'error · Line 9, column 15 ·  · é'),
    ],
  },
  'not-well-formed': {
    XML: [planted('XML', plant(xml, 'Granite Trail', 'Granite & Trail'), 'error · Line 72, column 33 ·  · &')],
    JSON: [
      planted(
        'JSON',
        plant(json, '"TsetPurposeCode": "00",', '"TsetPurposeCode": "00"'),
        'error · Line 6, column 30 ·  · ',
      ),
    ],
    CSV: 'The one thing that can be malformed in CSV is a quote, which is kind 10.',
    Positional: `${fixed} no syntax that could be broken.`,
  },
  'duplicate-key': {
    XML: 'Elements may repeat: one too many is kind 21, an attribute that appears twice is kind 4.',
    JSON: [
      planted(
        'JSON',
        plant(json, '"Vendor"', '"Vendor": "V77410", "Vendor"'),
        'error · Line 12, column 27 ·  · "Vendor"',
      ),
    ],
    CSV: 'A column that appears twice is reported as a column that the layout does not have (kind 12).',
    Positional: `${fixed} one place for each field.`,
  },
  'wrong-root': {
    XML: [
      planted(
        'XML',
        /<Order>[^]*<\/Order>/.exec(xml)?.[0].replace('<Order>', '<Order xmlns="https://rsx.network.example/7.7">') ??
          '',
        'error · Line 1, column 1 ·  · <Order xmlns="https://rsx.network.exampl…',
      ),
    ],
    JSON: [planted('JSON', `{"Orders": ${json}}`, 'error · Line 1, column 1 ·  · {')],
    CSV: `${tables} no root.`,
    Positional: `${tables} no root.`,
  },
  namespace: {
    XML: [
      planted('XML', plant(xml, / xmlns="[^"]*"/, ''), 'error · Line 2, column 1 ·  · <Orders>'),
      planted(
        'XML',
        plant(xml, 'https://rsx.network.example/7.7', 'urn:example:orders'),
        'error · Line 2, column 16 ·  · urn:example:orders',
      ),
    ],
    JSON: 'JSON has no namespaces.',
    CSV: 'CSV has no namespaces.',
    Positional: 'Positional files have no namespaces.',
  },
  'unknown-version': {
    XML: [
      planted(
        'XML',
        plant(xml, 'rsx.network.example/7.7', 'rsx.network.example/8.1'),
        'error · Line 2, column 16 ·  · https://rsx.network.example/8.1',
      ),
    ],
    JSON: 'Only a namespace tells the version, and JSON has none.',
    CSV: 'Only a namespace tells the version, and CSV has none.',
    Positional: 'Only a namespace tells the version, and positional files have none.',
  },
  'unknown-document': {
    XML: [
      {
        file: { name: 'file.xml', content: xml.replaceAll('Order', 'Booking') },
        found: 'error · Line 2, column 1 ·  · <Bookings',
      },
    ],
    JSON: [
      {
        file: { name: 'file.json', content: '{ "Header": { "BookingHeader": {} } }' },
        found: 'error · Line 1, column 1 ·  · ',
      },
    ],
    CSV: [
      {
        file: { name: 'file.csv', content: 'RecordType,BookingHeader_Number\nH,1\n' },
        found: 'error · Line 1, column 1 ·  · ',
      },
    ],
    Positional: [{ file: { name: 'file.txt', content: 'BH00001' }, found: 'error · Line 1, column 1 ·  · ' }],
  },
  'open-quote': {
    XML: 'XML has no quotes around values; one of an attribute that is not closed is kind 4.',
    JSON: 'A quote that is not closed is no JSON: kind 4.',
    CSV: [
      planted(
        'CSV',
        plant(csv, 'Steel camp mug', '"Steel camp mug'),
        'error · Row 14, column 54 (ProductOrItemDescription_ProductDescription) ·  · "',
      ),
      planted(
        'CSV',
        plant(csv, '12 oz', '12" oz'),
        'warning · Row 13, column 51 (OrderLine_ProductSizeDescription) ·  · 12" oz',
      ),
    ],
    Positional: `${fixed} no quote around a value.`,
  },
  'column-count': {
    XML: 'XML has no rows.',
    JSON: 'JSON has no rows.',
    CSV: [
      planted(
        'CSV',
        plant(csv, row('H,,*CC'), (found) => found.replace(/,(\r?\n)/, '$1')),
        'error · Row 10 ·  · H,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,CC,OR,Au…',
      ),
      planted(
        'CSV',
        plant(csv, row('S'), (found) => found.replace(/\r?\n/, ',9$&')),
        'error · Row 31 ·  · S,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,…',
      ),
      // Values that moved into other columns are not judged.
      planted(
        'CSV',
        plant(csv, '"2 percent in 10 days, net 30"', '2 percent in 10 days, net 30'),
        'error · Row 3 ·  · H,,,,,,,,,,08,3,2,10,30,2 percent in 10 …',
      ),
      planted(
        'CSV',
        plant(csv, 'Northgate Outfitters,', 'Northgate, Outfitters,'),
        'error · Row 8 ·  · H,,,,,,,,,,,,,,,,,,,,,,BT,92,0001,Northg…',
      ),
      planted(
        'CSV',
        plant(csv, row('H,,*CC'), (found) => found.replace('H,', 'H')),
        'error · Row 10 ·  · H,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,CC,OR,Aur…',
      ),
      planted(
        'CSV',
        plant(csv, row('L,,*1,NGO'), (found) => found.replace('L,,', 'L,,,').replace(/\r?\n/, '9$&')),
        'error · Row 13 ·  · L,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,…',
      ),
    ],
    Positional: 'The length of a line is kind 13.',
  },
  'unknown-column': {
    XML: 'XML has no columns; an unknown name is kind 17.',
    JSON: 'JSON has no columns; an unknown name is kind 17.',
    CSV: [
      planted(
        'CSV',
        plant(csv, 'OrderHeader_Vendor,', 'OrderHeader_Vendr,'),
        'error · Row 1, column 10 ·  · OrderHeader_Vendr',
      ),
      planted(
        'CSV',
        plant(csv, 'OrderHeader_Vendor,', 'orderheader_vendor,'),
        'error · Row 1, column 10 ·  · orderheader_vendor',
      ),
      planted(
        'CSV',
        plant(csv, 'OrderHeader_Vendor,', 'OrderHeader_Department,'),
        'error · Row 1, column 10 ·  · OrderHeader_Department',
      ),
    ],
    Positional: `${fixed} no column with a name.`,
  },
  'line-length': {
    XML: 'The length of a line means nothing in XML.',
    JSON: 'The length of a line means nothing in JSON.',
    CSV: 'A row with another number of columns is kind 11.',
    Positional: [
      planted('Positional', plant(positional, row('SM'), 'SM\n'), 'error · Record SM, line 30 ·  · SM'),
      planted(
        'Positional',
        plant(positional, lines[3] ?? '', (found) => `${found.padEnd(200)}more`),
        'error · Record OD, line 4, positions 36–204 ·  · more',
      ),
      planted(
        'Positional',
        plant(positional, row('OD00003'), (found) => `${found}\n`),
        'warning · Line 4 ·  · ',
      ),
    ],
  },
  'unknown-record': {
    XML: 'XML has no records with codes; an unknown name is kind 17.',
    JSON: 'JSON has no records with codes; an unknown name is kind 17.',
    CSV: [
      planted(
        'CSV',
        plant(csv, row('S'), (found) => found.replace('S', 'Q')),
        'error · Row 31, column 1 (RecordType) ·  · Q',
      ),
    ],
    Positional: [
      planted(
        'Positional',
        plant(positional, 'OF00009', 'QQ00009'),
        'error · Record QQ, line 9, positions 1–2 ·  · QQ',
      ),
    ],
  },
  'record-without-parent': {
    XML: 'Elements are nested: one in the wrong place is kind 18.',
    JSON: 'Objects are nested: one in the wrong place is kind 18.',
    CSV: [
      planted('CSV', plant(csv, row('L,,*1,NGO'), ''), 'error · Row 13 ·  · L,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,…'),
    ],
    Positional: [
      planted(
        'Positional',
        [
          ...lines.slice(0, 11),
          'LL000120114                                       24',
          ...lines.slice(11).map((line, at) => line.slice(0, 2) + String(at + 13).padStart(5, '0') + line.slice(7)),
        ].join('\n'),
        'error · Record LL, line 12 ·  · LL000120114 24',
      ),
    ],
  },
  'cut-text': {
    XML: 'XML has no fields of a fixed width.',
    JSON: 'JSON has no fields of a fixed width.',
    CSV: 'CSV has no fields of a fixed width.',
    Positional: [
      planted(
        'Positional',
        write('Positional', 'Orders', orderWith('Header/Contacts/PrimaryPhone', '5'.repeat(80))),
        'warning · Record OC, line 6, positions 71–150 · Header/Contacts/PrimaryPhone · 5555555555555555555555555555555555555555…',
      ),
    ],
  },
} satisfies Rows

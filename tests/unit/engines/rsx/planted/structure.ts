import { orderWith, plant } from '../check/support'
import { everywhere, order, planted, write, type Rows } from './cells'

const { XML: xml, JSON: json, CSV: csv, Positional: positional } = order
const line = / *<Vendor>.*\n/
const vendor = line.exec(xml)?.[0] ?? ''
const row = (start: string) => new RegExp(`^${start}.*\\r?\\n`, 'm')
/** Moves a record before another one. */
function late(text: string, record: RegExp, before: RegExp): string {
  const moved = record.exec(text)?.[0] ?? ''
  return plant(plant(text, moved, ''), before, (found) => moved + found)
}
/** Gives the lines of a positional file their numbers. */
function renumbered(text: string): string {
  const lines = text.trimEnd().split('\n')
  return lines.map((one, at) => `${one.slice(0, 2)}${String(at + 1).padStart(5, '0')}${one.slice(7)}\n`).join('')
}
const noNames = 'A flat file names no elements:'

/** Kinds 17 to 24. */
export const structureRows = {
  'unknown-element': {
    XML: [
      planted(
        'XML',
        plant(plant(xml, '<Vendor>', '<Vendr>'), '</Vendor>', '</Vendr>'),
        'error · Line 14, column 16 · Header/OrderHeader/Vendr · V77410',
      ),
      planted('XML', plant(xml, '<OrderLine>', '<OrderLine unit="EA">'), 'error · Line 81, column 17 ·  · unit="EA"'),
    ],
    JSON: [
      planted(
        'JSON',
        plant(json, '"Vendor"', '"Vendr"'),
        'error · Line 12, column 17 · Header/OrderHeader/Vendr · V77410',
      ),
    ],
    CSV: `${noNames} an unknown column is kind 12, an unknown level kind 14.`,
    Positional: `${noNames} an unknown record is kind 14.`,
  },
  'wrong-place': {
    XML: [
      planted(
        'XML',
        plant(plant(xml, line, ''), '    </Header>', `${vendor}    </Header>`),
        'error · Line 78, column 17 · Header/Vendor · V77410',
      ),
      planted('XML', plant(xml, '<OrderLine>', 'loose <OrderLine>'), 'error · Line 81, column 7 ·  · loose'),
    ],
    JSON: [
      planted(
        'JSON',
        plant(json, '"OrderHeader": {', '"City": "Elm", "OrderHeader": {'),
        'error · Line 3, column 14 · Header/City · Elm',
      ),
    ],
    CSV: [
      planted(
        'CSV',
        plant(csv, row('S,'), (found) => found.replace('S,,,', 'S,,PO104415-1,')),
        'error · Row 31 ·  · S,,PO104415-1,,,,,,,,,,,,,,,,,,,,,,,,,,,…',
      ),
    ],
    Positional: 'A record has its own fields only; a record in the wrong place is kind 15.',
  },
  'wrong-order': {
    XML: [
      planted(
        'XML',
        plant(plant(xml, line, ''), '      <OrderHeader>\n', `      <OrderHeader>\n${vendor}`),
        'error · Line 6, column 17 · Header/OrderHeader/Vendor · V77410',
      ),
    ],
    JSON: 'The properties of an object have no order.',
    CSV: [
      planted(
        'CSV',
        late(csv, row('H,,*038'), row('L,,*08,Steel')),
        'error · Row 13 ·  · H,,,,,,,,,,,,,,,,038,2026-03-20,,,,,,,,,…',
      ),
      planted(
        'CSV',
        late(csv, row('H,,*OC'), row('S,')),
        'error · Row 30 ·  · H,,,,,,,,,,,,,,,,,,OC,Order Desk,555-014…',
      ),
    ],
    Positional: [
      planted(
        'Positional',
        renumbered(late(positional, row('OD00004'), row('LT00013'))),
        'error · Record OD, line 12 ·  · OD00012038 2026-03-20',
      ),
      planted(
        'Positional',
        renumbered(late(positional, row('OC'), row('SM'))),
        'error · Record OC, line 29 ·  · OC00029OC Order Desk 555-0142 orders@nor…',
      ),
    ],
  },
  'required-missing': everywhere(
    (format) => write(format, 'Orders', orderWith('Header/OrderHeader/PurchaseOrderNumber', undefined)),
    {
      XML: 'error · Line 6, column 58 · Header/OrderHeader/PurchaseOrderNumber · ',
      JSON: 'error · Line 4, column 41 · Header/OrderHeader/PurchaseOrderNumber · ',
      CSV: 'error · Row 2 · Header/OrderHeader/PurchaseOrderNumber · H,NGOALLTESTID,00,KN,2026-03-02,Y,USD,12…',
      Positional:
        'error · Record OH, line 1 · Header/OrderHeader/PurchaseOrderNumber · OH00001NGOALLTESTID 00KN 2026-03-02Y USD…',
    },
  ),
  'too-many': {
    XML: [
      planted(
        'XML',
        plant(xml, line, vendor.repeat(2)),
        'error · Line 15, column 17 · Header/OrderHeader/Vendor[2] · V77410',
      ),
    ],
    JSON: [
      planted(
        'JSON',
        plant(json, /"Vendor": (".*?")/, '"Vendor": ["1", "2"]'),
        'error · Line 12, column 24 · Header/OrderHeader/Vendor[2] · 2',
      ),
    ],
    CSV: [
      planted(
        'CSV',
        plant(csv, row('H,NGO'), (found) => found.repeat(2)),
        'error · Row 3 · Header[2] · H,NGOALLTESTID,PO104415-1,00,KN,2026-03-…',
      ),
    ],
    Positional: [
      planted(
        'Positional',
        plant(positional, row('SM'), (found) => found + found.replace('00030', '00031')),
        'error · Record SM, line 31 · Summary[2] · SM00031 2159.00 3',
      ),
    ],
  },
  'empty-element': {
    XML: [
      planted(
        'XML',
        plant(xml, /<Vendor>.*?<\/Vendor>/, '<Vendor/>'),
        'error · Line 14, column 9 · Header/OrderHeader/Vendor · <Vendor/>',
      ),
      planted(
        'XML',
        plant(xml, /<OrderQty>.*?<\/OrderQty>/, '<OrderQty></OrderQty>'),
        'error · Line 87, column 9 · LineItem[1]/OrderLine/OrderQty · <OrderQty></OrderQty>',
      ),
    ],
    JSON: [
      planted(
        'JSON',
        plant(json, '"Vendor": "V77410"', '"Vendor": ""'),
        'error · Line 12, column 7 · Header/OrderHeader/Vendor · "Vendor": ""',
      ),
      planted(
        'JSON',
        plant(json, '"Vendor": "V77410"', '"Vendor": null'),
        'error · Line 12, column 17 · Header/OrderHeader/Vendor · null',
      ),
      planted('JSON', plant(json, '"Header"', '"Meta": {}, "Header"'), 'warning · Line 2, column 3 · Meta · "Meta": {'),
      planted(
        'JSON',
        plant(json, '"References"', '"Notes": [], "References"'),
        'error · Line 84, column 5 ·  · "Notes": []',
      ),
    ],
    CSV: [
      planted(
        'CSV',
        plant(csv, row('H,,*CC'), (found) => found.replace('CC,OR,Aurora', ',,')),
        'warning · Row 10 ·  · H,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,…',
      ),
      planted(
        'CSV',
        plant(csv, ',V77410,', ',  ,'),
        'warning · Row 2, column 10 (OrderHeader_Vendor) · Header/OrderHeader/Vendor · ',
      ),
    ],
    Positional: [
      planted('Positional', plant(positional, row('OF'), 'OF00009\n'), 'warning · Record OF, line 9 ·  · OF00009'),
    ],
  },
  'group-for-value': {
    XML: [
      planted(
        'XML',
        plant(xml, /<Vendor>.*?<\/Vendor>/, '<Vendor><Id>1</Id></Vendor>'),
        'error · Line 14, column 9 · Header/OrderHeader/Vendor · <Vendor>',
      ),
      planted(
        'XML',
        plant(xml, /<PaymentTerms>[^]*<\/PaymentTerms>/, '<PaymentTerms>30 days</PaymentTerms>'),
        'error · Line 16, column 21 · Header/PaymentTerms · 30 days',
      ),
    ],
    JSON: [
      planted(
        'JSON',
        plant(json, '"Vendor": "V77410"', '"Vendor": {"Id": "1"}'),
        'error · Line 12, column 7 · Header/OrderHeader/Vendor · "Vendor": {',
      ),
      planted(
        'JSON',
        plant(json, '"Vendor": "V77410"', '"Vendor": ["V77410"]'),
        'error · Line 12, column 19 · Header/OrderHeader/Vendor · V77410',
      ),
    ],
    CSV: 'A cell holds a value and nothing else.',
    Positional: 'A field holds a value and nothing else.',
  },
  'former-name': {
    XML: [
      planted(
        'XML',
        xml.replace('<Contacts>', '<Contact>').replace('</Contacts>', '</Contact>'),
        'error · Line 36, column 7 · Header/Contact · <Contact>',
      ),
      planted(
        'XML',
        plant(xml, /<LineItem>[^]*<\/LineItem>/, (found) => `<LineItems>${found}</LineItems>`),
        'error · Line 80, column 5 · LineItems · <LineItems>',
      ),
    ],
    JSON: [
      planted(
        'JSON',
        plant(json, '"References": [', '"Reference": ['),
        'error · Line 85, column 7 · Header/Reference · {',
      ),
    ],
    CSV: 'Layouts are published for one version; a column of another one is kind 12.',
    Positional: 'Layouts are published for one version, and name records by codes.',
  },
} satisfies Rows

import { plant } from '../check/support'
import { order, planted, type Rows } from './cells'

const { XML: xml, JSON: json, CSV: csv, Positional: positional } = order
const headers = 'Content-Type: application/octet-stream\r\nX-File: order\r\n\r\n'
const lines = positional.trimEnd().split('\n')
const rows = csv.trimEnd().split(/\r?\n/)
const root = /<Orders[^]*<\/Orders>/.exec(xml)?.[0] ?? ''
const envelope = (inner: string) => `<e:Envelope xmlns:e="urn:example:envelope"><e:Body>${inner}</e:Body></e:Envelope>`

/** The order as converters from XML write it: texts in a property, attributes in another one. */
function converted(textName: string, attributeName: string): string {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, convert(inner)]))
    }
    return { [textName]: String(value) }
  }
  const record = convert(JSON.parse(json)) as object
  const attributes = { [attributeName]: { xmlns: 'https://rsx.network.example/7.7' } }
  return JSON.stringify({ Orders: { ...attributes, Order: record } }, undefined, 2)
}

/** The order with every element in an array, as xml2js writes it. */
function inArrays(): string {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap(convert)
    if (typeof value !== 'object' || value === null) return [String(value)]
    return [Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, convert(inner)]))]
  }
  return JSON.stringify({
    Orders: { $: { xmlns: 'https://rsx.network.example/7.7' }, Order: convert(JSON.parse(json)) },
  })
}

/** Texts around a document, and records that are shifted: kinds 58 to 60. */
export const framingRows = {
  'several-documents': {
    XML: [
      planted('XML', `${xml}${xml}`, 'error · Line 201, column 1 ·  · <Orders xmlns="https://rsx.network.examp…'),
      planted('XML', `${xml}${root}`, 'error · Line 200, column 1 ·  · <Orders xmlns="https://rsx.network.examp…'),
    ],
    JSON: [
      planted('JSON', `[${json},${json}]`, 'error · Line 237, column 2 ·  · { "Header": { "OrderHeader": { "TradingP…'),
      planted('JSON', `${json}\n${json}`, 'error · Line 238, column 1 ·  · { "Header": { "OrderHeader": { "TradingP…'),
      planted(
        'JSON',
        `${JSON.stringify(JSON.parse(json))}\n`.repeat(3),
        'error · Line 2, column 1 ·  · {"Header":{"OrderHeader":{"TradingPartne…',
      ),
    ],
    CSV: [
      planted(
        'CSV',
        [...rows, ...rows.slice(1)].join('\n'),
        'error · Row 32 ·  · H,NGOALLTESTID,PO104415-1,00,KN,2026-03-…',
      ),
      planted('CSV', [...rows, ...rows].join('\n'), 'error · Row 33 ·  · H,NGOALLTESTID,PO104415-1,00,KN,2026-03-…'),
    ],
    Positional: [
      planted(
        'Positional',
        [...lines, ...lines].join('\n'),
        'error · Record OH, line 31 ·  · OH00001NGOALLTESTID PO104415-1 00KN 2026…',
      ),
      planted(
        'Positional',
        [...lines, ...lines]
          .map((line, at) => line.slice(0, 2) + String(at + 1).padStart(5, '0') + line.slice(7))
          .join('\n'),
        'error · Record OH, line 31 ·  · OH00031NGOALLTESTID PO104415-1 00KN 2026…',
      ),
    ],
  },
  envelope: {
    XML: [
      planted('XML', envelope(root), 'error · Line 1, column 1 ·  · <e:Envelope xmlns:e="urn:example:envelop…'),
      planted('XML', `${headers}${xml}`, 'error · Line 1, column 1 ·  · Content-Type: application/octet-stream X…'),
      planted(
        'XML',
        `<Message><Payload><![CDATA[${xml}]]></Payload></Message>`,
        'error · Line 1, column 1 ·  · <Message><Payload><![CDATA[',
      ),
      planted('XML', `\`\`\`xml\n${xml}\`\`\`\n`, 'error · Line 1, column 1 ·  · ```xml'),
      planted(
        'XML',
        xml.replaceAll(/<(\w+)>(?=[^<\s])/g, '<$1 type="str">'),
        'error · Line 6, column 26 ·  · type="str"',
      ),
      planted(
        'XML',
        plant(xml, '<Vendor>', '<Vendor xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="xs:string">'),
        'error · Line 14, column 68 ·  · i:type="xs:string"',
      ),
    ],
    JSON: [
      planted('JSON', `{"status": 200, "data": {"items": ${json}}}`, 'error · Line 1, column 1 ·  · {'),
      planted('JSON', `${headers}${json}`, 'error · Line 1, column 1 ·  · Content-Type: application/octet-stream X…'),
      planted('JSON', `callback(${json.trim()});`, 'error · Line 1, column 1 ·  · callback('),
      planted(
        'JSON',
        converted('#text', '@attributes'),
        'error · Line 3, column 5 ·  · "@attributes": { "xmlns": "https://rsx.n…',
      ),
      planted('JSON', converted('$t', '$'), 'error · Line 3, column 5 ·  · "$": { "xmlns": "https://rsx.network.exa…'),
      planted(
        'JSON',
        converted('_text', '_attributes'),
        'error · Line 3, column 5 ·  · "_attributes": { "xmlns": "https://rsx.n…',
      ),
      planted('JSON', inArrays(), 'error · Line 1, column 12 ·  · "$":{"xmlns":"https://rsx.network.exampl…'),
    ],
    CSV: [
      planted('CSV', `sep=,\n${csv}`, 'note · Row 1 ·  · sep=,'),
      planted('CSV', `${headers}${csv}`, 'error · Line 1, column 1 ·  · Content-Type: application/octet-stream X…'),
    ],
    Positional: [
      planted(
        'Positional',
        `${headers}${positional}`,
        'error · Line 1, column 1 ·  · Content-Type: application/octet-stream X…',
      ),
    ],
  },
  'shifted-record': {
    XML: 'XML has no fields of a fixed width.',
    JSON: 'JSON has no fields of a fixed width.',
    CSV: 'CSV has no fields of a fixed width; values in other columns are kind 11.',
    Positional: [
      planted(
        'Positional',
        plant(positional, 'OD00003', (found) => `${found} `),
        'error · Record OD, line 3, position 8 ·  · ',
      ),
      planted('Positional', plant(positional, 'OD00003', ' OD00003'), 'error · Line 3, position 1 ·  · '),
      planted(
        'Positional',
        plant(positional, /(?<=^OD00003\d{3}) (?=\d)/m, ''),
        'error · Record OD, line 3, position 11 ·  · 2',
      ),
      planted(
        'Positional',
        plant(positional, /(?<=^OC.*\w) {20,}(?=\d)/m, '\t'),
        'error · Record OC, line 6, position 21 ·  · ',
      ),
    ],
  },
} satisfies Rows

import { expect, test } from 'vitest'
import { openFile, openText } from '@/engines/rsx/read/open-file'
import { applyQuickFix, brief, plain, read } from './support'

const xml = (vendor: string, encoding = 'utf-8') =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<Orders xmlns="https://rsx.network.example/7.7"><Order><Header><OrderHeader><Vendor>${vendor}</Vendor></OrderHeader></Header></Order></Orders>`

function utf16(text: string, isBigEndian: boolean, mark = '\ufeff'): Uint8Array {
  const bytes = new Uint8Array((text.length + mark.length) * 2)
  const view = new DataView(bytes.buffer)
  const whole = mark + text
  for (let at = 0; at < whole.length; at += 1) view.setUint16(at * 2, whole.charCodeAt(at), !isBigEndian)
  return bytes
}

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const expected = ['Order', [['Header', [['OrderHeader', [['Vendor', 'Café']]]]]]]

test.each([
  ['UTF-8', new TextEncoder().encode(xml('Café')), []],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${xml('Café')}`), ['encoding note Line 1, column 1: ']],
  ['UTF-8 by another name', new TextEncoder().encode(xml('Café', 'UTF8')), []],
  [
    'a name that only ends in UTF-8',
    new TextEncoder().encode(xml('Café', 'x-utf-8')),
    ['encoding error Line 1, column 31: x-utf-8'],
  ],
  [
    'a name that only begins with UTF-8',
    new TextEncoder().encode(xml('Café', 'utf-8859')),
    ['encoding error Line 1, column 31: utf-8859'],
  ],
  ['UTF-16 LE', utf16(xml('Café', 'utf-16'), false), ['encoding warning Line 1, column 1: ']],
  ['UTF-16 BE', utf16(xml('Café', 'utf-16'), true), ['encoding warning Line 1, column 1: ']],
  ['UTF-16 without a mark', utf16(xml('Café', 'utf-16'), false, ''), ['encoding warning Line 1, column 1: ']],
  ['a declared Windows-1252', latin(xml('Café', 'windows-1252')), ['encoding warning Line 1, column 31: windows-1252']],
  ['a declared ISO-8859-1', latin(xml('Café', 'iso-8859-1')), ['encoding warning Line 1, column 31: iso-8859-1']],
  ['Windows-1252 that says UTF-8', latin(xml('Café')), ['encoding error Line 2, column 88: é']],
  [
    'an unknown encoding',
    new TextEncoder().encode(xml('Café', 'ebcdic-x')),
    ['encoding error Line 1, column 31: ebcdic-x'],
  ],
  [
    'UTF-8 that says UTF-16',
    new TextEncoder().encode(xml('Café', 'utf-16')),
    ['encoding error Line 1, column 31: utf-16'],
  ],
])('%s is read', async (_, bytes, findings) => {
  const reading = await read(bytes)
  expect(brief(reading)).toEqual(findings)
  expect(reading.document.records.map(plain)).toEqual([expected])
})

test.each([
  ['a declared Windows-1252', xml('\u0093Caf\u00e9\u0092s\u0094 \u0096 \u008020', 'windows-1252')],
  ['a declared ISO-8859-1', xml('\u0093Caf\u00e9\u0092s\u0094 \u0096 \u008020', 'ISO-8859-1')],
  ['an undeclared Windows-1252', xml('\u0093Caf\u00e9\u0092s\u0094 \u0096 \u008020')],
])('quotes, dashes and the euro sign of %s are read', (_, text) => {
  expect(openFile('a.xml', latin(text)).text).toContain('“Café’s” – €20')
})

test.each(['ISO-8859-1', 'windows-1252', 'latin1'])(
  'a finding calls the encoding %s as the file declares it',
  (name) => {
    const { fileFindings } = openFile('a.xml', latin(xml('Caf\u00e9', name)))
    expect(fileFindings.map(({ message }) => message)).toEqual([
      `The file is encoded as ${name}, as its declaration says. The network takes UTF-8.`,
    ])
  },
)

test('a declared encoding of a file in plain letters is no error', async () => {
  expect((await read(xml('V1', 'iso-8859-1'))).findings).toEqual([])
})

test('the fix of a declaration repairs the file', async () => {
  const text = xml('Café', 'utf-16')
  const reading = await read(text)
  expect((await read(applyQuickFix(text, reading.findings[0]))).findings).toEqual([])
})

test.each([1, 4094, 4095, 4096, 4097, 8190, 8193, 20_000])('the first wrong byte is found at %i', (length) => {
  // Characters of two bytes are across the borders of the blocks that are searched.
  const before = new TextEncoder().encode(`<${'é'.repeat(length)}`)
  const { fileFindings } = openFile('a.xml', Uint8Array.from([...before, 0xe9, 0x41]))
  expect(fileFindings.map(({ place }) => place.span.start)).toEqual([before.length])
})

test('a file that ends within a character is not UTF-8', () => {
  const { fileFindings } = openFile('a.xml', Uint8Array.from([...new TextEncoder().encode('<a>'), 0xc3]))
  expect(fileFindings.map(({ place }) => place.span.start)).toEqual([3])
})

const utf32 = Uint8Array.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0])

test.each([
  ['UTF-32', utf32, 'encoding', /UTF-32/],
  ['nothing', new Uint8Array(), 'empty-file', /is empty/],
  ['blanks', latin(' \r\n\t '), 'empty-file', /only blanks/],
  ['a PDF', latin('%PDF-1.7'), 'other-format', /PDF/],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'other-format', /picture/],
  ['gzip', Uint8Array.from([0x1f, 0x8b, 8, 0]), 'other-format', /gzip/],
  ['HTML', latin('<!DOCTYPE html><html></html>'), 'other-format', /HTML/],
  ['X12', latin('ISA*00*          *00*'), 'other-format', /X12/],
  ['EDIFACT', latin("UNB+UNOC:3+5790000274017:14'"), 'other-format', /EDIFACT/],
  ['prose', latin('Dear all, the order is late.'), 'other-format', /none of XML/],
  ['zeros', new Uint8Array(100), 'other-format', /no text/],
])('%s is refused', (_, bytes, code, message) => {
  const { format, document, findings } = openFile('order.bin', bytes)
  expect({ format, document }).toEqual({ format: undefined, document: undefined })
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ code, level: 'error', message: expect.stringMatching(message) as unknown })
})

test('a file above the limit is refused', () => {
  const { findings } = openFile('order.xml', new Uint8Array(25_000_001).fill(0x20))
  expect(findings).toMatchObject([{ code: 'other-format', message: expect.stringMatching(/25\.0 MB/) as unknown }])
})

test('half characters of the editor are replaced', () => {
  expect(openText('a.xml', '<a>\ud83d<b/>\udc00</a>').text).toBe('<a>\ufffd<b/>\ufffd</a>')
  expect(openText('a.xml', '<a>😀</a>').text).toBe('<a>😀</a>')
})

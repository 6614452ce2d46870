import { expect, it } from 'vitest'
import { extensionOf, savedName } from '@/modules/console/view/answer/saved-name'

const nameOf = (contentDisposition: string | undefined, contentType?: string, title = 'Create a label') =>
  savedName({ contentDisposition, contentType, title })

it.each([
  ['attachment; filename="label 7.pdf"', 'label 7.pdf'],
  ['attachment; filename=label.zpl', 'label.zpl'],
  [String.raw`attachment; filename="a \"b\".txt"`, 'a -b-.txt'],
  ['attachment; filename="EUR.txt"; filename*=UTF-8\'\'%e2%82%ac%20rates.txt', '€ rates.txt'],
  ["attachment; filename*=iso-8859-1'en'%A3.txt", '£.txt'],
  ["attachment; filename*=UTF-8''%ff.txt; filename=plain.txt", 'plain.txt'],
  ["attachment; filename*=nonsense''a.txt; filename=plain.txt", 'plain.txt'],
])('takes the name of Content-Disposition: %s', (header, name) => {
  expect(nameOf(header)).toBe(name)
})

it.each([
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [String.raw`attachment; filename="C:\\Windows\\evil.bat"`, 'evil.bat'],
  ['attachment; filename=".bashrc"', 'bashrc'],
  ['attachment; filename="CON.txt"', 'CON-file.txt'],
  ['attachment; filename="invoice\u202Efdp.exe"', 'invoicefdp.exe'],
])('never returns a path or a special name: %s', (header, name) => {
  expect(nameOf(header)).toBe(name)
})

it('shortens a long name, but not its extension', () => {
  const name = nameOf(`attachment; filename="${'é'.repeat(500)}.xlsx"`)
  expect(name).toHaveLength(120)
  expect(name).toMatch(/é\.xlsx$/)
})

it.each([undefined, '', 'inline', 'attachment; filename=""', 'attachment; filename="/"'])(
  'uses the title of the operation and the extension of the content type if the header has no file name: %s',
  (header) => {
    expect(nameOf(header, 'application/pdf')).toBe('Create-a-label.pdf')
  },
)

it('returns a name if the title has no letter', () => {
  expect(nameOf(undefined, undefined, '—')).toBe('answer.bin')
})

it.each([
  ['application/json; charset=utf-8', 'json'],
  ['application/problem+json', 'json'],
  ['Application/SOAP+XML', 'xml'],
  ['image/svg+xml', 'svg'],
  ['text/x-unknown', 'txt'],
  ['constructor', 'bin'],
  ['', 'bin'],
])('the extension of %s is %s', (type, extension) => {
  expect(extensionOf(type)).toBe(extension)
})

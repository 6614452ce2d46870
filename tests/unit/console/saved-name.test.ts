import { expect, it } from 'vitest'
import { extensionOf, savedName } from '@/modules/console/view/response/saved-name'

const nameOf = (contentDisposition: string | undefined, contentType?: string, title = 'Create a label') =>
  savedName({ contentDisposition, contentType, url: 'https://api.example/v1/labels/7', title })

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

it.each([
  ['testout/PO104417-1-v7.7-BulkImport.xml', 'application/xml', 'PO104417-1-v7.7-BulkImport.xml'],
  ['testout/PO104417-1.csv?raw=true', 'application/octet-stream', 'PO104417-1.csv'],
  ['testout/Fr%C3%BChjahr%202026.txt', undefined, 'Frühjahr 2026.txt'],
  ['testout/..%2F..%2Fevil.bat', undefined, 'evil.bat'],
  ['photos/door.jpeg', 'image/jpeg', 'door.jpeg'],
  ['orders/7.json', 'application/json', '7.json'],
  ['testout/PO104417-1.xml', 'application/problem+json', 'Download-a-file.json'],
  ['testout/%ff.xml', 'application/xml', 'Download-a-file.xml'],
  ['items/v1.2', 'application/xml', 'Download-a-file.xml'],
  ['testout/', 'application/xml', 'Download-a-file.xml'],
])('takes the name of the file in the address: %s as %s', (path, contentType, name) => {
  const url = `https://api.example/v5/data/${path}`
  expect(savedName({ contentDisposition: undefined, contentType, url, title: 'Download a file' })).toBe(name)
})

it('prefers the name of Content-Disposition to that in the address', () => {
  const contentDisposition = 'attachment; filename=order.xml'
  const url = 'https://api.example/v5/data/testout/PO1.xml'
  expect(savedName({ contentDisposition, contentType: 'application/xml', url, title: 'Download a file' })).toBe(
    'order.xml',
  )
})

it('returns a name if the title has no letter', () => {
  expect(nameOf(undefined, undefined, '—')).toBe('response.bin')
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

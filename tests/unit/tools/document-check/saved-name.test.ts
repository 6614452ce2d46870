import { expect, test } from 'vitest'
import { savedName } from '@/features/tools/document-check/model/saved-name'

test.each([
  ['Pasted document', 'XML', 'Pasted document.xml'],
  ['Pasted document', 'JSON', 'Pasted document.json'],
  ['Pasted document', 'CSV', 'Pasted document.csv'],
  ['Pasted document', 'Positional', 'Pasted document.txt'],
  ['Pasted document', undefined, 'Pasted document'],
  ['SH1.xml', 'JSON', 'SH1.xml'],
  ['all.zip/folder/SH1.edi', 'XML', 'SH1.edi'],
  ['all.zip/folder/SH1', 'XML', 'SH1.xml'],
] as const)('%s in %s is saved as %s', (name, format, expected) => {
  expect(savedName(name, format)).toBe(expected)
})

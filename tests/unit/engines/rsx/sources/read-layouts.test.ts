import { describe, expect, test } from 'vitest'
import { filesEnding } from '@/engines/rsx/sources/archive-file'
import { readDesign } from '@/engines/rsx/sources/read-design'
import { readCsvLayout, readPositionalLayout } from '@/engines/rsx/sources/read-layouts'
import { archive } from '../../../../../platform/rsx/schemas/archive'

const csv = (row: string) => `Column,Record Type,RSX Path,Type,Required,Min,Max\n${row}`
const positional = (row: string) => `Record,RSX Path,Start,End,Justify,Type,Required\n${row}`

describe('the table of a CSV layout', () => {
  test('is read without the blanks around names and cells', () => {
    const [field] = readCsvLayout(
      ' Column , Record Type,RSX Path ,Type,Required,Min,Max\n C ,H, Header/A ,string, Yes ,1,20',
    )
    expect(field).toEqual({
      column: 'C',
      recordType: 'H',
      path: 'Header/A',
      type: 'string',
      isRequired: true,
      minLength: 1,
      maxLength: 20,
    })
  })

  test.each(['', 'x', '1x', 'x1', '1.5', '-1'])('has no length where %j is', (length) => {
    expect(readCsvLayout(csv(`C,H,Header/A,string,no,${length},`))).toMatchObject([
      { isRequired: false, minLength: undefined, maxLength: undefined },
    ])
  })

  test('may have rows that are too short, and rows without a path', () => {
    expect(readCsvLayout(csv('RecordType\n\nC,H,Header/A')).map(({ path, type }) => [path, type])).toEqual([
      ['Header/A', ''],
    ])
  })

  test('needs all columns and a row', () => {
    expect(() => readCsvLayout('Column,RSX Path\nC,Header/A')).toThrow('The layout has no Record Type')
    expect(() => readCsvLayout(csv(''))).toThrow('The layout has no rows')
    expect(() => readCsvLayout('')).toThrow('The layout has no Column')
  })
})

describe('the table of a positional layout', () => {
  test('has fields of at least one character, on either side', () => {
    expect(readPositionalLayout(positional('H,Header/A,5,5,Right,string,yes\nH,Header/B,6,9,Left,string,no'))).toEqual([
      { record: 'H', path: 'Header/A', type: 'string', isRequired: true, start: 5, end: 5, isRightJustified: true },
      { record: 'H', path: 'Header/B', type: 'string', isRequired: false, start: 6, end: 9, isRightJustified: false },
    ])
  })

  test.each(['H,Header/A,5,4,Left,string,no', 'H,Header/A,,4,Left,string,no', 'H,Header/A,5,,Left,string,no'])(
    'cannot have the row %s',
    (row) => {
      expect(() => readPositionalLayout(positional(row))).toThrow('A field has no positions')
    },
  )
})

describe('an archive', () => {
  const bytes = (files: Record<string, string>) => new Uint8Array(archive(files))

  test('gives the files of an ending in order, whatever the case of their names', async () => {
    const files = await filesEnding(bytes({ 'a.XSD': 'one', 'b.txt': 'two', 'c.xsd': 'three' }), '.xsd')
    expect(files).toEqual(['one', 'three'])
  })

  test('has at most 200 files, and at least one of the ending', async () => {
    const many = (count: number) =>
      bytes(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.xsd`, 'x'])))
    expect(await filesEnding(many(200), '.xsd')).toHaveLength(200)
    await expect(filesEnding(many(201), '.xsd')).rejects.toThrow('The archive has too many files')
    await expect(filesEnding(bytes({ 'a.txt': 'x' }), '.xsd')).rejects.toThrow('The archive has no file .xsd')
  })

  test('begins with PK; another text that begins with P is the file itself', async () => {
    expect(await filesEnding(new TextEncoder().encode('Pages'), '.xsd')).toEqual(['Pages'])
  })

  test('may lie within a larger buffer', async () => {
    const zip = bytes({ 'a.xsd': 'one' })
    const larger = new Uint8Array(zip.length + 20)
    larger.set(zip, 10)
    expect(await filesEnding(larger.subarray(10, 10 + zip.length), '.xsd')).toEqual(['one'])
  })
})

test.each([null, 7, [], {}, { name: 7 }])('%j is not a design', (json) => {
  expect(() => readDesign(json)).toThrow('The file is not a design')
})

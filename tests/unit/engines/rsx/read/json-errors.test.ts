import { expect, test } from 'vitest'
import { plain, readText } from './support'

/** The errors of a JSON text: place, message, and what its fix is called. */
async function faultsOf(text: string): Promise<string[]> {
  const { findings } = await readText(text, { name: 'file.json' })
  return findings
    .filter(({ code }) => code === 'not-well-formed')
    .map(
      ({ place: { span }, message, quickFix }) =>
        `${span.start}-${span.end} ${message}${quickFix ? ` (${quickFix.label})` : ''}`,
    )
}

test.each([
  ['{"A":1,}', ['6-7 The comma before } is too many. (Remove the comma)']],
  ['{"A":[1,]}', ['7-8 The comma before ] is too many. (Remove the comma)']],
  ['{"A":[1 2]}', ['7-7 A comma is missing here. (Add the comma)']],
  ['{"A" 1}', ['4-4 A colon is missing between a name and its value. (Add the colon)']],
  ['{"A"}', ['4-4 A colon is missing between a name and its value.']],
  ['{"A":}', ['5-6 A value is missing here.']],
  ['{"A":,"B":1}', ['5-6 A value is missing here.']],
  ['{"A":[,1]}', ['6-7 A value is missing here.']],
  ['{,"A":1}', ['1-2 A comma appears where a name is expected. (Remove the comma)']],
  ['{A:1}', ["1-2 The name 'A' must be in double quotes. (Put it in double quotes)"]],
  ['{"A":yes}', ["5-8 'yes' must be in double quotes. (Put it in double quotes)"]],
  ['{1 : 2}', ['1-2 A name in double quotes is expected here.']],
  ['{{"A":1}}', ['1-2 A name in double quotes is expected here.']],
  ['{:1}', ['1-2 A name in double quotes is expected here.']],
  ['{"A":[1}', ["7-8 '}' appears where ']' is expected."]],
  ['{"A":1]}', ["6-7 ']' appears where '}' is expected."]],
  ['{]}', ["1-2 ']' appears where '}' is expected."]],
  ['{"A":"x":2}', ["8-9 ':' is not expected here."]],
  ['{"A":1} "B"', ['8-11 Something follows the end of the JSON value. A file holds one record.']],
  ['{"A":{"B":1}', ['0-1 This { is not closed before the end of the file.']],
  ['{"A":[1', ['5-6 This [ is not closed before the end of the file.']],
  [']', ['0-1 A value is missing here.']],
  ['}', ['0-1 A value is missing here.']],
  ['[1,]', ['2-3 The comma before ] is too many. (Remove the comma)']],
  ['{"A":{"B":[1,]}}', ['12-13 The comma before ] is too many. (Remove the comma)']],
])('%s has the errors %j', async (text, expected) => {
  expect((await faultsOf(text)).slice(0, expected.length)).toEqual(expected)
})

test('brackets may nest 200 levels deep, and what is deeper is not read', async () => {
  const nested = (levels: number) => `${'{"A":'.repeat(levels)}1${'}'.repeat(levels)}`
  expect(await faultsOf(nested(200))).toEqual([])
  expect(await faultsOf(nested(201))).toEqual([
    '1000-1001 Brackets nest deeper than 200 levels. Nothing after this place was read.',
  ])
})

test.each([
  ['true', 'boolean', 'true'],
  ['false', 'boolean', 'false'],
  ['null', 'null', ''],
  ['-1.5e3', 'number', '-1.5e3'],
  ['"1"', 'string', '1'],
])('%s is read as %s', async (value, type, text) => {
  const { document } = await readText(`{"Header":{"A":${value},"B":1}}`, { name: 'file.json' })
  const node = document.records[0]?.children[0]?.children[0]
  expect(node).toMatchObject({ text, json: { type, isItem: false } })
})

test('the content of a text has no quotes, also where the last quote is missing', async () => {
  const closed = '{"Header":{"A":"xy"}}'
  const open = '{"Header":{"A":"xy\n}}'
  const empty = '{"Header":{"A":"\n}}'
  for (const text of [closed, open]) {
    const { document } = await readText(text, { name: 'file.json' })
    const content = document.records[0]?.children[0]?.children[0]?.content
    expect(content && text.slice(content.start, content.end).trimEnd()).toBe('xy')
  }
  const { document } = await readText(empty, { name: 'file.json' })
  expect(document.records[0]?.children[0]?.children[0]?.content).toEqual({ start: 16, end: 16 })
})

test('a bracket of the other kind closes what it encloses', async () => {
  const { document } = await readText('{"Header":{"A":[1,2},"B":3}', { name: 'file.json' })
  const inHeader = [
    ['A', '1'],
    ['A', '2'],
  ]
  expect(document.records.map(plain)).toEqual([
    [
      'Order',
      [
        ['Header', inHeader],
        ['B', '3'],
      ],
    ],
  ])
})

/**
 * Reads an object below `Header`, and returns its values and its first error. `apart` may put tokens on lines of their own, so
 * that no error silences another.
 */
async function readInHeader(inner: string, apart = '') {
  const tokens = inner.match(/"[^"]*"|[\w.]+|[^\s\w]/g) ?? []
  const text = `{"Header":{${apart}${tokens.join(apart)}${apart}}}`
  const { document, findings } = await readText(text, { name: 'file.json' })
  expect(document.isComplete).toBe(true)
  const [header] = document.records[0]?.children ?? []
  return { header: header && plain(header), first: findings[0]?.message, count: findings.length }
}

const b = ['B', '3']

test.each([
  ['{"A":1},"B":3', [['', [['A', '1']]], b]],
  ['{"A":1}"B":3', [['', [['A', '1']]], b]],
  ['["x","y"],"B":3', [['', 'x'], ['', 'y'], b]],
  ['1,"B":3', [b]],
  ['12:"x","B":3', [b]],
  ['true:1,"B":3', [b]],
  [':1,"B":3', [['', '1'], b]],
  [',"B":3', [b]],
  ['"A":"x":2,"B":3', [['A', 'x'], b]],
  ['"A"::1,"B":3', [b]],
  ['"A"{"C":1},"B":3', [['A', [['C', '1']]], b]],
  ['"A","B":3', [b]],
  ['"A":,"B":3', [b]],
  ['"A":1,,"B":3', [['A', '1'], b]],
  ['"A":[,1],"B":3', [['A', '1'], b]],
  ['"A":[:1,2],"B":3', [['A', '1'], ['A', '2'], b]],
  ['"A":[1,],"B":3', [['A', '1'], b]],
  ['"A":1],"B":3', [['A', '1'], b]],
])('after an error in %s, what was probably meant is read', async (inner, expected) => {
  const together = await readInHeader(inner)
  expect(together).toEqual({ header: ['Header', expected], first: together.first, count: 1 })
  expect(await readInHeader(inner, '\n')).toMatchObject({ header: ['Header', expected], first: together.first })
})

test.each([
  '"A":[,1],"B":3',
  '"A":[1,],"B":3',
  '"A":,"B":3',
  '1,"B":3',
  ':1,"B":3',
  ',"B":3',
  '"A":1,,"B":3',
  '{"A":1},"B":3',
  '["x","y"],"B":3',
  '"A"{"C":1},"B":3',
  '"A":1],"B":3',
])('%s has one error, in lines of their own too', async (inner) => {
  expect((await readInHeader(inner, '\n')).count).toBe(1)
})

test.each(['{"A":', '{"A"', '{', '{"A":[1'])('%s ends too early, which is its one error', async (text) => {
  expect(await faultsOf(text)).toEqual([expect.stringContaining('is not closed before the end of the file.')])
})

test('objects without content are no error of the text', async () => {
  expect(await faultsOf('{"A":{},"B":[{}]}')).toEqual([])
})

test('what has no name appears where its bracket does', async () => {
  const { document } = await readText('{"Header":{{"A":1}}}', { name: 'file.json' })
  const unnamed = document.records[0]?.children[0]?.children[0]
  expect(unnamed?.span).toEqual({ start: 11, end: 18 })
})

test('of two properties with one name the last one counts, also where the file ends in their object', async () => {
  const { document } = await readText('{"Header":{"A":1,"A":2,', { name: 'file.json' })
  expect(document.records.map(plain)).toEqual([['Order', [['Header', [['A', '2']]]]]])
})

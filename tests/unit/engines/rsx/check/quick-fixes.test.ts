import { describe, expect, test } from 'vitest'
import {
  removeNode as removeWithCaution,
  rename,
  replaceValue,
  takeOutOfArray,
} from '@/engines/rsx/findings/quick-fixes'
import type { DocumentNode, ReadDocument } from '@/engines/rsx/document-tree'
import type { QuickFix } from '@/engines/rsx/findings/finding'
import { readText } from '../read/support'

const removeNode = (document: ReadDocument, node: DocumentNode) => removeWithCaution(document, node, 'Look first.')

const applied = (text: string, quickFix: QuickFix | undefined) =>
  quickFix?.edits.reduceRight(
    (file, { span, text: part }) => file.slice(0, span.start) + part + file.slice(span.end),
    text,
  )

/** The first node of a name, in the order of the file. */
function nodeOf(document: ReadDocument, name: string): DocumentNode {
  const open = document.records.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.name === name) return node
    open.push(...node.children.toReversed())
  }
  throw new Error(`no ${name}`)
}

async function fixed(
  text: string,
  name: string,
  quickFix: (document: ReadDocument, node: DocumentNode) => QuickFix | undefined,
) {
  const { document } = await readText(text, { name: text.startsWith('{') ? 'file.json' : 'file.xml' })
  return applied(text, quickFix(document, nodeOf(document, name)))
}

const json = (inner: string) => `{"Header":${inner}}`
const xml = (inner: string) => `<Orders><Order>${inner}</Order></Orders>`

describe('removing an element', () => {
  test.each([
    ['the first of an object', '{"A":1,"B":2}', '{"B":2}'],
    ['the first, with blanks before its comma', '{ "A":1 ,"B":2}', '{"B":2}'],
    ['the last of an object', '{"B":2,"A":1}', '{"B":2}'],
    ['the last, with a break before it', '{"B":2,\n "A":1\n}', '{"B":2\n}'],
    ['one in the middle', '{"B":2, "A":"x", "C":3}', '{"B":2, "C":3}'],
  ])('takes its comma with it: %s', async (_, from, to) => {
    expect(await fixed(json(from), 'A', removeNode)).toBe(json(to))
  })

  test.each([json('{"A":1}'), json('{"A":[{"C":1},{"C":2}],"B":1}'), json('{"B":2 "A":1}'), xml('<H><A>1</A></H>')])(
    'is not offered where something must take its place, as in %s',
    async (text) => {
      expect(await fixed(text, 'A', removeNode)).toBeUndefined()
    },
  )

  test.each(['CSV', 'Positional'] as const)('is not offered in %s, where others would move', (format) => {
    const parent = { children: [{}, {}] } as DocumentNode
    const node = { name: 'A', parent, span: { start: 2, end: 3 }, content: { start: 2, end: 3 } } as DocumentNode
    expect(removeNode({ format, text: 'B,A,C' } as ReadDocument, node)).toBeUndefined()
  })

  test('of XML takes the blanks before it', async () => {
    expect(await fixed(xml('<H>\n  <B>2</B>\n  <A>1</A>\n</H>'), 'A', removeNode)).toBe(xml('<H>\n  <B>2</B>\n</H>'))
  })
})

describe('renaming an element', () => {
  const toB = (document: ReadDocument, node: DocumentNode) => rename(document, node, 'B')

  test.each([
    [xml('<H><A>1</A></H>'), xml('<H><B>1</B></H>')],
    [xml('<H><A x="1"/></H>'), xml('<H><B x="1"/></H>')],
    [
      '<n:Orders xmlns:n="u"><n:Order><n:H><n:A>1</n:A></n:H></n:Order></n:Orders>',
      '<n:Orders xmlns:n="u"><n:Order><n:H><n:B>1</n:B></n:H></n:Order></n:Orders>',
    ],
    [
      '<rsx:Orders xmlns:rsx="u"><rsx:Order><rsx:A>1</rsx:A></rsx:Order></rsx:Orders>',
      '<rsx:Orders xmlns:rsx="u"><rsx:Order><rsx:B>1</rsx:B></rsx:Order></rsx:Orders>',
    ],
    [json('{"A" : 1}'), json('{"B" : 1}')],
    [json('{"A" : [ {"C":1}, {"C":2} ]}'), json('{"B" : [ {"C":1}, {"C":2} ]}')],
  ])('in %s keeps all else', async (from, to) => {
    expect(await fixed(from, 'A', toB)).toBe(to)
  })
})

test.each([
  ['{"A":[1],"B":2}', '{"A":1,"B":2}'],
  ['{"A": [ "x" ] ,"B":2}', '{"A": "x" ,"B":2}'],
  ['{"A":[true]}', '{"A":true}'],
  ['{"A":[null]}', '{"A":null}'],
  ['{"A":[{"C":1}]}', '{"A":{"C":1}}'],
])('the only item of an array is taken out of %s', async (from, to) => {
  expect(await fixed(json(from), 'A', takeOutOfArray)).toBe(json(to))
})

describe('replacing a positional value', () => {
  /** A field from 2 to 6 of a line, with its value at a place in it. */
  const replaced = (text: string, content: [start: number, end: number], value: string) => {
    const node = { span: { start: 2, end: 6 }, content: { start: content[0], end: content[1] } } as DocumentNode
    return applied(text, replaceValue({ format: 'Positional', text } as ReadDocument, node, value))
  }

  test.each([
    ['on the left', 'HHab  ZZ', [2, 4], 'c', 'HHc   ZZ'],
    ['on the right', 'HH  abZZ', [4, 6], 'c', 'HH   cZZ'],
    ['that fills its field', 'HHabcdZZ', [2, 6], 'x', 'HHx   ZZ'],
    ['within its field', 'HH ab ZZ', [3, 5], 'c', 'HHc   ZZ'],
    ['that just fits', 'HHab  ZZ', [2, 4], 'wxyz', 'HHwxyzZZ'],
    ['longer than the last field of a line', 'HHab  \nZZ', [2, 4], 'vwxyz', 'HHvwxyz\nZZ'],
    ['longer than the last field of the file', 'HHab  ', [2, 4], 'vwxyz', 'HHvwxyz'],
    ['longer than its field', 'HHab  ZZ', [2, 4], 'vwxyz', undefined],
  ] as const)('%s keeps the places of the others', (_, text, content, value, expected) => {
    expect(replaced(text, [...content], value)).toBe(expected)
  })
})

test.each([
  ['<A>ea</A>', '<A>EA</A>'],
  ['<A><![CDATA[ea]]></A>', '<A>EA</A>'],
  ['<A><!-- each -->ea</A>', undefined],
  ['<A>e<?x y?>a</A>', undefined],
])('replacing the value of %s loses no comment', async (from, to) => {
  const text = await fixed(xml(from), 'A', (document, node) => replaceValue(document, node, 'EA'))
  expect(text).toBe(to === undefined ? undefined : xml(to))
})

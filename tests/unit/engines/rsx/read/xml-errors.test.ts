import type { Yielder } from '@/lib/yielder'
import { describe, expect, test } from 'vitest'
import { createReadingFindings } from '@/engines/rsx/read/reading-findings'
import { readXml } from '@/engines/rsx/read/read-xml'
import { freeYielder } from '../yielders'
import { plain, readText, schemaOf } from './support'

const { namespace } = schemaOf('Orders')

/** An XML file with elements in its record. */
const file = (inner: string) => `<Orders xmlns="${namespace}"><Order>${inner}</Order></Orders>`

/** The first error of an XML text, with the text at its place, and what was read. */
async function readFault(text: string) {
  const { document, findings, judgedUpTo } = await readText(text, { name: 'file.xml' })
  const [error, ...others] = findings.filter(({ code }) => code === 'not-well-formed')
  expect(others).toEqual([])
  const { span } = error?.place ?? { span: { start: 0, end: 0 } }
  return {
    at: text.slice(span.start, span.end),
    found: error?.found,
    expected: error?.expected,
    message: error?.message,
    record: document.records[0]?.children.map(plain),
    isComplete: judgedUpTo === undefined,
  }
}

const b = ['B', '2']

describe('an error of XML behind which reading goes on', () => {
  test.each([
    [
      '<A>x\u001fy</A><B>2</B>',
      ['\u001f', 'U+001F', undefined, 'The character U+001F is not allowed in XML.'],
      [['A', 'xy'], b],
    ],
    [
      '<A>x]]>y</A><B>2</B>',
      [']]>', ']]>', ']]&gt;', 'The characters ]]> must be written as ]]&gt; in a text.'],
      [['A', 'x]]>y'], b],
    ],
    [
      '<A x="1"y="2">x</A><B>2</B>',
      ['y', undefined, undefined, 'Attributes must be separated by a space.'],
      [['A', 'x'], b],
    ],
    [
      '<A><C>1</A><B>2</B>',
      ['</A>', '</A>', '</C>', "'</A>' appears where </C> is expected."],
      [['A', [['C', '1']]], b],
    ],
    [
      '<A><C>1</A ><B>2</B>',
      ['</A >', '</A >', '</C>', "'</A >' appears where </C> is expected."],
      [['A', [['C', '1']]], b],
    ],
  ])('%j', async (inner, [at, found, expected, message], record) => {
    expect(await readFault(file(inner))).toEqual({ at, found, expected, message, record, isComplete: true })
  })

  test('a closing tag may have a prefix', async () => {
    const inner = '<n:A><n:C>1</n:A><n:B>2</n:B>'
    const text = `<n:Orders xmlns:n="${namespace}"><n:Order>${inner}</n:Order></n:Orders>`
    expect(await readFault(text)).toMatchObject({
      at: '</n:A>',
      record: [['A', [['C', '1']]], b],
      isComplete: true,
    })
  })
})

describe('an error of XML behind which nothing is read', () => {
  test.each([
    [file('<A>1</X></A>'), '</X>', "'</X>' appears where </A> is expected."],
    [file('<A x="a<b">x</A>'), '<', "A '<' is in the value of an attribute. Write &lt;."],
    [`${file('<A>1</A>')} more`, 'more', 'Text comes after the root element.'],
    [`<?xml version="1.0"?> more ${file('<A>1</A>')}`, 'more', 'Text comes before the root element.'],
  ])('%s', async (text, at, message) => {
    expect(await readFault(text)).toMatchObject({ at, message, isComplete: false })
  })
})

test.each([
  ['a value', '<Header><OrderHeader><Vendor>1<Id>2</Id></Vendor></OrderHeader></Header>'],
  ['an unknown element', '<Header><Zzz>1<Id>2</Id></Zzz></Header>'],
])('a text between the elements of %s is no error of its own', async (_, inner) => {
  expect((await readText(file(inner), { name: 'file.xml' })).findings).toEqual([])
})

/** Reads the elements of a text. */
const readElements = (text: string, yielder: Yielder) =>
  readXml(
    text,
    createReadingFindings(() => ({ span: { start: 0, end: 0 }, line: 1, column: 1, label: '', path: '' })),
    yielder,
  )

test('a text of several chunks is read once', async () => {
  const { trees, stoppedAt } = await readElements(`<A>${'<B>1</B>'.repeat(20_000)}</A>`, freeYielder())
  expect(stoppedAt).toBeUndefined()
  expect(trees[0]?.root?.children).toHaveLength(20_000)
})

test('reading ends when it is aborted', async () => {
  const aborted = new Error('aborted')
  const yielder = { ...freeYielder(), isYieldDue: () => true, yield: () => Promise.reject(aborted) }
  await expect(readElements('<A/>', yielder)).rejects.toBe(aborted)
})

import { createYielder } from '@/lib/yielder'
import { describe, expect, test } from 'vitest'
import type { DocumentNode } from '@/engines/rsx/document-tree'
import { formatDocument } from '@/engines/rsx/format/format-document'
import { openText } from '@/engines/rsx/read/open-file'
import { createReadingFindings } from '@/engines/rsx/read/reading-findings'
import { readJson } from '@/engines/rsx/read/read-json'
import { readXml } from '@/engines/rsx/read/read-xml'
import { createPlaces } from '@/engines/rsx/read/text-places'

const yielder = createYielder(new AbortController().signal, () => undefined)
const format = (name: string, text: string) => formatDocument(openText(name, text), yielder)

/** The values of a tree in the order of the file. */
function valuesOf(nodes: readonly (DocumentNode | undefined)[]): unknown[] {
  return nodes.map((node) => node && [node.name, node.text, node.json, valuesOf(node.children)])
}

async function read(name: string, text: string) {
  const findings = createReadingFindings(createPlaces(text))
  if (name.endsWith('.json')) return valuesOf((await readJson(text, findings, yielder)).roots)
  const { trees } = await readXml(text, findings, yielder)
  return [valuesOf(trees.map(({ root }) => root)), trees.map(({ attributes }) => attributes.length)]
}

const group = (content: string) => `<Orders xmlns="https://rsx.network.example/7.7"><Order>${content}</Order></Orders>`
const cases: [string, string, string][] = [
  ['one line', 'a.xml', `<?xml version="1.0"?>${group('<A>1</A><B><C/><D></D></B>')}`],
  ['Windows line ends', 'a.xml', `${group('<A>1\r\n2</A>\r\n\r\n<B/>')}\r\n`],
  ['a value of blanks', 'a.xml', group('<A>  </A> <B>\n x \n</B>')],
  ['CDATA', 'a.xml', group('<A><![CDATA[ <b>  </b> ]]></A><B>x<![CDATA[]]> </B>')],
  ['comments and instructions', 'a.xml', group('<!-- a > b <c> --><A><!--x--> 1 </A><?do  it > ?><B> <!-- y --> </B>')],
  ['mixed content', 'a.xml', group('<A>x <B>1</B> <C><D/><E/></C></A><F><G/>&#32;<H/></F><I>\u00a0<J/></I>')],
  ['attributes', 'a.xml', group('<A b="1 > 2" c=\'"/>\'  d = " "  ><B  e="/" /></A>')],
  ['kept blanks', 'a.xml', group('<A xml:space="preserve"> <B/> </A><C/>')],
  [
    'numbers and texts of JSON',
    'a.json',
    String.raw`{"Orders":[{"Order":{"A":0012345678901234567890.50,"B":1.10E+5,"C":-0,"D":" \u00e9\/ {,:} ","E":{},"F":[ ],"G":[[],1,true,null]}}]}`.replace(
      '0012',
      '12',
    ),
  ],
  ['JSON with blanks', 'a.json', '{ "Orders" : { "Order" :\t[ { "A":"1" },{ "A" : "2" } ] } }\n'],
]

describe('a formatted document', () => {
  test.each(cases)('has the same values, and is formatted once: %s', async (_, name, text) => {
    const formatted = await format(name, text)
    expect(formatted).toBeDefined()
    expect(await read(name, formatted ?? '')).toEqual(await read(name, text))
    expect(await format(name, formatted ?? '')).toBe(formatted)
    expect(formatted?.replaceAll(/\s+/g, '')).toBe(text.replaceAll(/\s+/g, ''))
  })

  test('keeps what an element with text holds, and indents the rest', async () => {
    const text = group('<A>x <B/>\n</A><C><D> </D><!-- d --></C>')
    expect(await format('a.xml', text)).toBe(
      [
        '<Orders xmlns="https://rsx.network.example/7.7">',
        '  <Order>',
        '    <A>x <B/>\n</A>',
        '    <C>',
        '      <D> </D>',
        '      <!-- d -->',
        '    </C>',
        '  </Order>',
        '</Orders>',
      ].join('\n'),
    )
  })

  test('has each property and item of JSON on a line, and empty ones in one', async () => {
    expect(await format('a.json', '{"Orders":[{"A":1.50,"B":[],"C":{ }},{"A":1e5}]}')).toBe(
      '{\n  "Orders": [\n    {\n      "A": 1.50,\n      "B": [],\n      "C": {}\n    },\n    {\n      "A": 1e5\n    }\n  ]\n}',
    )
  })
})

test.each([
  ['an element that is not closed', 'a.xml', '<Orders><Order><A>1</A>'],
  ['a lone ampersand', 'a.xml', group('<A>1 & 2</A>')],
  ['a DOCTYPE', 'a.xml', `<!DOCTYPE Orders>${group('<A/>')}`],
  ['JSON that is cut off', 'a.json', '{"Orders":{"Order":{"A":"1"'],
  ['a comment in JSON', 'a.json', '{"Orders":{/* a */"Order":{}}}'],
  [
    'lines of deep groups that would be too long',
    'a.xml',
    '<A>'.repeat(190) + '<B/>'.repeat(30_000) + '</A>'.repeat(190),
  ],
  ['another format', 'a.csv', 'a,b\n1,2'],
])('%s is not formatted', async (_, name, text) => {
  expect(await format(name, text)).toBeUndefined()
})

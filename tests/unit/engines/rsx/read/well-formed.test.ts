import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { openText } from '@/engines/rsx/read/open-file'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { writeJson, writeXml } from '../../../../../platform/rsx/examples/write'
import { readText, schemaOf } from './support'

const [example] = examples()
const schema = schemaOf(example?.document ?? '')
const record = { Header: example?.record['Header'] }
const xml = writeXml(schema, record)
const json = writeJson(schema, record)

interface Change {
  at: number
  removed: number
  inserted: string
}

/** Random changes of a text: pieces that mean something in the format, put in or taken out anywhere. */
function changes(length: number, pieces: readonly string[]): fc.Arbitrary<Change[]> {
  const change = fc.record({
    at: fc.nat(length),
    removed: fc.nat(3),
    inserted: fc.oneof(fc.constantFrom(...pieces), fc.constant('')),
  })
  return fc.array(change, { minLength: 1, maxLength: 3 })
}

function apply(text: string, all: readonly Change[]): string {
  return all.reduce(
    (changed, { at, removed, inserted }) => changed.slice(0, at) + inserted + changed.slice(at + removed),
    text,
  )
}

function isXml(text: string): boolean {
  try {
    XmlDocument.fromString(text).dispose()
    return true
  } catch {
    return false
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Kinds of findings about texts that no parser reads. */
const broken = new Set<string>(['not-well-formed', 'several-documents', 'envelope'])

const xmlPieces = [
  '<',
  '>',
  '</',
  '/>',
  '&',
  '&amp;',
  '&#10;',
  '&x;',
  ';',
  '"',
  "'",
  '=',
  ' a="1"',
  ' a=1',
  '<!-- x -->',
  '<!--',
  '-->',
  '--',
  '<![CDATA[ ]]>',
  ']]>',
  '<?p q?>',
  '<?xml version="1.0"?>',
  '\u0007',
  'x',
  ' ',
  '\n',
  '<A>',
  '</A>',
  '<A/>',
  ':',
  'xmlns=""',
  'é',
]

test('XML is not well-formed exactly if libxml2 says so', async () => {
  await fc.assert(
    fc.asyncProperty(changes(xml.length, xmlPieces), async (all) => {
      const text = apply(xml, all)
      // libxml2 also refuses a namespace that is no address, which is another kind of error.
      fc.pre(openText('a.xml', text).format === 'XML' && text.includes(`xmlns="${schema.namespace}"`))
      const { findings } = await readText(text, { name: 'a.xml' })
      expect(findings.every(({ code }) => !broken.has(code))).toBe(isXml(text))
    }),
    { seed: 29, numRuns: 300 },
  )
})

const jsonPieces = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\\u00',
  '\\n',
  'x',
  '1',
  '-',
  '.',
  'e',
  'true',
  'nul',
  '//',
  '/*',
  '*/',
  '\t',
  '\n',
  "'",
  '0',
  '{}',
  '[]',
  '"a":1,',
]

test('JSON is not well-formed exactly if JSON.parse says so', async () => {
  await fc.assert(
    fc.asyncProperty(changes(json.length, jsonPieces), async (all) => {
      const text = apply(json, all)
      fc.pre(openText('a.json', text).format === 'JSON')
      const { findings } = await readText(text, { name: 'a.json' })
      expect(findings.every(({ code }) => !broken.has(code))).toBe(isJson(text))
    }),
    { seed: 29, numRuns: 300 },
  )
})

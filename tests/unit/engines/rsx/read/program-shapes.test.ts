import { describe, expect, test } from 'vitest'
import { isCertain } from '@/engines/rsx/findings/finding'
import { plant } from '../check/support'
import { order } from '../planted/cells'
import { checkFile, lineOf } from './checked-file'
import { applyQuickFix, plain, readText } from './support'

const { XML: xml, JSON: json } = order
const record = JSON.parse(json) as Record<string, unknown>

/** A JSON value with other names, or with each value in another shape. */
function mapped(value: unknown, nameOf: (name: string) => string, write: (scalar: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, nameOf, write))
  if (typeof value !== 'object' || value === null) return write(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [nameOf(name), mapped(inner, nameOf, write)]))
}
const renamed = (nameOf: (name: string) => string) =>
  JSON.stringify(
    mapped(record, nameOf, (scalar) => scalar),
    null,
    1,
  )
const wrapped = (property: string) =>
  mapped(
    record,
    (name) => name,
    (scalar) => ({ [property]: String(scalar) }),
  )
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const snake = (name: string) => camel(name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const inOtherTags = (nameOf: (name: string) => string, text = xml) =>
  text.replaceAll(/(?<=<\/?)(?!\?)\w+/g, (name) => nameOf(name))

/** The tree of a file, with the values that a reader sees. */
const treesOf = async (name: string, text: string) =>
  (await readText(text, { name })).document.records.map((one) => plain(one))

describe('names in the style of another program are one finding, and what is in them is judged', () => {
  test.each([
    ['camel case in JSON', 'PO1.json', renamed(camel)],
    ['snake case in JSON', 'PO1.json', renamed(snake)],
    ['small letters in JSON', 'PO1.json', renamed((name) => name.toLowerCase())],
    ['camel case in XML', 'PO1.xml', inOtherTags(camel)],
    ['small letters in XML', 'PO1.xml', inOtherTags((name) => name.toLowerCase())],
    ['capitals in XML', 'PO1.xml', inOtherTags((name) => name.toUpperCase())],
  ])('%s', async (_, name, text) => {
    const { findings } = await checkFile(name, text, 'Orders')
    expect(findings.map(({ code }) => code)).toEqual(['unknown-element'])
    const [finding] = findings
    expect(finding?.message).toMatch(/^The names of \d+ elements have other capitals or separators than in the schema/)
    expect(isCertain(finding?.quickFix)).toBe(true)
    const right = applyQuickFix(text, finding)
    expect((await checkFile(name, right, 'Orders')).findings).toEqual([])
    expect(await treesOf(name, right)).toEqual(await treesOf(name, name.endsWith('xml') ? xml : json))
    // An error inside is found too.
    const judged = await checkFile(name, plant(text, /00(?=<|",)/, 'QQ'), 'Orders')
    expect(judged.findings.map(({ code }) => code).toSorted()).toEqual(['unknown-code', 'unknown-element'])
  })

  test.each([
    ['JSON', 'PO1.json', json.replaceAll('"LineItem"', '"lineitem"')],
    ['XML', 'PO1.xml', xml.replaceAll(/(?<=<\/?)LineItem(?=>)/g, 'Lineitem')],
  ])('one name in other capitals is renamed, in %s', async (_, name, text) => {
    const { findings } = await checkFile(name, text, 'Orders')
    expect(findings.map(({ code, quickFix }) => [code, quickFix?.label])).toEqual([
      ['unknown-element', 'Rename to LineItem'],
    ])
    expect((await checkFile(name, applyQuickFix(text, findings[0]), 'Orders')).findings).toEqual([])
  })

  test('a namespace that is missing is added behind the name of the root, whatever its capitals are', async () => {
    const text = inOtherTags(camel, xml.replace(/ xmlns="[^"]*"/, ''))
    const { findings } = await checkFile('PO1.xml', text, 'Orders')
    const missing = findings.find(({ code }) => code === 'namespace')
    expect(applyQuickFix(text, missing)).toContain('<orders xmlns="')
  })

  test('beside the right name, a name in other capitals stays an unknown element', async () => {
    const text = json.replace('"Header": {', '"header": {}, "Header": {')
    const { findings } = await checkFile('PO1.json', text, 'Orders')
    expect(findings.map(({ message }) => message)).toEqual([
      "'header' is not an element of Order. Did you mean Header?",
    ])
  })

  test('an envelope with a part of the same name as a group, in small letters, is still an envelope', async () => {
    const text = JSON.stringify({ header: { id: '7' }, body: record })
    const { findings } = await checkFile('PO1.json', text, 'Orders')
    expect(findings.map(lineOf)).toEqual(['error envelope Line 1, column 1'])
  })
})

describe('the shape of a converter is one finding, whatever names it uses', () => {
  test.each([
    ...['value', 'text', 'val', '_value', '@text', '@value', 'Value'].map((property): [string, unknown] => [
      `values in objects with ${property}`,
      wrapped(property),
    ]),
    ['such values below the root', { Orders: { Order: wrapped('value') } }],
    [
      'prefixes of a namespace',
      mapped(
        { Orders: { Order: record } },
        (name) => `ns0:${name}`,
        (scalar) => scalar,
      ),
    ],
    ['camel case below the root', mapped({ Orders: { Order: record } }, camel, (scalar) => scalar)],
  ])('%s', async (_, value) => {
    const text = JSON.stringify(value, null, 1)
    const { findings } = await checkFile('PO1.json', text, 'Orders')
    expect(findings.map(({ code }) => code)).toEqual(['envelope'])
    const right = applyQuickFix(text, findings[0])
    expect((await checkFile('PO1.json', right, 'Orders')).findings).toEqual([])
    expect(await treesOf('PO1.json', right)).toEqual(await treesOf('PO1.json', json))
    const judged = await checkFile('PO1.json', plant(text, '"00"', '"QQ"'), 'Orders')
    expect(judged.findings.map(({ code }) => code)).toEqual(['envelope', 'unknown-code'])
  })

  test('one name with a colon is an unknown element', async () => {
    const text = plant(json, '"Department"', '"x:Department"')
    const { findings } = await checkFile('PO1.json', text, 'Orders')
    expect(findings.map(({ code, found }) => [code, found])).toEqual([['unknown-element', 'x:Department']])
  })
})

test.each([
  ['null in place of a group that repeats', 'null', 'empty-element'],
  ['an empty text in place of a group that repeats', '""', 'empty-element'],
  ['a text in place of a group that repeats', '"Dana"', 'group-for-value'],
  ['a placeholder in place of a group that repeats', '"none"', 'placeholder'],
])('%s is one finding', async (_, value, code) => {
  const text = JSON.stringify({ ...record, Header: { ...(record['Header'] as object), Contacts: 0 } }).replace(
    '"Contacts":0',
    `"Contacts":${value}`,
  )
  const { findings } = await checkFile('PO1.json', text, 'Orders')
  expect(findings.map((finding) => finding.code)).toEqual([code])
})

test('each of several records below the root is judged', async () => {
  const wrong = JSON.parse(plant(json, '"00"', '"QQ"')) as unknown
  const text = JSON.stringify({ Orders: [record, wrong, wrong] })
  const { findings } = await checkFile('PO1.json', text, 'Orders')
  expect(findings.map(({ code }) => code)).toEqual(['wrong-root', 'unknown-code', 'unknown-code'])
})

describe('the notation of a program is one finding, and what is in it is judged', () => {
  const python = json.replaceAll(/"([^"]*)"/g, (_, text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`)
  const javascript = json.replaceAll(/"(\w+)":/g, '$1:')

  test.each([
    ['a dictionary of Python', python],
    ['a dictionary of Python in one line', python.replaceAll(/\s*\n\s*/g, ' ')],
    ['an object of JavaScript', javascript],
    ['an object of JavaScript with single quotes', javascript.replaceAll('"', "'")],
  ])('%s', async (_, text) => {
    const { findings } = await checkFile('PO1.json', text, 'Orders')
    expect(findings.map(({ code }) => code)).toEqual(['envelope'])
    const right = applyQuickFix(text, findings[0])
    expect(JSON.parse(right)).toEqual(record)
    expect((await checkFile('PO1.json', right, 'Orders')).findings).toEqual([])
    const judged = await checkFile('PO1.json', plant(text, /00(?=["'],)/, 'QQ'), 'Orders')
    expect(judged.findings.map(({ code }) => code)).toEqual(['envelope', 'unknown-code'])
  })

  test('escapes and constants of Python become those of JSON', async () => {
    const text = String.raw`{'Header': {'A': 'Men\'s "\xe9\t\\', 'B': None, 'C': True, "D": "it's", 'E': False}}`
    const { findings } = await readText(text, { name: 'a.json' })
    expect(JSON.parse(applyQuickFix(text, findings[0]))).toEqual({
      Header: { A: 'Men\'s "é\t\\', B: null, C: true, D: "it's", E: false },
    })
  })

  test.each([
    [String.raw`'\U0001f600 \u{1f600} \u00e9'`, '😀 😀 é'],
    ["u'Spring 1'", 'Spring 1'],
    [String.raw`r'C:\new'`, String.raw`C:\new`],
    [`'${'y'.repeat(990)}'`, 'y'.repeat(990)],
  ])('the text %s is written as JSON', async (written, value) => {
    const { findings } = await readText(`{'Header': {'A': ${written}, 'B': 'y'}}`, { name: 'a.json' })
    expect(findings).toHaveLength(1)
    expect(JSON.parse(applyQuickFix(`{'Header': {'A': ${written}, 'B': 'y'}}`, findings[0]))).toEqual({
      Header: { A: value, B: 'y' },
    })
  })

  test.each([
    "Decimal('20.00')",
    'datetime.date(2026, 3, 2)',
    'set()',
    '0x10',
    '1_000',
    '1L',
    'inf',
    "('a', 'b')",
    "'a' 'b'",
    "'it's'",
    'new Date()',
  ])('%s, which is not a JSON value, is reported, and nothing is corrected with certainty', async (written) => {
    const text = `{'Header': {'A': 'x', 'B': ${written}, 'C': 'y'}}`
    const { findings } = await readText(text, { name: 'a.json' })
    expect(findings.map(({ code }) => code)).toContain('not-well-formed')
    expect(findings.filter(({ quickFix }) => isCertain(quickFix))).toEqual([])
  })

  test('a file that is cut off has no correction of its notation', async () => {
    const { findings } = await readText(`{'Header': {'A': 'x', 'B': 'y'`, { name: 'a.json' })
    expect(findings.map(({ code, quickFix }) => [code, quickFix])).toEqual([
      ['not-well-formed', undefined],
      ['envelope', undefined],
    ])
  })
})

describe('a word of a program in place of a value is one finding', () => {
  test.each(['NaN', 'undefined', 'None', 'Infinity', '-Infinity'])('%s is a placeholder', async (word) => {
    const text = plant(json, /(?<="Vendor": )"[^"]*"/, word)
    const { findings } = await checkFile('PO1.json', text, 'Orders')
    expect(findings.map(({ code, level, quickFix }) => [code, level, isCertain(quickFix)])).toEqual([
      ['placeholder', 'error', false],
    ])
  })

  test.each(['True', 'FALSE'])('%s in place of a text has no certain correction', async (word) => {
    const text = plant(json, /(?<="Vendor": )"[^"]*"/, word)
    const { findings } = await checkFile('PO1.json', text, 'Orders')
    expect(findings.map(({ code, quickFix }) => [code, quickFix])).toEqual([['not-well-formed', undefined]])
  })
})

test('a second spelling of a name in one object is no part of the correction', async () => {
  const text = plant(json, '"Department": "12"', '"department": "12", "DEPARTMENT": "13"')
  const { findings } = await checkFile('PO1.json', text, 'Orders')
  const certain = findings.filter(({ quickFix }) => isCertain(quickFix))
  expect(certain.map(({ quickFix }) => quickFix?.label)).toEqual(['Rename to Department'])
  const right = applyQuickFix(text, certain[0])
  expect(right).toContain('"Department": "12", "DEPARTMENT": "13"')
  const after = await checkFile('PO1.json', right, 'Orders')
  expect(after.findings.map(({ code, quickFix }) => [code, isCertain(quickFix)])).toEqual([['unknown-element', false]])
})

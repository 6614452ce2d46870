import { describe, expect, test } from 'vitest'
import { openDocuments } from '@/engines/rsx/read/open-documents'
import { freeYielder } from '../yielders'
import { order, write } from '../planted/cells'
import { checkFile, lineOf } from './checked-file'
import { applyQuickFix } from './support'

const { XML: xml, JSON: json } = order
const root = /<Orders[^]*<\/Orders>/.exec(xml)?.[0] ?? ''
const bare = root.replace(/ xmlns="[^"]*"/, '')
const namespace = 'https://rsx.network.example/7.7'
const record: unknown = JSON.parse(json)
const escapedXml = xml.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An object whose properties are texts of JSON. */
const asText = (object: Record<string, unknown>) =>
  JSON.stringify(Object.fromEntries(Object.entries(object).map(([name, value]) => [name, JSON.stringify(value)])))

describe('an envelope is one finding, and the document in it is judged', () => {
  test.each([
    ['with a part named Header', `<E><Header><Token>a</Token></Header><Body>${root}</Body></E>`],
    ['that declares the namespace', `<e:E xmlns:e="urn:e" xmlns="${namespace}">${bare}</e:E>`],
    ['with prefixes', `<E xmlns:r="${namespace}">${bare.replaceAll(/<(\/?)(?=\w)/g, '<$1r:')}</E>`],
    ['of a line of text', `The order of today:\n${xml}`],
    ['of a multipart message', `--b1\r\nContent-Type: text/xml\r\n\r\n${xml}\r\n--b1--\r\n`],
    ['of a chat', `Here it is:\n\`\`\`xml\n${xml}\n\`\`\`\nThank you.`],
    ['of a response', `HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n\r\n${xml}`],
  ])('XML: %s', async (_, text) => {
    const { findings, result } = await checkFile('PO1.xml', text)
    expect(findings.map(({ code }) => code)).toEqual(['envelope'])
    expect(result?.judgedUpTo).toBeUndefined()
    const invalid = await checkFile('PO1.xml', text.replace(/(?<=TsetPurposeCode>)00/, 'QQ'))
    expect(invalid.findings.map(({ code }) => code)).toEqual(['envelope', 'unknown-code'])
  })

  test.each([
    ['XML', 'PO1.xml', xml.replace(/(?<=<AddressName>)[^<]*/, '&lt;Orders&gt; must be sent by noon')],
    ['JSON', 'PO1.json', json.replace(/(?<="AddressName": ")[^"]*/, '<Invoices /> see the portal')],
  ])('a value that begins like a document stays a value: %s', async (_, name, text) => {
    const { findings, text: shown } = await checkFile(name, text)
    expect(findings).toEqual([])
    expect(shown).toBe(text)
  })

  test('each of several escaped documents is judged', async () => {
    const second = escapedXml.replace('TsetPurposeCode&gt;00', 'TsetPurposeCode&gt;QQ')
    const text = `<E><string>${escapedXml}</string><string>${second}</string></E>`
    const { findings } = await checkFile('PO1.xml', text)
    expect(findings.map(({ code }) => code).toSorted()).toEqual(['envelope', 'several-documents', 'unknown-code'])
  })

  test.each([
    ['the text of an element, twice', 'PO1.xml', `<string>${escapedXml.replaceAll('&', '&amp;')}</string>`],
    [
      'the text of an element, with numbers',
      'PO1.xml',
      `<E>${escapedXml.replaceAll('&lt;', '&#60;').replaceAll('&gt;', '&#x3E;')}</E>`,
    ],
    ['the text of an element', 'PO1.xml', `<string xmlns="urn:e">${escapedXml}</string>`],
    ['the text of an element below others', 'PO1.xml', `<E><Id>7</Id><Return>\n${escapedXml}\n</Return></E>`],
    ['a text of JSON', 'PO1.json', JSON.stringify(xml)],
    ['a property of JSON', 'PO1.json', JSON.stringify({ id: 7, data: xml })],
  ])('escaped as %s', async (_, name, text) => {
    const { findings, result, text: shown } = await checkFile(name, text)
    expect(findings.map(({ code }) => code)).toEqual(['envelope'])
    expect(result?.judgedUpTo).toBeUndefined()
    expect(shown.trim()).toBe(xml.trim())
    const invalid = await checkFile(name, text.replace(/(?<=TsetPurposeCode(?:>|&(?:amp;)?gt;|&#x3E;))00/, 'QQ'))
    expect(invalid.findings.map(({ code }) => code)).toContain('unknown-code')
  })

  test.each([
    ['the file is a text', JSON.stringify(json)],
    ['the file is a text with the record below its name', JSON.stringify(JSON.stringify({ Order: record }))],
    ['the file is a text that was escaped twice', JSON.stringify(JSON.stringify(json))],
    ['a property has it', JSON.stringify({ payload: json })],
    ['a property has it below the names of root and record', asText({ payload: { Orders: { Order: record } } })],
    ['a property has it in an array', asText({ payload: [record] })],
    ['a property below others has it', JSON.stringify({ id: 7, data: { body: `\n${json}` } })],
    ['the result of a web service', `<string xmlns="urn:e">${json.replaceAll('&', '&amp;')}</string>`],
    [
      'the result of a web service with references',
      `<s>${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</s>`,
    ],
  ])('a document of JSON in a text: %s', async (_, text) => {
    const name = text.startsWith('<') ? 'PO1.xml' : 'PO1.json'
    const { findings, result, text: shown } = await checkFile(name, text)
    expect(findings.map(({ code }) => code)).toEqual(['envelope'])
    expect(findings[0]?.message).toMatch(
      /^The file has the document as an escaped text in (?:a text of JSON|the property (?:payload|body)|the element \w+)\./,
    )
    expect(result?.judgedUpTo).toBeUndefined()
    expect(JSON.parse(shown)).toEqual(record)
    const invalid = await checkFile(name, text.replace(/(?<=TsetPurposeCode\W+(?:quot;)?:\s*\W+(?:quot;)?)00/, 'QQ'))
    expect(invalid.findings.map(({ code }) => code)).toEqual(['envelope', 'unknown-code'])
  })

  test.each([
    ['a table', order.CSV],
    ['a positional file', order.Positional],
  ])('%s in a text of JSON', async (_, document) => {
    const { findings, text } = await checkFile('PO1.json', JSON.stringify({ payload: document }))
    expect(findings.map(({ code }) => code)).toEqual(['envelope'])
    expect(text).toBe(document.trim())
  })

  test('each of several documents of JSON in texts is judged', async () => {
    const text = JSON.stringify([
      { body: json },
      { body: json.replace('"TsetPurposeCode": "00"', '"TsetPurposeCode": "QQ"') },
    ])
    const { findings } = await checkFile('PO1.json', text)
    expect(findings.map(({ code }) => code).toSorted()).toEqual(['envelope', 'several-documents', 'unknown-code'])
  })

  test.each([
    ['that has a document', json],
    ['that begins like a record', 'OH00001 is the first record'],
    ['in braces', '{see the portal}'],
  ])('a note of a document stays a value: %s', async (_, note) => {
    const text = json.replace(/(?<="AddressName": )"[^"]*"/, JSON.stringify(note))
    const { findings, text: shown } = await checkFile('PO1.json', text)
    expect(findings.map(({ code }) => code)).not.toContain('envelope')
    expect(shown).toBe(text)
  })

  test.each([
    ['with other values', { status: 'ok', data: record }],
    ['with an array', { data: [record] }],
    ['around the root of a converter', { data: { Orders: { $: { xmlns: namespace }, Order: [record] } } }],
    ['with a prefix', { 'n:Orders': { '@xmlns:n': namespace, 'n:Order': record } }],
    ['in a script', record],
  ])('JSON: %s', async (name, value) => {
    const text = name === 'in a script' ? `const order = ${JSON.stringify(value)};` : JSON.stringify(value)
    const { findings } = await checkFile('PO1.json', text)
    expect(findings.map(({ code }) => code)).toEqual(['envelope'])
    const invalid = await checkFile('PO1.json', text.replace('"TsetPurposeCode":"00"', '"TsetPurposeCode":"QQ"'))
    expect(invalid.findings.map(({ code }) => code)).toEqual(['envelope', 'unknown-code'])
  })

  test.each([
    ['PO1.xml', `<E><Header><Token>a</Token></Header><Body>${root}</Body></E>`],
    ['PO1.xml', `<E from="a">${root}</E>`],
    ['PO1.xml', `<E><Sender>a</Sender><Data><![CDATA[${xml}]]></Data></E>`],
    ['PO1.xml', `Please check by noon:\n${xml}`],
    ['PO1.json', JSON.stringify({ status: 'ok', data: record })],
    ['PO1.json', JSON.stringify({ status: 'ok', data: { Orders: { $: { xmlns: namespace }, Order: record } } })],
  ])('that holds other values has no fix that would remove them: %s', async (name, text) => {
    const { findings } = await checkFile(name, text)
    expect(findings.map(({ code, quickFix }) => [code, quickFix])).toEqual([['envelope', undefined]])
  })
})

describe('documents of different types in one file', () => {
  const invoice = { XML: write('XML', 'Invoices'), JSON: write('JSON', 'Invoices') }

  test.each([
    ['behind each other', 'day.xml', xml + invoice.XML],
    ['in an envelope', 'day.xml', `<Day>${root}${invoice.XML.replace(/<\?xml.*\?>/, '')}</Day>`],
    ['in an array', 'day.json', `[${json},${invoice.JSON}]`],
    ['in lines', 'day.json', `${JSON.stringify(record)}\n${JSON.stringify(JSON.parse(invoice.JSON))}\n`],
  ])('%s are opened as one document for each type, and each says so', async (_, name, text) => {
    const opened = await openDocuments(name, new TextEncoder().encode(text), freeYielder())
    const ending = name.split('.')[1]
    expect(opened.map((one) => one.name)).toEqual([`${name}/Orders.${ending}`, `${name}/Invoices.${ending}`])
    expect(opened.map(({ candidates }) => candidates.includes('Orders'))).toEqual([true, false])
    for (const { fileFindings } of opened) {
      expect(fileFindings.map(({ code }) => code)).toEqual(['several-documents'])
      expect(fileFindings[0]?.message).toContain(`${name} holds documents of different types: Orders, Invoices.`)
    }
  })

  test('a comment with the name of another document makes none', async () => {
    const text = xml.replace('<Orders', '<!-- <Invoices></Invoices> --><Orders')
    const opened = await openDocuments('PO1.xml', new TextEncoder().encode(text), freeYielder())
    expect(opened.map(({ name }) => name)).toEqual(['PO1.xml'])
  })
})

test.each([
  ['XML', 'PO1.xml', `${xml}${xml.replaceAll('>00<', '>QQ<')}`],
  ['JSON', 'PO1.json', `[${json},${json.replace('"TsetPurposeCode": "00"', '"TsetPurposeCode": "QQ"')}]`],
  ['CSV', 'PO1.csv', order.CSV + order.CSV.replace(/^[^\n]*\n/, '').replace(/(?<=^H,\w+,[\w-]+,)00/m, 'QQ')],
  ['positional', 'PO1.txt', order.Positional + order.Positional.replace(/(?<=^OH.*)00(?=KN)/m, 'QQ')],
])('the second of two %s documents is judged too', async (_, name, text) => {
  const { findings } = await checkFile(name, text)
  expect(findings.map(({ code }) => code).toSorted()).toEqual(['several-documents', 'unknown-code'])
  expect(
    findings.every(({ quickFix }) => quickFix === undefined || quickFix.edits.every((edit) => edit.text !== '')),
  ).toBe(true)
})

test('records without a root are wrapped together', async () => {
  const records = bare.replaceAll(/<\/?Orders>/g, '')
  const { findings, text } = await checkFile('PO1.xml', `${records}${records}`)
  expect(findings.map(lineOf)).toEqual(['error wrong-root Line 2, column 3'])
  expect((await checkFile('PO1.xml', applyQuickFix(text, findings[0]))).findings).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isCertain } from '@/engines/rsx/findings/finding'
import { platformSchema } from '../check/platform-rules'
import { xmlErrors } from '../oracles/xml-oracle'
import { checkFile, lineOf } from './checked-file'
import { applyQuickFix } from './support'

const fileOf = (name: string) => readFileSync(new URL(`inputs/${name}`, import.meta.url))

describe('a file as programs write it has one finding of reading, and its content is judged', () => {
  test.each([
    ['order-of-a-line-that-no-version-has.xml', 'error unknown-version Line 2, column 16'],
    ['order-with-the-release-in-its-namespace.xml', 'error namespace Line 2, column 16'],
    ['two-orders.xml', 'error several-documents Line 36, column 1'],
    ['two-orders.csv', 'error several-documents Row 18'],
    ['ship-notice-in-soap.xml', 'error envelope Line 2, column 1'],
    ['ship-notice-with-mail-headers.xml', 'error envelope Line 1, column 1'],
    ['namespace-in-typographic-quotes.xml', 'error not-well-formed Line 2, column 18'],
    ['declaration-in-capitals.xml', 'error not-well-formed Line 1, column 1'],
    ['reference-to-a-control-character.xml', 'error not-well-formed Line 19, column 26'],
    ['blank-before-the-namespace.xml', 'error namespace Line 2, column 19'],
    ['separator-line.csv', 'note envelope Row 1'],
    ['blank-rows-at-the-end.csv', 'note empty-element Row 18, column 1 (RecordType)'],
    ['attributes-of-types.xml', 'error envelope Line 6, column 26'],
    ['order-from-xml2js.json', 'error envelope Line 3, column 5'],
    ['entity-of-html.xml', 'error not-well-formed Line 19, column 27'],
  ])('such as %s', async (name, line) => {
    const { findings, result } = await checkFile(name, fileOf(name), 'Orders')
    expect(findings.map(lineOf)).toEqual([line])
    expect(result?.judgedUpTo).toBeUndefined()
    // An error inside is found too: the content was judged.
    const text = fileOf(name).toString('utf8')
    const invalid = text.replace(
      /(?<=TsetPurposeCode>|TsetPurposeCode": "|TsetPurposeCode type="str">|1,|1;)00(?=[<",;])/g,
      'QQ',
    )
    const judged = await checkFile(name, invalid, 'Orders')
    expect(judged.findings.map(({ code }) => code)).toContain('unknown-code')
  })

  test('remittance-of-an-older-line.xml', async () => {
    const { findings } = await checkFile('a.xml', fileOf('remittance-of-an-older-line.xml'))
    expect(findings.map(lineOf)).toEqual([
      'error unknown-version Line 2, column 21',
      'warning no-content Line 2, column 54',
    ])
  })

  test('two-byte-order-marks.xml', async () => {
    const { findings } = await checkFile('a.xml', fileOf('two-byte-order-marks.xml'))
    expect(findings.map(lineOf).toSorted()).toEqual([
      'error encoding Line 1, column 1',
      'note encoding Line 1, column 1',
    ])
  })

  test('each record of shifted-dates.txt is said to be shifted, and its values are right', async () => {
    const { findings, text } = await checkFile('PO-shifted.txt', fileOf('shifted-dates.txt'))
    expect(findings.map(lineOf)).toEqual(
      [3, 4, 5].map((line) => `error shifted-record Record OD, line ${line}, position 8`),
    )
    const fixed = findings.reduceRight((all, finding) => applyQuickFix(all, finding), text)
    expect(fixed).toContain('OD00003037 2026-03-16')
    expect((await checkFile('PO-shifted.txt', fixed)).findings).toEqual([])
  })

  test('x12-without-interchange.txt is said to be X12', async () => {
    const { findings } = await checkFile('x12.txt', fileOf('x12-without-interchange.txt'))
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['other-format', expect.stringMatching(/^This is X12 \d+(?: from \w+)? without the envelope/)],
    ])
  })
})

describe('a namespace never leaves a document without a verdict', () => {
  test('of a line that no version has: the versions that there are, and the one by which it is judged', async () => {
    const { findings } = await checkFile('a.xml', fileOf('order-of-a-line-that-no-version-has.xml'))
    expect(findings[0]?.found).toBe('8.0')
    expect(findings[0]?.message).toContain('names version 8.0, which Orders does not have.')
    expect(findings[0]?.message).toContain('Orders has the versions 7.7.4, 7.7.0, 7.3.0.')
    expect(findings[0]?.message).toContain('judged by 7.7.4')
  })

  test('with a release instead of its line: its fix is certain and leaves nothing', async () => {
    const { findings, text } = await checkFile('a.xml', fileOf('order-with-the-release-in-its-namespace.xml'))
    expect(isCertain(findings[0]?.quickFix)).toBe(true)
    expect((await checkFile('a.xml', applyQuickFix(text, findings[0]))).findings).toEqual([])
  })

  test('that is foreign: the line is told by the names, the former names name their successors, and it has a fix', async () => {
    const { findings } = await checkFile('a.xml', fileOf('older-order-in-a-foreign-namespace.xml'))
    const [namespace, ...others] = findings
    expect(namespace?.code).toBe('namespace')
    expect(namespace?.message).toContain('Its names are those of versions before 7.4.')
    expect(namespace?.fix).toContain('Choose version 7.3.0')
    expect(namespace?.quickFix?.caution).toBeDefined()
    expect(others.filter(({ code }) => code === 'former-name').map(({ found, expected }) => [found, expected])).toEqual(
      [
        ['PurchaseOrderTypeCode', 'PrimaryPOTypeCode'],
        ['POTypeDescription', 'PrimaryPOTypeDescription'],
        ['Date', 'Dates'],
        ['DateTimeQualifier1', 'DateTimeQualifier'],
        ['Date1', 'Date'],
        ['Time1', 'Time'],
        ['Contact', 'Contacts'],
        ['ContactPhone', 'PrimaryPhone'],
        ['Reference', 'References'],
        ['NoteInformationField', 'Note'],
        ['LineItems', 'LineItem'],
        ['ItemDescriptionType', 'ProductCharacteristicCode'],
      ],
    )
    expect(others.some(({ code }) => code === 'unknown-element' || code === 'wrong-place')).toBe(false)
  })

  test('that is foreign and names a version: kind 8', async () => {
    const name = 'older-order-in-a-foreign-namespace-with-a-version.xml'
    const { findings } = await checkFile('a.xml', fileOf(name))
    expect(findings[0]).toMatchObject({ code: 'unknown-version', found: '7.1' })
    expect(findings.filter(({ code }) => code === 'namespace')).toEqual([])
  })
})

test.each([
  'ship-notice-in-soap.xml',
  'ship-notice-with-mail-headers.xml',
  'namespace-in-typographic-quotes.xml',
  'declaration-in-capitals.xml',
  'blank-before-the-namespace.xml',
  'blank-rows-at-the-end.csv',
  'attributes-of-types.xml',
  'order-from-xml2js.json',
  'entity-of-html.xml',
])('the fix of %s is certain and leaves a file without findings', async (name) => {
  const { findings, text } = await checkFile(name, fileOf(name), 'Orders')
  expect(isCertain(findings[0]?.quickFix)).toBe(true)
  expect((await checkFile(name, applyQuickFix(text, findings[0]), 'Orders')).findings).toEqual([])
})

test.each(readdirSync(new URL('inputs', import.meta.url)).filter((name) => name.endsWith('.xml')))(
  '%s has an error exactly if libxml2 refuses it by the schema of its document',
  async (name) => {
    const bytes = fileOf(name)
    const { result } = await checkFile(name, bytes)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const refused = (() => {
      try {
        return xmlErrors(platformSchema(result?.document ?? ''), text).length > 0
      } catch {
        // It is not well-formed.
        return true
      }
    })()
    expect((result?.counts.error ?? 0) > 0).toBe(refused)
  },
)

test('a reference to a control character is named as one, and replaced by a blank only by a person', async () => {
  const { findings, text } = await checkFile('a.xml', fileOf('reference-to-a-control-character.xml'))
  expect(findings[0]?.message).toContain('control character U+000B')
  expect(findings[0]?.quickFix?.caution).toBeDefined()
  expect(applyQuickFix(text, findings[0])).toContain('<AddressName>Lake Store</AddressName>')
})

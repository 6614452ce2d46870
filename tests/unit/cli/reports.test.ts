import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveOf, platformContent } from '../engines/rule-pack/platform-pack'
import { csvOf, plant, xmlOf } from '../engines/rsx/check/support'
import { platformSources } from '../engines/rsx/sources/platform-sources'
import { folderOf, removeFolder, runTool } from './run-tool'

const retailers = ['Harbor & Pine', 'Northgate Outfitters']
let folder = ''

beforeAll(async () => {
  folder = folderOf({
    'valid.xml': xmlOf('Orders'),
    // Markup, a comma, a line break and a bell in values and names.
    'wrong, 100%.xml': plant(xmlOf('Orders'), '>EA<', '>&lt;b&gt;,:%0A<'),
    'b\u0007\u202e.csv': csvOf('Shipments').replace('SH', 'S\u0007'),
    'empty.xml': '',
  })
  const sources = ['Orders', 'Shipments'].map((name) => platformSources(name))
  writeFileSync(join(folder, 'rules.zip'), await archiveOf(platformContent(sources, { retailers })))
})
afterAll(() => removeFolder(folder))

const report = async (format: string) => {
  const files = ['valid.xml', 'wrong, 100%.xml', 'b\u0007\u202e.csv', 'empty.xml', 'missing.xml'].map((name) =>
    join(folder, name),
  )
  const { code, stdout } = await runTool(['check', ...files, '--rules', join(folder, 'rules.zip'), '--format', format])
  expect(code).toBe(2)
  return stdout
}

/** The errors of a value by a JSON Schema. */
function errorsOf(schema: object, value: unknown): unknown {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
  addFormats.default(ajv)
  const validate = ajv.compile(schema)
  return validate(value) ? [] : validate.errors
}

const schemaOf = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object

interface JsonReport {
  documents: { name: string; outcome: string; verdicts: { retailer: string | null }[] }[]
  totals: object
}

test('the JSON report has the form that docs publish, and all documents', async () => {
  const parsed = JSON.parse(await report('json')) as JsonReport
  expect(errorsOf(schemaOf('docs/check-report.schema.json'), parsed)).toEqual([])
  expect(parsed.documents.map(({ outcome }) => outcome).toSorted()).toEqual([
    'errors',
    'errors',
    'errors',
    'not judged',
    'not judged',
  ])
  expect(parsed.documents[0]?.verdicts.map(({ retailer }) => retailer)).toEqual([null, ...retailers])
  expect(parsed.totals).toMatchObject({ documents: 5, withErrors: 3, notJudged: 2, exitCode: 2 })
})

interface SarifLog {
  runs: {
    results: { ruleId: string; locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[]
    invocations: { toolExecutionNotifications: { message: { text: string } }[] }[]
  }[]
}

test('the SARIF report has the form of SARIF 2.1.0', async () => {
  const log = JSON.parse(await report('sarif')) as SarifLog
  expect(errorsOf(schemaOf('tests/unit/cli/schemas/sarif-2.1.0.json'), log)).toEqual([])
  const [run] = log.runs
  const uris = run?.results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri ?? '') ?? []
  expect(uris.some((uri) => uri.endsWith('wrong%2C%20100%25.xml'))).toBe(true)
  expect(run?.invocations[0]?.toolExecutionNotifications).toHaveLength(2)
})

test('the JUnit report has the form that Jenkins and GitLab read', async () => {
  const xsd = XmlDocument.fromString(readFileSync('tests/unit/cli/schemas/junit.xsd', 'utf8'))
  const text = await report('junit')
  const document = XmlDocument.fromString(text)
  expect(() => XsdValidator.fromDoc(xsd).validate(document)).not.toThrow()
  document.dispose()
  expect(text.match(/<testsuite /g)).toHaveLength(5)
  expect(text).toMatch(/<testcase name="Harbor &amp; Pine"/)
  expect(text).not.toContain('<b>')
})

test('the annotations have one line for each finding, and values cannot make another one', async () => {
  const lines = (await report('github')).trimEnd().split('\n')
  for (const line of lines) {
    expect(line).toMatch(/^::(error|warning|notice) file=[^,:\r\n]+(,(line|col)=\d+){0,2},title=[^,:\r\n]+::[^\r\n]+$/)
    expect(line.replaceAll(/%(25|0A|0D|3A|2C)/g, '')).not.toContain('%')
  }
  expect(lines.filter((line) => line.includes('title=Not judged'))).toHaveLength(2)
})

test('the text obeys no control character of a document', async () => {
  const text = await report('text')
  expect(text).toContain('b\\u{7}\\u{202e}.csv')
  expect(text).not.toMatch(/[^\P{Cc}\n]/u)
})

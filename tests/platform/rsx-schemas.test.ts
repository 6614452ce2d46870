import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents } from '../../platform/rsx/documents'
import { documentSchema, type DocumentSchema } from '../../platform/rsx/document-schema'
import { createGeneratedFiles } from '../../platform/rsx/generated-files'
import { findVersion, flatFileDocuments } from '../../platform/rsx/versions'
import { openArchive, openArchiveWithProgram } from './archives'
import { createTestPlatform, dana, stella, type Person } from './in-process'
import { jsonErrors, xmlErrors } from './rsx-validators'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const get = (path: string, as?: Person) =>
  platform.call('GET', path, { headers: { 'x-sps-service': 'dev-center' }, ...(as && { as }) })

const versions = ['7.7.4', '7.7.0', '7.3.0', '7.1.0', '6.9.0', 'sip']
const schemas = versions.flatMap((version) =>
  (findVersion(version)?.documents ?? []).map(({ name }) => documentSchema(version, name) as DocumentSchema),
)

/** The smallest valid record. */
function smallest(schema: DocumentSchema, type = schema.document.record): Record<string, unknown> {
  const entries = (schema.types.get(type) ?? [])
    .filter(({ required }) => required)
    .map((element) => {
      const { name, group, kind, codeList } = element
      const text = schema.codeLists.get(codeList ?? '')?.[0]?.value ?? 'X'.repeat(Math.max(1, element.minLength ?? 1))
      const value = group === undefined ? (kind === 'number' ? 1 : text) : smallest(schema, group)
      return [name, element.repeats ? [value] : value] as const
    })
  return Object.fromEntries(entries)
}

const toXml = (value: unknown, name: string): string =>
  Array.isArray(value)
    ? value.map((item) => toXml(item, name)).join('')
    : typeof value === 'object' && value !== null
      ? `<${name}>${Object.entries(value)
          .map(([key, child]) => toXml(child, key))
          .join('')}</${name}>`
      : `<${name}>${String(value)}</${name}>`

const file = ({ document, namespace }: DocumentSchema, record: string) =>
  `<${document.name} xmlns="${namespace}">${record}</${document.name}>`

describe('schemas', () => {
  it('are valid for independent validators, accept a valid record and refuse invalid ones', () => {
    // All of the current line, and the most complex of the others: compiling takes most of the time of this file.
    const chosen = ['Orders', 'Shipments', 'WarehouseInventoryAdjustmentAdvices']
    const some = schemas.filter(
      ({ version, document }) => version.version.startsWith('7.7') || chosen.includes(document.name),
    )
    expect(some.length).toBeGreaterThan(33)
    for (const schema of some) {
      const { document, version } = schema
      const record = smallest(schema)
      const good = file(schema, toXml(record, document.record))
      const name = `${document.name} ${version.version}`
      expect([name, xmlErrors(schema, good), jsonErrors(schema, record)]).toEqual([name, [], []])
      const unknown = { ...record, Nonsense: 'x' }
      expect([name, xmlErrors(schema, file(schema, toXml(unknown, document.record))).length > 0]).toEqual([name, true])
      expect([name, jsonErrors(schema, unknown).length > 0]).toEqual([name, true])
      expect(xmlErrors(schema, file(schema, `<${document.record}/>`)).length).toBeGreaterThan(0)
      expect(jsonErrors(schema, {}).length).toBeGreaterThan(0)
    }
  })

  it('restrict codes when they are qualified', () => {
    const record = {
      Header: { OrderHeader: { TradingPartnerId: 'A', PurchaseOrderNumber: '1', TsetPurposeCode: 'ZZ' } },
    }
    for (const [version, faults] of [
      ['7.7.0', 0],
      ['7.7.4', 1],
    ] as const) {
      const schema = documentSchema(version, 'Orders') as DocumentSchema
      expect(Math.min(1, jsonErrors(schema, record).length)).toBe(faults)
      expect(Math.min(1, xmlErrors(schema, file(schema, toXml(record, 'Order'))).length)).toBe(faults)
    }
  })

  it('let the levels of Shipments nest deeply', () => {
    const schema = documentSchema('7.7.4', 'Shipments') as DocumentSchema
    let pack: Record<string, unknown> = { Pack: { PackLevelType: 'P' } }
    for (let depth = 0; depth < 12; depth++) pack = { Pack: { PackLevelType: 'T' }, PackLevel: [pack] }
    const record = { ...smallest(schema), PackLevel: [pack] }
    expect(jsonErrors(schema, record)).toEqual([])
    expect(xmlErrors(schema, file(schema, toXml(record, 'Shipment')))).toEqual([])
  })

  it('contain only codes that fit into their fields', () => {
    const long = schemas.flatMap(({ types, codeLists }) =>
      [...types.values()]
        .flat()
        .flatMap(({ name, codeList, minLength = 0, maxLength = 99 }) =>
          (codeLists.get(codeList ?? '') ?? [])
            .filter(({ value }) => value.length < minLength || value.length > maxLength)
            .map(({ value }) => `${name}: ${value}`),
        ),
    )
    expect([...new Set(long)]).toEqual([])
  })
})

describe('downloads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('are archives with the schema and a readme', async () => {
    const xml = await get('/rsx/v1/assets/7.7.4/Orders/?format=xml')
    expect(xml.headers.get('content-type')).toBe('application/zip')
    openArchiveWithProgram(xml.bytes)
    const files = openArchive(xml.bytes)
    expect(Object.keys(files)).toEqual(['Orders-7.7.4.xsd', 'README.txt'])
    expect(files['Orders-7.7.4.xsd']).toContain('<xs:enumeration value="037">')
    const json = openArchive((await get('/rsx/v1/assets/7.7.4/Orders/?format=JSON')).bytes)
    expect(JSON.parse(json['Orders-7.7.4.schema.json'] ?? '')).toMatchObject({ $ref: '#/$defs/Order' })
  })

  it('of base schemas need structure=true', async () => {
    expect((await get('/rsx/v1/assets/7.7.0/Orders/?format=xml')).status).toBe(400)
    const base = openArchive((await get('/rsx/v1/assets/7.7.0/Orders/?format=xml&structure=true')).bytes)
    expect(base['Orders-7.7.0.xsd']).not.toContain('xs:enumeration')
    const structure = openArchive((await get('/rsx/v1/assets/7.7.4/Orders/?format=xml&structure=true')).bytes)
    expect(structure['Orders-7.7.4.xsd']).not.toContain('xs:enumeration')
    const whole = openArchive((await get('/rsx/v1/assets/7.7.4/Orders/?format=xml')).bytes)
    expect(whole['Orders-7.7.4.xsd']).toContain('xs:enumeration')
  })

  it('of sip are single files, for the toolbox only', async () => {
    const path = '/rsx/v1/internal/assets/sip_schema/sip/Orders/?format=xml'
    expect((await get(path)).status).toBe(401)
    expect((await get(path, dana)).status).toBe(403)
    const answer = await get(path, stella)
    expect(answer.headers.get('content-type')).toBe('application/xml')
    expect(answer.text.startsWith('<?xml')).toBe(true)
    expect(answer.text).toContain('targetNamespace="https://rsx.network.example/sip"')
    const json = await get(path.replace('xml', 'json'), stella)
    expect(JSON.parse(json.text)).toHaveProperty('$defs')
  })

  it('of restricted versions are refused', async () => {
    const path = '/rsx/v1/assets/7.1.0/Orders/?format=xml'
    expect((await get(path)).status).toBe(403)
    const refused = await get(path, dana)
    expect(refused.status).toBe(403)
    expect(refused.body?.error?.errorDescription).toContain('7.1.0')
    expect((await get(path, stella)).status).toBe(200)
    expect((await get('/rsx/v1/internal/assets/sip_schema/7.1.0/Orders/?format=xml', stella)).status).toBe(200)
  })

  it.each([
    ['/rsx/v1/assets/7.7.4/Nothing/?format=xml', 404],
    ['/rsx/v1/assets/8.0.0/Orders/?format=xml', 404],
    ['/rsx/v1/assets/7.7.4/CarrierLoadTenders/?format=xml', 404],
    ['/rsx/v1/assets/7.7.4/Orders/?format=pdf', 400],
    ['/rsx/v1/assets/7.7.4/Orders/', 400],
    ['/content/CSV/ItemRegistries.zip', 404],
    ['/content/CSV/../rsx/versions.ts', 404],
    ['/content/CSV/', 404],
  ])('%s answers %d', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  it('describe the CSV and positional form of seven documents', async () => {
    expect(flatFileDocuments).toHaveLength(7)
    for (const name of flatFileDocuments) {
      const csv = openArchive((await get(`/content/CSV/${name}.zip`)).bytes)
      expect(Object.keys(csv)).toEqual([`${name}-layout.html`, `${name}-layout.csv`, `${name}-template.csv`])
      expect(csv[`${name}-template.csv`]).toMatch(/^RecordType,\w+_TradingPartnerId,/)
      const positional = openArchive((await get(`/content/PositionalCSV/${name}.zip`)).bytes)
      const rows = (positional[`${name}-positional-layout.csv`] ?? '').trim().split('\r\n').slice(1)
      let last = ['', '', '', '', '7']
      for (const row of rows) {
        const cells = row.split(',')
        // Fields of a record follow each other without gap or overlap, from column 8.
        expect(Number(cells[3])).toBe(cells[0] === last[0] ? Number(last[4]) + 1 : 8)
        last = cells
      }
      expect(rows.length).toBeGreaterThan(30)
    }
  })

  it('are generated once and cached by a hash of their source', async () => {
    const generatedFiles = createGeneratedFiles(folder)
    let count = 0
    const generate = () => new TextEncoder().encode(`generated ${(count += 1)}`)
    await generatedFiles.get('some/file.txt', generate)
    expect(new TextDecoder().decode(await generatedFiles.get('some/file.txt', generate))).toBe('generated 1')
    expect(readdirSync(folder)).toHaveLength(1)
  })
})

it('every document of the network is in a version', () => {
  const names = new Set(schemas.map(({ document }) => document.name))
  expect(documents.filter(({ name }) => !names.has(name))).toEqual([])
})

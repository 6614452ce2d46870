import { beforeAll, describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { assetsSchema, documentNumbersSchema, fieldsSchema, schemaNamesSchema } from '@/api/rsx/schemas'
import { createTestPlatform, dana, stella, type Person } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const service = { 'x-sps-service': 'dev-center' }
const get = (path: string, as?: Person) => platform.call('GET', `/rsx${path}`, { headers: service, ...(as && { as }) })

async function fields(version: string, document: string, as: Person = dana) {
  const { body } = await get(`/v1/schema/${version}/${document}/fields/`, as)
  return z.parse(fieldsSchema, body).fields
}

describe('the RSX service', () => {
  it.each(['/v1/assets/', '/v1/valid_schema_names/', '/v1/schema_document_relationship/rsx/'])(
    'answers %s only to services that it knows',
    async (path) => {
      const anonymous = await platform.call('GET', `/rsx${path}`, { as: dana })
      expect(anonymous.status).toBe(400)
      const unknown = await platform.call('GET', `/rsx${path}`, { as: dana, headers: { 'x-sps-service': 'other' } })
      expect(unknown.body?.error?.errorDescription).toContain('X-SPS-Service')
      expect((await get(path, dana)).status).toBe(200)
    },
  )

  it('requires a token where it must, and refuses an invalid one everywhere', async () => {
    expect((await get('/v1/valid_schema_names/')).status).toBe(401)
    expect((await get('/v1/schema/7.7.4/Orders/fields/')).status).toBe(401)
    expect((await get('/v2/internal/assets/')).status).toBe(401)
    expect((await get('/v1/assets/')).status).toBe(200)
    const bad = { headers: { ...service, authorization: 'Bearer nonsense' } }
    expect((await platform.call('GET', '/rsx/v1/assets/', bad)).status).toBe(401)
  })

  it('lists documents by version, internal ones for the toolbox only', async () => {
    const names = async (as: Person, query = '') =>
      z.parse(schemaNamesSchema, (await get(`/v1/valid_schema_names/${query}`, as)).body).schemas
    expect(Object.keys(await names(dana))).toEqual(['7.7.4', '7.7.0', '7.3.0', '6.9.0'])
    expect(Object.keys(await names(stella))).toEqual(['7.7.4', '7.7.0', '7.3.0', '7.1.0', '6.9.0', 'sip'])
    expect(Object.keys(await names(dana, '?version=7.7.0'))).toEqual(['7.7.0'])
    expect((await names(dana))['7.7.4']).toContain('InventoryInquiriesAndAdvices')
    expect((await get('/v1/valid_schema_names/?version=9.9.9', dana)).status).toBe(404)
    expect((await get('/v1/valid_schema_names/?version=7.1.0', dana)).status).toBe(403)
  })

  it('relates documents to EDI numbers as the portal shows them', async () => {
    const { body } = await get('/v1/schema_document_relationship/rsx/')
    const shown = new Map(
      (z.parse(documentNumbersSchema, body)['7.7.0'] ?? []).map(({ name, docTypes }) => [name, docTypes.join('/')]),
    )
    expect(Object.fromEntries(shown)).toMatchObject({
      Orders: '850/875/ORDERS',
      Invoices: '810/880/INVOIC',
      Shipments: '856/DESADV',
      OrderChanges: '860/ORDCHG',
      OrderAcks: '855/ORDRSP',
      InventoryInquiriesAndAdvices: '846/PRICAT',
      Remittances: '820',
    })
  })

  it('lists schemas for download: sets, legacy, formats', async () => {
    const list = z.parse(assetsSchema, (await get('/v1/assets/')).body).assets
    const versionsOf = (name: string) => list.filter(({ docName }) => docName === name).map(({ version }) => version)
    expect(versionsOf('Orders')).toEqual(['7.7.4', '7.7.0', '7.3.0', '6.9.0'])
    expect(versionsOf('CarrierLoadTenders')).toEqual(['7.7.0'])
    expect(list.find(({ version }) => version === '7.3.0')).toMatchObject({ legacy: true, schemaSet: 'qualified' })
    expect(list.find(({ version }) => version === '7.7.0')).toMatchObject({
      docName: 'Orders',
      documentNumbers: ['850', '875', '940'],
      legacy: false,
      schemaSet: 'network',
      formats: ['XML', 'JSON', 'CSV', 'Positional'],
    })
    const withCsv = new Set(list.filter(({ formats }) => formats.includes('CSV')).map(({ docName }) => docName))
    expect(withCsv.size).toBe(7)
    const internal = z.parse(assetsSchema, (await get('/v2/internal/assets/', stella)).body).assets
    expect(internal.filter(({ schemaSet }) => schemaSet === 'internal').map(({ version }) => version)).toContain('sip')
    expect((await get('/v2/internal/assets/', dana)).status).toBe(403)
  })
})

describe('fields', () => {
  it('are one row per name, without codes in a base schema', async () => {
    const [base, qualified] = [await fields('7.7.0', 'Orders'), await fields('7.7.4', 'Orders')]
    expect(base.map(({ name }) => name)).toEqual(qualified.map(({ name }) => name))
    expect(base.length).toBe(372)
    expect(new Set(base.map(({ name }) => name)).size).toBe(base.length)
    expect(base.every(({ enums }) => enums.length === 0)).toBe(true)
    expect(qualified.find(({ name }) => name === 'DateTimeQualifier')?.enums.length).toBe(86)
    expect(qualified.find(({ name }) => name === 'TradingPartnerId')?.enums).toEqual([])
  })

  it('have up to 1,233 codes, and are finite although Shipments contain themselves', async () => {
    const items = await fields('7.7.4', 'ItemRegistries')
    expect(items.find(({ name }) => name === 'ItemAttributeQualifier')?.enums.length).toBe(1233)
    expect((await fields('7.7.4', 'Shipments')).length).toBeGreaterThan(300)
  })

  it('have the former names in older versions', async () => {
    const names = (await fields('7.3.0', 'Orders')).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['LineItems', 'LineItem', 'Contact', 'DateTimeQualifier1']))
    expect(names).not.toContain('Contacts')
  })

  it('are answered 403 for restricted versions and 404 for unknown ones', async () => {
    expect((await get('/v1/schema/7.1.0/Orders/fields/', dana)).status).toBe(403)
    expect((await fields('7.1.0', 'WarehouseInventoryAdjustmentAdvices', stella)).length).toBeGreaterThan(40)
    expect((await get('/v1/schema/7.7.4/Nothing/fields/', dana)).status).toBe(404)
    expect((await get('/v1/schema/1.0.0/Orders/fields/', dana)).status).toBe(404)
  })

  it.each(['7.7.4', '7.7.0', '7.3.0', '7.1.0', '6.9.0', 'sip'])(
    'of %s are described, with every code',
    async (version) => {
      const names = z.parse(schemaNamesSchema, (await get(`/v1/valid_schema_names/?version=${version}`, stella)).body)
      for (const document of names.schemas[version] ?? []) {
        const rows = await fields(version, document, stella)
        const bare = rows.filter(({ description, enums }) => !description || enums.some((code) => !code.description))
        expect([document, bare.map(({ name }) => name)]).toEqual([document, []])
        expect(rows.every(({ enums }) => new Set(enums.map(({ value }) => value)).size === enums.length)).toBe(true)
      }
    },
  )
})

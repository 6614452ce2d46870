import { describe, expect, test } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { getSchemaFile } from '@/api/rsx/client'
import { rsxQueries } from '@/api/rsx/queries'
import { schemaFile } from '@/api/rsx/schema-file'
import { schemaFormats } from '@/lib/schema-formats'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { platformForTests, platformOrigin } from '../support/portal'

const platform = platformForTests()

const asset = (fields: Partial<SchemaAsset>): SchemaAsset => ({
  docName: 'Orders',
  version: '7.7.4',
  documentNumbers: [],
  documentTypes: [],
  legacy: false,
  schemaSet: 'qualified',
  formats: ['XML', 'JSON'],
  ...fields,
})

describe('the RSX API', () => {
  test('visitors see the listing and the document numbers', async () => {
    const queries = createQueryClient()
    const assets = await queries.fetchQuery(rsxQueries.assets(false))
    expect(assets.some(({ schemaSet }) => schemaSet === 'internal')).toBe(false)
    expect((await queries.fetchQuery(rsxQueries.documentNumbers(false)))['7.7.0']?.[0]).toEqual({
      name: 'Orders',
      docTypes: ['850', '875', 'ORDERS'],
    })
    await expect(queries.fetchQuery(rsxQueries.schemaNames())).rejects.toMatchObject({ status: 401 })
  })

  test('signed-in people see names and fields; the toolbox sees the internal listing', async () => {
    await platform.signIn()
    const queries = createQueryClient()
    expect(Object.keys(await queries.fetchQuery(rsxQueries.schemaNames('7.7.4')))).toEqual(['7.7.4'])
    const fields = await queries.fetchQuery(rsxQueries.fields('7.7.4', 'Orders'))
    expect(fields.find(({ name }) => name === 'TsetPurposeCode')?.enums[0]).toMatchObject({ value: '00' })
    await expect(queries.fetchQuery(rsxQueries.assets(true))).rejects.toMatchObject({ status: 403 })

    await platform.signIn({ namespace: 'sps', roles: ['network-toolbox:user'] })
    const internal = await createQueryClient().fetchQuery(rsxQueries.assets(true))
    expect(internal.map(({ version }) => version)).toEqual(expect.arrayContaining(['7.1.0', 'sip']))
  })
})

describe('schema files', () => {
  test('have the specified addresses and names', () => {
    const of = (fields: Partial<SchemaAsset>) =>
      Object.fromEntries(
        schemaFormats.map((format) => {
          const { url, name } = schemaFile(asset(fields), format)
          return [format, `${url.slice(platformOrigin.length)} as ${name}`]
        }),
      )
    expect(of({})).toEqual({
      CSV: '/content/CSV/Orders.zip as Orders-7.7.4-schema.zip',
      Positional: '/content/PositionalCSV/Orders.zip as Orders-7.7.4-schema.zip',
      JSON: '/rsx/v1/assets/7.7.4/Orders/?format=json as Orders-7.7.4-schema.zip',
      XML: '/rsx/v1/assets/7.7.4/Orders/?format=xml as Orders-7.7.4-schema.zip',
    })
    expect(of({ version: '7.7.0', schemaSet: 'network' })['XML']).toBe(
      '/rsx/v1/assets/7.7.0/Orders/?format=xml&structure=true as Orders-7.7.0-schema.zip',
    )
    expect(of({ version: 'sip', schemaSet: 'internal' })).toMatchObject({
      CSV: '/content/CSV/Orders.zip as Orders-sip-schema.zip',
      Positional: '/content/PositionalCSV/Orders.zip as Orders-sip-schema.zip',
      JSON: '/rsx/v1/internal/assets/sip_schema/sip/Orders/?format=json as Orders-sip-schema.json',
      XML: '/rsx/v1/internal/assets/sip_schema/sip/Orders/?format=xml as Orders-sip-schema.xsd',
    })
  })

  test('arrive with the header of the service, restricted ones with the token', async () => {
    const seen: number[] = []
    const call = {
      signal: new AbortController().signal,
      onProgress: ({ received }: { received: number }) => seen.push(received),
    }
    const zip = await getSchemaFile(asset({}), 'XML', call)
    expect(seen.at(-1)).toBe(zip.size)
    expect((await zip.slice(0, 2).text()).startsWith('PK')).toBe(true)
    expect((await getSchemaFile(asset({}), 'CSV', call)).size).toBeGreaterThan(1000)
    const base = asset({ version: '7.7.0', schemaSet: 'network' })
    expect((await getSchemaFile(base, 'JSON', call)).size).toBeGreaterThan(1000)

    const restricted = asset({ version: 'sip', schemaSet: 'internal' })
    await expect(getSchemaFile(restricted, 'XML', call)).rejects.toMatchObject({ status: 401 })
    await platform.signIn({ namespace: 'sps', roles: ['network-toolbox:user'] })
    expect(await (await getSchemaFile(restricted, 'XML', call)).text()).toContain('<xs:schema')
  })

  test('that fail throw one ApiError with its kind', async () => {
    const call = { signal: new AbortController().signal, onProgress: () => {} }
    platform.fail({ match: { path: '/rsx/v1/assets/7.7.4/' }, status: 503, times: 1 })
    await expect(getSchemaFile(asset({}), 'XML', call)).rejects.toMatchObject({ kind: 'http', status: 503 })
    platform.fail({ match: { path: '/content/PositionalCSV/' }, drop: true, times: 1 })
    await expect(getSchemaFile(asset({}), 'Positional', call)).rejects.toMatchObject({ kind: 'network' })
    platform.fail({ match: { path: '/rsx/v1/assets/7.7.4/' }, cutAfter: 1000, times: 1 })
    await expect(getSchemaFile(asset({}), 'XML', call)).rejects.toMatchObject({ kind: 'network' })
    const queries = createQueryClient()
    platform.fail({ match: { path: '/rsx/v1/assets/' }, raw: '<html>', times: 1 })
    await expect(queries.fetchQuery(rsxQueries.assets(false))).rejects.toMatchObject({ kind: 'parse' })
  })

  test('that do not exist fail with the status', async () => {
    const call = { signal: new AbortController().signal, onProgress: () => {} }
    await expect(getSchemaFile(asset({ docName: 'Nothing' }), 'XML', call)).rejects.toMatchObject({ status: 404 })
  })
})

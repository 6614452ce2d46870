import { describe, expect, test } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { rsxQueries } from '@/api/rsx/queries'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { platformForTests } from '../support/portal'

const platform = platformForTests()

/** The rules of a document as a page loads and compiles them. */
async function rulesOf(document: string, version: string, isInternal = false) {
  await platform.signIn(isInternal ? { namespace: 'sps', roles: ['network-toolbox:user'] } : {})
  const query = rsxQueries.ruleSources(document, version, isInternal ? 'internal' : 'member')
  return compileRules(await createQueryClient().fetchQuery({ ...query, retry: false }))
}

const reasonsOf = async (document: string, version: string) =>
  (await rulesOf(document, version)).missing.map(({ reason }) => reason)

describe('the sources of rules', () => {
  test('of an order are its schema, design and layouts', async () => {
    const rules = await rulesOf('Orders', '7.7.4')
    expect(rules).toMatchObject({ document: 'Orders', version: '7.7.4', record: { name: 'Order' }, missing: [] })
    expect(rules.retailers).toHaveLength(12)
    expect(rules.csvLayout?.some(({ column }) => column === 'OrderHeader_PurchaseOrderNumber')).toBe(true)
    expect(rules.positionalLayout?.some(({ record }) => record === 'OH')).toBe(true)
  })

  test('of a visitor are what is public: schema and layouts, and no design of retailers', async () => {
    const files = await createQueryClient().fetchQuery(rsxQueries.ruleSources('Orders', '7.7.4', 'visitor'))
    const rules = await compileRules(files)
    expect(rules.record.name).toBe('Order')
    expect(rules.codeLists.size).toBeGreaterThan(0)
    expect(rules.retailers).toEqual([])
    expect(rules.missing).toEqual([
      { source: 'design', reason: 'Designs need an account: what retailers require cannot be told.' },
    ])
  })

  test('of a visitor have no internal version, and their names are those of the public list', async () => {
    const names = await createQueryClient().fetchQuery(rsxQueries.readableSchemaNames(true))
    await platform.signIn()
    expect(names).toEqual(await createQueryClient().fetchQuery(rsxQueries.readableSchemaNames(false)))
    expect(Object.keys(names)).toContain('7.7.4')
    expect(names).not.toHaveProperty('7.1.0')
  })

  test('of a document without design and layouts say so', async () => {
    expect(await reasonsOf('Remittances', '7.7.4')).toEqual([
      'Remittances has no design: what retailers require cannot be told.',
      'Remittances has no CSV layout: CSV files of this document cannot be checked. Send XML or JSON.',
      'Remittances has no positional layout: positional files of this document cannot be checked. Send XML or JSON.',
    ])
  })

  test('of a version without codes say so', async () => {
    expect(await reasonsOf('Shipments', '7.7.0')).toEqual([
      'Version 7.7.0 has no lists of codes: whether codes are allowed cannot be told.',
    ])
  })

  test.each(['7.1.0', 'sip'])('of the internal version %s are loaded from its own address', async (version) => {
    // The public address of a schema does not serve internal ones.
    platform.fail({ match: { path: `/rsx/v1/assets/${version}/Orders/` }, status: 404, raw: '' })
    const rules = await rulesOf('Orders', version, true)
    expect(rules).toMatchObject({ version, record: { name: 'Order' } })
    expect(rules.codeLists.size).toBeGreaterThan(0)
  })

  test.each([
    ['/content/My-design-files/Orders-850.json', { status: 500, raw: 'oops' }, 'The design of Orders could not be'],
    ['/content/My-design-files/Orders-850.json', { status: 404, raw: '' }, 'Orders has no design'],
    ['/content/My-design-files/Orders-850.json', { status: 200, body: [] }, 'The design of Orders cannot be read'],
    ['/content/CSV/Orders.zip', { drop: true }, 'The CSV layout of Orders could not be loaded'],
    ['/content/PositionalCSV/Orders.zip', { status: 200, raw: 'PK' }, 'The positional layout of Orders cannot be read'],
  ])('without %s (%o) narrow what is judged', async (path, error, reason) => {
    platform.fail({ match: { path }, ...error })
    const reasons = await reasonsOf('Orders', '7.7.4')
    expect(reasons).toEqual([expect.stringContaining(reason)])
  })

  test('of which a file could not be loaded are loaded again with the next use; those without it are kept', async () => {
    const client = createQueryClient()
    const load = () => client.fetchQuery(rsxQueries.ruleSources('Orders', '7.7.4', 'visitor'))
    platform.fail({ match: { path: '/content/CSV/Orders.zip' }, status: 500 })
    expect((await load()).loadErrors).toHaveLength(1)
    platform.context().faults.remove()
    const complete = await load()
    expect(complete).toMatchObject({ loadErrors: [], csvLayout: expect.any(Uint8Array) as unknown })
    expect(await load()).toBe(complete)
  })

  test('cannot be loaded without a schema', async () => {
    platform.fail({ match: { path: '/rsx/v1/assets/7.7.4/Orders/' }, status: 503, raw: '' })
    await expect(rulesOf('Orders', '7.7.4')).rejects.toMatchObject({ status: 503 })
    await expect(rulesOf('Nothing', '7.7.4')).rejects.toMatchObject({ status: 404 })
  })

  test('are not loaded when the session has ended', async () => {
    await platform.signIn()
    platform.fail({ match: { path: '/content/My-design-files/Orders-850.json' }, status: 401, raw: '' })
    await expect(
      createQueryClient().fetchQuery({ ...rsxQueries.ruleSources('Orders', '7.7.4', 'member'), retry: false }),
    ).rejects.toMatchObject({ status: 401 })
  })
})

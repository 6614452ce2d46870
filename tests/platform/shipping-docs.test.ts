import { beforeAll, describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { designSchemaSchema, templateSchema, templatesPageSchema, templatesSchema } from '@/api/shipping-docs/schemas'
import { createTestPlatform, dana, tess } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const kinds = ['label', 'packing-slip'] as const
type Kind = (typeof kinds)[number]

function pageOf(body: unknown) {
  const { templates, ...page } = z.parse(templatesPageSchema, body)
  return { ...page, templates: z.parse(templatesSchema, templates) }
}

async function list(kind: Kind, query = '', as = dana) {
  const { status, body } = await platform.call('GET', `/${kind}/v1/?limit=500${query}`, { as })
  expect(status).toBe(200)
  return { raw: body, ...pageOf(body) }
}

async function schemaOf(kind: Kind, id: string) {
  const { status, body } = await platform.call('GET', `/${kind}/v1/${id}/design-schema?flatten=true`, { as: dana })
  expect(status).toBe(200)
  return z.parse(designSchemaSchema, body)
}

async function consolidate(kind: Kind, ids: string[]) {
  const body = { templates: ids.map((id) => ({ id })) }
  const answer = await platform.call('POST', `/${kind}/v1/consolidate`, { as: dana, body })
  expect(answer.status).toBe(200)
  return z.parse(designSchemaSchema, answer.body)
}

type Schema = Awaited<ReturnType<typeof schemaOf>>
const section = (schema: Schema, path: string) => schema.sections.find((candidate) => candidate.path === path)
const field = (schema: Schema, path: string, name: string) => section(schema, path)?.items.find(({ id }) => id === name)
const pathsOf = (schema: Schema) => schema.sections.flatMap(({ path, items }) => items.map(({ id }) => `${path}/${id}`))

describe.each(kinds)('%s', (kind) => {
  it('has templates of at least twelve retailers, each with an id of its own', async () => {
    const { status, total, templates } = await list(kind)
    expect(status).toBe('ok')
    expect(templates).toHaveLength(total)
    expect(new Set(templates.map(({ ownerName }) => ownerName)).size).toBeGreaterThanOrEqual(12)
    expect(new Set(templates.map(({ id }) => id)).size).toBe(total)
    for (const { id } of templates) expect(id).toMatch(/^[0-9a-f]{8}$/)
  })

  it('names the owner of a template, with a text as its id', async () => {
    const [first] = (await list(kind)).templates
    const { body } = await platform.call('GET', `/${kind}/v1/${first?.id}`, { as: dana })
    expect(z.parse(templateSchema, body)).toEqual(first)
    expect(body).toMatchObject({ type: kind.replace('-', ''), ownerID: expect.stringMatching(/^\d{39}$/) as unknown })
  })

  it('filters by a part of a value or by the exact value', async () => {
    const some = await list(kind, '&ownerName=harbor')
    expect(new Set(some.templates.map(({ ownerName }) => ownerName))).toEqual(new Set(['Harbor & Pine']))
    expect((await list(kind, '&ownerName__EQ=Harbor')).total).toBe(0)
    expect((await list(kind, `&ownerName__EQ=${encodeURIComponent('Harbor & Pine')}`)).total).toBe(some.total)
  })

  it('is listed by limit and offset', async () => {
    const all = await list(kind)
    const { body } = await platform.call('GET', `/${kind}/v1/?limit=2&offset=1`, { as: dana })
    const page = pageOf(body)
    expect(page).toMatchObject({ total: all.total, templates: all.templates.slice(1, 3) })
    expect((await platform.call('GET', `/${kind}/v1/?limit=0`, { as: dana })).status).toBe(400)
  })

  it('needs a valid token everywhere', async () => {
    const [first] = (await list(kind)).templates
    for (const path of ['', first?.id, `${first?.id}/design-schema?flatten=true`])
      expect((await platform.call('GET', `/${kind}/v1/${path}`)).status).toBe(401)
    const expired = { as: { ...dana, expiresIn: -10 }, body: { templates: [{ id: first?.id }] } }
    expect((await platform.call('POST', `/${kind}/v1/consolidate`, expired)).status).toBe(401)
  })

  it('answers unknown ids with 404 and nonsense with 400', async () => {
    const [first] = (await list(kind)).templates
    for (const path of ['00000000', '00000000/design-schema'])
      expect((await platform.call('GET', `/${kind}/v1/${path}`, { as: dana })).status).toBe(404)
    const post = async (body: unknown) =>
      (await platform.call('POST', `/${kind}/v1/consolidate`, { as: dana, body })).status
    expect(await post({ templates: [{ id: first?.id }, { id: '00000000' }] })).toBe(404)
    for (const body of [{}, { templates: [] }, { templates: [{}] }, { templates: ['a'] }, '[', []])
      expect(await post(body)).toBe(400)
    expect(await post({ templates: Array.from({ length: 101 }, () => ({ id: first?.id })) })).toBe(400)
  })

  it('has different fields in every template of a retailer and in every retailer', async () => {
    const { templates } = await list(kind)
    const schemas = await Promise.all(templates.map(async ({ id }) => JSON.stringify(await schemaOf(kind, id))))
    expect(new Set(schemas).size).toBe(templates.length)
  })

  it('consolidates exactly the fields of the chosen templates, in any order', async () => {
    const ids = (await list(kind)).templates.slice(0, 12).map(({ id }) => id)
    const [merged, backwards, ...single] = await Promise.all([
      consolidate(kind, ids),
      consolidate(kind, ids.toReversed()),
      ...ids.map((id) => schemaOf(kind, id)),
    ])
    const expected = new Set(single.flatMap(pathsOf))
    expect(new Set(pathsOf(merged))).toEqual(expected)
    expect(new Set(pathsOf(backwards))).toEqual(expected)
    expect(pathsOf(merged)).toHaveLength(expected.size)
  })

  it('has one section per group, the root first', async () => {
    const merged = await consolidate(
      kind,
      (await list(kind)).templates.map(({ id }) => id),
    )
    const groups = merged.sections.flatMap(({ path, items }) =>
      items
        .filter(({ type }) => type === 'object' || type === 'array')
        .map(({ id }) => (path === '' ? id : `${path}.${id}`)),
    )
    expect(merged.sections.map(({ path }) => path)).toEqual(['', ...groups.toSorted(byOrderOf(merged))])
    expect(new Set(groups).size).toBe(groups.length)
  })
})

function byOrderOf(schema: Schema) {
  const order = schema.sections.map(({ path }) => path)
  return (a: string, b: string) => order.indexOf(a) - order.indexOf(b)
}

describe('labels', () => {
  const idOf = async (owner: string, name: string) => {
    const found = (await list('label')).templates.find((label) => label.ownerName === owner && label.name === name)
    return found?.id ?? 'none'
  }

  it('list different lengths, give equal ones as a number, and name who requires a field', async () => {
    const schema = await consolidate('label', [
      await idOf('Lakeshore Home', 'Carton label, cross dock'),
      await idOf('Northgate Outfitters', 'Carton label, cross dock'),
      await idOf('Summit Trail Supply', 'Carton label, multi store'),
    ])
    expect(field(schema, 'Header', 'PurchaseOrderNumber')).toMatchObject({
      minLength: 1,
      maxLength: [22, 30, 35],
      required: true,
      mandatoryFor: ['Lakeshore Home', 'Northgate Outfitters', 'Summit Trail Supply'],
    })
    expect(field(schema, 'Header.CarrierInformation', 'CarrierProNumber')).toMatchObject({
      maxLength: [20, 30],
      mandatoryFor: ['Northgate Outfitters'],
    })
    expect(field(schema, 'Pack', 'ShippingSerialID')).toMatchObject({ minLength: 20, maxLength: 20 })
    expect(field(schema, 'Header', 'PromotionDealNumber')).toMatchObject({ required: false, mandatoryFor: [] })
    expect(field(schema, 'Header.Address', 'AddressTypeCode')?.enumDescriptions?.['Z7']).toBe(
      'Store the carton is marked for',
    )
  })

  it('contain a pack within a pack, and repeated names', async () => {
    const schema = await schemaOf('label', await idOf('Bluebird Grocers', 'Pallet label'))
    expect(section(schema, 'Pack.Pack')).toMatchObject({ id: 'Pack', parent_id: 'Pack' })
    expect(field(schema, 'Pack.Pack', 'ShippingSerialID')).toBeDefined()
    expect(field(schema, 'Pack', 'ShippingSerialID')).toBeDefined()
  })

  it('are nested without `flatten`, with the same required fields', async () => {
    const id = await idOf('Bluebird Grocers', 'Pallet label')
    const { body } = await platform.call('GET', `/label/v1/${id}/design-schema`, { as: dana })
    expect(body).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'ShippingLabel',
      required: ['Header', 'Pack'],
      properties: {
        Header: { type: 'object', properties: { PurchaseOrderNumber: { type: 'string', maxLength: 22 } } },
        Pack: { type: 'array', items: { properties: { Pack: { type: 'array', items: { type: 'object' } } } } },
      },
    })
  })

  it('suffice for a selection of forty', async () => {
    const ids = (await list('label')).templates.slice(0, 40).map(({ id }) => id)
    expect(ids).toHaveLength(40)
    const schema = await consolidate('label', ids)
    const lengths = field(schema, 'Header', 'PurchaseOrderNumber')?.maxLength
    expect(lengths).toEqual(
      [10, 15, 20, 22, 30, 35, 999, 99999].filter((length) => (lengths as number[]).includes(length)),
    )
    expect((lengths as number[]).length).toBeGreaterThan(5)
  })

  it('can be read by trial organizations, which can render the samples only', async () => {
    const [all, trial] = [await list('label'), await list('label', '', tess)]
    expect(trial.total).toBe(all.total)
    expect(all.templates.every(({ canRender }) => canRender)).toBe(true)
    const rendered = trial.templates.filter(({ canRender }) => canRender)
    expect(new Set(rendered.map(({ ownerName }) => ownerName))).toEqual(new Set(['Sample Templates']))
    expect((await list('label', '&canRender=true', tess)).total).toBe(rendered.length)
  })
})

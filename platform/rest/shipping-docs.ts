import { Hono, type Context } from 'hono'
import type { z } from 'zod/mini'
import type { templateSchema, templatesPageSchema } from '@/api/shipping-docs/schemas'
import { recordOf } from '@/lib/json-values'
import type { PlatformContext } from '../context'
import { findOrganization } from '../db/people'
import { consolidatedSchema, flatSchema, nestedSchema } from '../shipping-docs/design-schema'
import { findTemplate, templatesOf, type Template, type TemplateKind } from '../shipping-docs/templates'
import { limitBody, readObject } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { invalid, notFound, PlatformError } from '../kernel/errors'

/** How many templates one call may consolidate. */
const maxTemplates = 100

/**
 * The label or the packing-slip API (API-24): templates of retailers, their design schemas, and the consolidated schema of
 * several. Trial organizations read all templates and can render the samples only. Errors are problems (RFC 9457).
 */
export function shippingDocs(kind: TemplateKind, context: PlatformContext): Hono<PlatformEnv> {
  const { db } = context
  const canRenderAll = (c: Context<PlatformEnv>) => findOrganization(db, c.get('token').organizationId)?.is_trial !== 1
  const find = (id: string) => {
    const template = findTemplate(kind, id)
    if (!template) throw notFound(`${kind} "${id}"`)
    return template
  }

  return (
    new Hono<PlatformEnv>({ strict: false })
      .use(limitBody())
      .get('/', (c) => {
        const { limit, offset } = readWindow(c)
        const rendersAll = canRenderAll(c)
        const answers = templatesOf(kind).map((template) => answer(template, rendersAll))
        const found = answers.filter((template) => filters.every((filter) => filter(c, template)))
        return c.json({
          status: 'ok',
          total: found.length,
          templates: found.slice(offset, offset + limit),
        } satisfies z.input<typeof templatesPageSchema>)
      })
      .post('/consolidate', async (c) => {
        const ids = readIds(await readObject(c))
        return c.json(consolidatedSchema(kind, ids.map(find)))
      })
      .get('/:id', (c) => c.json(answer(find(c.req.param('id')), canRenderAll(c))))
      .get('/:id/design-schema', (c) => {
        const template = find(c.req.param('id'))
        return c.req.query('flatten') === 'true' ? c.json(flatSchema(template)) : c.json(nestedSchema(template))
      })
      // The sandbox answers what is rendered, for templates that exist and that the caller may render (CONSOLE-40).
      .use('/:id/*', async (c, next) => {
        const id = c.req.param('id')
        if (id !== 'batches' && !find(id).isSample && !canRenderAll(c))
          throw new PlatformError(403, 'Forbidden', `Trial accounts cannot render the ${kind} "${id}".`)
        await next()
      })
  )
}

type Answer = ReturnType<typeof answer>

function answer(template: Template, rendersAll: boolean) {
  const { id, kind, name, description, ownerId, ownerName, isSample } = template
  return {
    id,
    type: kind === 'label' ? 'label' : 'packingslip',
    name,
    description,
    ownerID: ownerId,
    ownerName,
    canRender: rendersAll || isSample,
  } satisfies z.input<typeof templateSchema> & Record<string, unknown>
}

/** The filters of the list: a part of the value, ignoring case, or with `__EQ` the exact value. */
const filters = (['name', 'ownerName', 'ownerID', 'canRender'] as const).map(
  (field) => (c: Context, template: Answer) => {
    const value = String(template[field])
    const [part, exact] = [c.req.query(field), c.req.query(`${field}__EQ`)]
    return (
      (part === undefined || value.toLowerCase().includes(part.toLowerCase())) &&
      (exact === undefined || value === exact)
    )
  },
)

function readWindow(c: Context): { limit: number; offset: number } {
  const errors: Record<string, string> = {}
  const read = (name: string, fallback: number, [min, max]: [number, number]) => {
    const text = c.req.query(name)
    if (text === undefined) return fallback
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
    if (value < min || value > max) errors[name] = `Must be a whole number from ${min} to ${max}.`
    return value
  }
  const window = { limit: read('limit', 50, [1, 500]), offset: read('offset', 0, [0, 1e9]) }
  for (const name of ['newest', 'canRender'])
    if (!/^(true|false)$/.test(c.req.query(name) ?? 'true')) errors[name] = 'Must be true or false.'
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return window
}

function readIds(body: Record<string, unknown>): string[] {
  const { templates } = body
  if (!Array.isArray(templates) || templates.length === 0)
    throw invalid({ templates: 'Must name at least one template.' })
  if (templates.length > maxTemplates) throw invalid({ templates: `Must name at most ${maxTemplates} templates.` })
  const ids = templates.map((entry: unknown) => recordOf(entry)?.['id'])
  if (!ids.every((id) => typeof id === 'string')) throw invalid({ templates: 'Each must be an object with an id.' })
  return [...new Set(ids)]
}

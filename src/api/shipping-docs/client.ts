import { createApiClient } from '@/api/core/http'
import { z } from '@/api/core/schema'
import { environment } from '@/config/environment'
import {
  designSchemaSchema,
  templateSchema,
  templatesPageSchema,
  templatesSchema,
  type DesignSchema,
  type ShippingDocKind,
  type Template,
} from './schemas'

/** Templates per call of the list. */
const pageSize = 200

interface ShippingDocClient {
  /** All templates that the person may see, in the order of the list. */
  listTemplates: (signal: AbortSignal) => Promise<Template[]>
  getTemplate: (id: string, signal: AbortSignal) => Promise<Template>
  /** The fields that one template requires, as a flat list of groups. */
  getDesignSchema: (id: string, signal: AbortSignal) => Promise<DesignSchema>
  /** The fields that several templates require, in one schema. */
  consolidate: (ids: readonly string[], signal: AbortSignal) => Promise<DesignSchema>
}

/** Creates the client of the label or the packing-slip API (API-24). Both have the same calls at different addresses. */
function createShippingDocClient(kind: ShippingDocKind): ShippingDocClient {
  const client = createApiClient({ api: kind, baseUrl: `${environment().kubeUrl}/${kind}/v1` })
  const template = (id: string) => `/${encodeURIComponent(id)}`

  /** Reads the list page by page. Each page tells whether there is another. */
  async function listFrom(before: unknown[], signal: AbortSignal): Promise<unknown[]> {
    const query = { limit: pageSize, offset: before.length }
    const page = await client.request(
      { method: 'GET', path: '/', query, access: 'private', signal },
      templatesPageSchema,
    )
    const templates = [...before, ...page.templates]
    const complete = page.templates.length === 0 || templates.length >= page.total
    return complete ? templates : listFrom(templates, signal)
  }

  return {
    listTemplates: async (signal) => z.parse(templatesSchema, await listFrom([], signal)),
    getTemplate: (id, signal) =>
      client.request({ method: 'GET', path: template(id), access: 'private', signal }, templateSchema),
    getDesignSchema: (id, signal) =>
      client.request(
        { method: 'GET', path: `${template(id)}/design-schema`, query: { flatten: 'true' }, access: 'private', signal },
        designSchemaSchema,
      ),
    consolidate: (ids, signal) =>
      client.request(
        {
          method: 'POST',
          path: '/consolidate',
          body: { templates: ids.map((id) => ({ id })) },
          access: 'private',
          signal,
        },
        designSchemaSchema,
      ),
  }
}

/** The clients of the label and the packing-slip API. */
export const shippingDocClients: Record<ShippingDocKind, ShippingDocClient> = {
  label: createShippingDocClient('label'),
  'packing-slip': createShippingDocClient('packing-slip'),
}

import { createApiClient } from '@/api/core/http'
import { maybe, orEmpty, lenientList, z } from '@/api/core/schema'
import { environment } from '@/config/environment'
import { isTrustedUrl } from '@/config/trusted-hosts'

/** A field of a documented schema, with the fields below it (DOC-40). */
export interface SchemaEntry {
  key: string
  type?: string | undefined
  description?: string | undefined
  defaultValue?: unknown
  minLength?: number | undefined
  maxLength?: number | undefined
  items: SchemaEntry[]
}

export interface SchemaSection {
  title?: string | undefined
  items: SchemaEntry[]
}

/** The request of a schema viewer (DOC-55). */
export interface SchemaRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Relative to the API root, starting with a slash, or absolute. */
  url: string
  body?: unknown
  /** `private` sends the bearer token, to configured hosts only. */
  access: 'public' | 'private'
}

const entrySchema: z.ZodMiniType<SchemaEntry> = z.object({
  key: z.string(),
  type: maybe(z.string()),
  description: maybe(z.string()),
  defaultValue: z.optional(z.unknown()),
  minLength: maybe(z.number()),
  maxLength: maybe(z.number()),
  items: z.lazy(() => orEmpty(lenientList(entrySchema))),
})

const sectionsSchema = z.object({
  sections: lenientList(z.object({ title: maybe(z.string()), items: orEmpty(lenientList(entrySchema)) })),
})

const client = createApiClient({ api: 'content', baseUrl: environment().kubeUrl })

/**
 * Loads the sections of a documented schema.
 * @throws ApiError
 */
export async function getSections(request: SchemaRequest, signal: AbortSignal): Promise<SchemaSection[]> {
  const { method, url, body } = request
  const address = new URL(url, environment().kubeUrl).href
  const access = request.access === 'private' && isTrustedUrl(address) ? 'private' : 'public'
  return (await client.request({ method, path: url, body, access, signal }, sectionsSchema)).sections
}

import { createApiClient } from '@/api/core/http'
import { z } from '@/api/core/schema'
import { environment } from '@/config/environment'
import { designSchema, type DesignNode } from './design-schemas'

const client = createApiClient({ api: 'content', baseUrl: environment().contentUrl.replace(/\/$/, '') })

/**
 * Loads the consolidated design in `My-design-files/{file}.json`.
 * @throws ApiError, also if the file is not a design.
 */
export function getDesign(file: string, signal: AbortSignal): Promise<DesignNode> {
  return request(file, designSchema, signal)
}

/**
 * Loads the same file as it is, for an engine that reads it itself.
 * @throws ApiError, also if the file is not JSON.
 */
export function getDesignFile(file: string, signal: AbortSignal): Promise<unknown> {
  return request(file, z.unknown(), signal)
}

function request<Value>(file: string, schema: z.ZodMiniType<Value>, signal: AbortSignal): Promise<Value> {
  const path = `/My-design-files/${encodeURIComponent(file)}.json`
  return client.request({ method: 'GET', path, access: 'private', signal }, schema)
}

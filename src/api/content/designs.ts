import { createApiClient } from '@/api/core/http'
import { environment } from '@/config/environment'
import { designSchema, type DesignNode } from './design-schemas'

const client = createApiClient({ api: 'content', baseUrl: environment().contentUrl.replace(/\/$/, '') })

/**
 * Loads the consolidated design in `My-design-files/{file}.json`.
 * @throws ApiError, also if the file is not a design.
 */
export function getDesign(file: string, signal: AbortSignal): Promise<DesignNode> {
  const path = `/My-design-files/${encodeURIComponent(file)}.json`
  return client.request({ method: 'GET', path, access: 'private', signal }, designSchema)
}

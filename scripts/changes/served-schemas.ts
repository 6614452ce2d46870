import { assetsSchema } from '@/api/rsx/schemas'
import type { Environment } from '../build/environments.ts'
import { messageOf, UnreadableError } from '../search-index/source.ts'
import type { SchemaSource } from './schema-entries.ts'

const timeoutMs = 30_000

/** The schemas that an environment's RSX service has for everybody: no token is sent. */
export function servedSchemas(environment: Environment): SchemaSource {
  const request = async (url: string) => {
    const headers = { 'X-SPS-Service': environment.rsxServiceName }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return response
  }
  return {
    assets: async () => {
      const url = `${environment.rsxUrl}/v1/assets/`
      try {
        return assetsSchema.parse(await (await request(url)).json()).assets
      } catch (error) {
        throw new UnreadableError(`${url}: ${messageOf(error)}`)
      }
    },
    read: async ({ docName, version, schemaSet }) => {
      const path = `${encodeURIComponent(version)}/${encodeURIComponent(docName)}/`
      // The base schemas have no codes, and are served only without them.
      const query = schemaSet === 'network' ? '?format=xml&structure=true' : '?format=xml'
      return new Uint8Array(await (await request(`${environment.rsxUrl}/v1/assets/${path}${query}`)).arrayBuffer())
    },
  }
}

import { createPlatformApp } from '../../platform/app'
import { createContext, type PlatformContext } from '../../platform/context'
import { mintAccessToken } from '../../platform/tokens'

const origin = 'http://localhost:4400'

/**
 * Creates a platform without a server, as the Vitest suites use it through MSW: in memory, or with its state in a folder.
 */
export async function createTestPlatform({ dataDir }: { dataDir?: string } = {}) {
  const portalOrigin = 'http://localhost:5173'
  const context: PlatformContext = await createContext({ origin, portalOrigin, dataDir, control: true })
  const app = createPlatformApp(context)

  /** Calls the platform with the token of a person of the seed. `body` is sent as JSON. */
  async function call(
    method: string,
    path: string,
    options: { as?: Person; body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const { as, body, headers } = options
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        ...headers,
        ...(as && { authorization: `Bearer ${await mintAccessToken(context, as)}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await app.fetch(request, {})
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as Answer) : undefined,
      text,
      bytes,
    }
  }

  return { context, call }
}

export interface Person {
  userId: string
  organizationId: string
  clientId?: string
  expiresIn?: number
}

/** A loose type of answers. schemas.test.ts checks them against the portal's schemas. */
interface Answer {
  [field: string]: unknown
  results?: Record<string, unknown>[]
  error?: { error: string; errorDescription: string; validationErrors?: Record<string, string> }
}

export const dana: Person = { userId: 'user-dana-whitfield', organizationId: 'org-northwind' }
export const marcus: Person = { userId: 'user-marcus-ibarra', organizationId: 'org-northwind' }
export const tess: Person = { userId: 'user-tess-okafor', organizationId: 'org-fabrikam' }
export const stella: Person = { userId: 'user-stella-brandt', organizationId: 'org-provider' }

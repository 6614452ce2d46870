import type { ClientMetadata } from 'oidc-provider'
import type { PlatformContext } from '../context'

interface DemoClient {
  id: string
  name: string
  /** Retailers whose data it asks people to share. Without any, people only choose an organization. */
  partners: readonly string[]
  /** Path of the agreement that people accept with their consent. */
  termsPath?: string
}

/** The third-party applications of the page `/demo`. They belong to no organization. */
export const demoApplications: readonly DemoClient[] = [
  { id: 'demo-storefront-orders', name: 'Storefront Orders', partners: [] },
  {
    id: 'demo-remit-ledger',
    name: 'Remit Ledger',
    partners: ['Bluebird Grocers', 'Harbor & Pine', 'Lakeshore Home'],
    termsPath: '/demo/terms',
  },
]

/** The clients of the demo applications: authorization code with PKCE, returning to `/demo`. */
export function demoClients({ origin }: PlatformContext): ClientMetadata[] {
  return demoApplications.map(({ id, name }) => ({
    client_id: id,
    client_name: name,
    id_token_signed_response_alg: 'RS256',
    scope: 'openid profile email',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: [`${origin}/demo`],
  }))
}

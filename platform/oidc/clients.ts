import type { ClientMetadata } from 'oidc-provider'
import type { PlatformContext } from '../context'
import type { Application } from '../db/applications'
import { findOrganization } from '../db/people'
import { portalClientId } from '../tokens'

const common = { id_token_signed_response_alg: 'RS256', scope: 'openid profile email offline_access' } as const

/** The portal itself: public, code with PKCE. */
export function portalClient({ portalOrigins }: PlatformContext): ClientMetadata {
  return {
    ...common,
    client_id: portalClientId,
    client_name: 'Dev Center',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: portalOrigins.map((origin) => `${origin}/callback`),
    post_logout_redirect_uris: portalOrigins.flatMap((origin) => [`${origin}/home`, `${origin}/`, origin]),
  }
}

/**
 * What one of the two clients of an application may do, read anew at every request, so that a save is live at once.
 * Undefined when this client cannot be used: no type chosen, or the production client of a trial organization.
 */
export function clientMetadata(
  context: PlatformContext,
  application: Application,
  clientId: string,
): ClientMetadata | undefined {
  const { appType, redirectUris, organizationId } = application
  const production = clientId === application.clientId
  if (appType === null) return undefined
  if (production && findOrganization(context.db, organizationId)?.is_trial === 1) return undefined
  const secret = { client_secret: production ? application.clientSecret : application.testClientSecret }
  const base = { ...common, client_id: clientId, client_name: application.name, org_id: organizationId }
  if (appType === 'm2m') {
    return {
      ...base,
      ...secret,
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
    }
  }
  const callable = redirectUris.length > 0
  return {
    ...base,
    ...(appType === 'web'
      ? { ...secret, token_endpoint_auth_method: 'client_secret_post' }
      : { token_endpoint_auth_method: 'none' }),
    application_type: appType === 'native' ? 'native' : 'web',
    grant_types: callable ? ['authorization_code', 'refresh_token'] : [],
    response_types: callable ? ['code'] : [],
    redirect_uris: redirectUris,
  }
}

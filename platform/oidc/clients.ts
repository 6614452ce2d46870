import type { ClientMetadata } from 'oidc-provider'
import type { PlatformContext } from '../context'
import type { Application } from '../db/applications'
import { findOrganization } from '../db/people'
import { portalClientId } from '../tokens'

const common = { id_token_signed_response_alg: 'RS256', scope: 'openid profile email offline_access' } as const

/** The client of the portal: public, authorization code with PKCE. */
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
 * The rights of one of the two clients of an application. They are read at every request, so that a save takes effect at once.
 * Undefined when the client cannot be used: no type is chosen, or it is the production client of a trial organization.
 */
export function clientMetadata(
  context: PlatformContext,
  application: Application,
  clientId: string,
): ClientMetadata | undefined {
  const { appType, redirectUris, organizationId } = application
  const isProduction = clientId === application.clientId
  if (appType === null) return undefined
  if (isProduction && findOrganization(context.db, organizationId)?.is_trial === 1) return undefined
  const secret = { client_secret: isProduction ? application.clientSecret : application.testClientSecret }
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
  const canSignIn = redirectUris.length > 0
  return {
    ...base,
    ...(appType === 'web'
      ? { ...secret, token_endpoint_auth_method: 'client_secret_post' }
      : { token_endpoint_auth_method: 'none' }),
    application_type: appType === 'native' ? 'native' : 'web',
    grant_types: canSignIn ? ['authorization_code', 'refresh_token'] : [],
    response_types: canSignIn ? ['code'] : [],
    redirect_uris: redirectUris,
  }
}

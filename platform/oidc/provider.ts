import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type Provider from 'oidc-provider'
import type { Account, Configuration, errors as oidcErrors } from 'oidc-provider'
import type { PlatformContext } from '../context'
import { startAttempt } from '../db/attempts'
import { accessTokenSeconds, codeSeconds, findGrantOrganization, revokeGrant } from '../db/grants'
import { findUser } from '../db/people'
import { audience, formerAudience } from '../tokens'
import { renderProviderError, renderSignOut } from '../pages/provider-pages'
import { createAdapter } from './adapter'
import { bindToBrowser } from './browser-binding'
import { portalClient } from './clients'
import { demoClients } from '../seed/demo-clients'
import { grantLoader, grantSeconds, scopes } from './grants'
import { changeIdToken } from './id-token-faults'
import { interactionAddress, interactionRules } from './interaction-rules'
import { namesFor } from './third-party'

// The library needs URL.parse, which Node 20 lacks. It is imported below, after this has run.
const url: { parse?: typeof URL.parse } = URL
url.parse ??= (input, base) => (URL.canParse(input, base) ? new URL(input, base) : null)

/** Creates the OpenID Connect server, on the routes that the Auth0 SDK calls. */
export async function createProvider(context: PlatformContext): Promise<Provider> {
  const { default: OidcProvider, errors, interactionPolicy } = await importQuietly()

  const port = new URL(context.origin).port
  const configuration: Configuration = {
    adapter: (model) => createAdapter(context, model, errors),
    clients: [portalClient(context), ...demoClients(context)],
    extraClientMetadata: { properties: ['org_id'] },
    jwks: { keys: [context.keys.jwk] as NonNullable<Configuration['jwks']>['keys'] },
    cookies: {
      keys: context.keys.cookies,
      // All ports of localhost share their cookies, so that the names contain the port.
      names: { session: `dcp${port}_session`, interaction: `dcp${port}_interaction`, resume: `dcp${port}_resume` },
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      userinfo: '/userinfo',
      end_session: '/v2/logout',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
    },
    responseTypes: ['code'],
    scopes: scopes.split(' '),
    claims: {
      openid: ['sub', 'organization_id'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
      email: ['email', 'email_verified'],
    },
    // The SDK reads name and email address from the ID token.
    conformIdTokenClaims: false,
    extraParams: {
      audience: null,
      connection: null,
      realm: null,
      organization: null,
      auth0Client: null,
      offline: null,
      'ext-page': null,
      'ext-back': null,
    },
    findAccount: (_ctx, id, token) => findAccount(context, id, token && 'grantId' in token ? token.grantId : undefined),
    extraTokenClaims: (_ctx, token) => {
      if (token.kind === 'ClientCredentials') return { org_id: token.client?.['org_id'], azp: token.clientId }
      const organizationId = findGrantOrganization(context.db, token.grantId)
      const user = findUser(context.db, token.accountId)
      return {
        org_id: organizationId,
        azp: token.clientId,
        // Lets a revoked grant end its access tokens.
        grant_id: token.grantId,
        // The generation lets a new password end the tokens of the old one.
        session_generation: user?.session_generation,
        ...namesFor(context, token.clientId, organizationId),
      }
    },
    loadExistingGrant: grantLoader(context, errors),
    interactions: {
      policy: interactionRules(interactionPolicy),
      url: (ctx, interaction) => {
        bindToBrowser(context, ctx, interaction)
        return interactionAddress(context, interaction)
      },
    },
    // Codes and tokens stay valid when the person's grant for the client changes (organization switch).
    expiresWithSession: () => false,
    issueRefreshToken: (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') && code.scopes.has('offline_access'),
    // The portal's console obtains tokens for the applications of its readers, which may have no redirect URIs (CONSOLE-43).
    clientBasedCORS: (_ctx, origin, client) =>
      context.portalOrigins.includes(origin) || (client.redirectUris?.some((uri) => originOf(uri) === origin) ?? false),
    pkce: { required: (_ctx, client) => client.tokenEndpointAuthMethod === 'none' },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      rpInitiatedLogout: { enabled: true, logoutSource: renderSignOut, postLogoutSuccessSource: renderSignOut },
      resourceIndicators: {
        enabled: true,
        defaultResource: ({ oidc }) =>
          nonEmptyText(oidc.params?.['audience']) ?? nonEmptyText(oidc.body?.['audience']) ?? audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience && resource !== formerAudience)
            throw new errors.InvalidTarget('The audience is not known.')
          return { scope: scopes, audience: resource, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } }
        },
      },
    },
    ttl: {
      AccessToken: (_ctx, token) => tokenSeconds(context, token.accountId),
      ClientCredentials: (_ctx, token) => tokenSeconds(context, token.clientId),
      AuthorizationCode: codeSeconds,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: 14 * 86_400,
      Session: 14 * 86_400,
      Grant: grantSeconds,
    },
    renderError: renderProviderError,
  }
  const provider = new OidcProvider(context.issuer, configuration)
  limitClientSecrets(context, provider, errors)
  // Signing out also revokes the grant, but leaves access tokens valid until they expire, as other providers do.
  provider.on('grant.revoked', ({ oidc }, grantId) => {
    if (oidc.route === 'token' || oidc.route === 'revocation') revokeGrant(context.db, grantId)
  })
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.path !== '/oauth/token') return
    nameRefusedGrant(ctx.body)
    await changeIdToken(context, ctx.body)
  })
  // Errors of a silent renewal are answered in a page. With status 400, each "nobody is signed in" would be an error on the console.
  provider.use(async (ctx, next) => {
    await next()
    if (typeof ctx.body === 'string' && ctx.body.includes("type: 'authorization_response'")) ctx.status = 200
  })
  return provider
}

/** Gives the error of a grant that the client may not use the code of RFC 6749, 5.2. The library calls it an invalid request. */
function nameRefusedGrant(body: unknown): void {
  const answer = body as { error?: string; error_description?: string } | undefined
  if (answer?.error_description === 'requested grant type is not allowed for this client')
    answer.error = 'unauthorized_client'
}

/** How long a wrong client secret over the limit waits for its answer, in milliseconds. */
const wrongSecretPauseMs = 1000

/**
 * Slows down wrong client secrets per client id. The right one is always accepted: otherwise anybody who knows a client id,
 * which is no secret, could lock its application out. The library lets its comparison of secrets be replaced.
 */
function limitClientSecrets(context: PlatformContext, { Client }: Provider, errors: typeof oidcErrors): void {
  Client.prototype.compareClientSecret = async function (secret) {
    if (timingSafeEqual(sha256(secret), sha256(this.clientSecret ?? ''))) return true
    if (startAttempt(context, 'client-secret', this.clientId)) return false
    await pause(wrongSecretPauseMs)
    const description = 'Too many wrong client secrets. Only the right one is accepted now.'
    throw Object.assign(new errors.CustomOIDCProviderError('too_many_attempts', description), { statusCode: 429 })
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Imports the library without its warning about Node 20, with which it works here. */
async function importQuietly() {
  const { warn } = console
  console.warn = () => undefined
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

/** Lifetime of an access token of a person, or of an application: an hour, unless a test has requested another. */
function tokenSeconds({ control, faults }: PlatformContext, userId: string | undefined): number {
  const call = { method: 'POST', path: '/oauth/token', query: '', testId: undefined, userId }
  return (control ? faults.take(call)?.tokenSeconds : undefined) ?? accessTokenSeconds
}

function findAccount(context: PlatformContext, id: string, grantId: string | undefined): Account | undefined {
  const user = findUser(context.db, id)
  return (
    user && {
      accountId: id,
      claims: () => ({
        sub: id,
        name: `${user.first_name} ${user.last_name}`,
        given_name: user.first_name,
        family_name: user.last_name,
        email: user.email,
        email_verified: true,
        // Not `org_id`: the SDK would treat it as an Auth0 organization and send it with every silent renewal.
        organization_id: findGrantOrganization(context.db, grantId),
        picture:
          user.avatar_image_id === null ? undefined : `${context.origin}/avatars/test/400x400/${user.avatar_image_id}`,
      }),
    }
  )
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function originOf(uri: string): string | undefined {
  return URL.parse(uri)?.origin
}

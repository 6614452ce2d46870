import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { findGrantOrganization } from './db/grants'
import { findUser } from './db/people'
import { findThirdParty } from './oidc/third-party'
import type { PlatformContext } from './context'

export const portalClientId = 'dev-center-portal'

/** The audience of the platform's APIs, and the former one, which is accepted with a warning (APP-53). */
export const audience = 'https://network.example'
export const formerAudience = 'api://api.network.example/'

/** The content of a valid access token. */
export interface AccessToken {
  clientId: string
  /** Undefined for a token that an application obtained for itself. */
  userId: string | undefined
  organizationId: string
  usesFormerAudience: boolean
}

/**
 * Checks a token of this platform; undefined when it is not valid, its person or application no longer exists, its grant
 * was revoked, or the person's sessions were ended since.
 */
export async function verifyAccessToken(context: PlatformContext, token: string): Promise<AccessToken | undefined> {
  const verified = await jwtVerify(token, context.keys.publicKey, {
    issuer: context.issuer,
    audience: [audience, formerAudience],
    algorithms: ['RS256'],
    currentDate: context.now(),
  }).catch(() => undefined)
  if (!verified) return undefined
  const { sub, aud, client_id: clientId, org_id: organizationId, session_generation: generation } = verified.payload
  const { grant_id: grantId } = verified.payload
  if (typeof sub !== 'string' || typeof clientId !== 'string' || typeof organizationId !== 'string') return undefined
  const userId = sub === clientId ? undefined : sub
  if (clientId !== portalClientId && !findThirdParty(context, clientId)) return undefined
  const user = userId === undefined ? undefined : findUser(context.db, userId)
  if (userId !== undefined && (!user || user.session_generation !== generation)) return undefined
  if (typeof grantId === 'string' && findGrantOrganization(context.db, grantId) !== organizationId) return undefined
  return { clientId, userId, organizationId, usesFormerAudience: aud === formerAudience }
}

interface TokenSubject {
  userId: string
  organizationId: string
  /** The application that the token is issued to: the portal by default. */
  clientId?: string
  /** Lifetime in seconds: an hour by default. */
  expiresIn?: number
}

/** Makes an access token without a sign-in, as the OpenID Connect server would issue it. For tests. */
export function mintAccessToken(
  context: PlatformContext,
  { userId, organizationId, clientId = portalClientId, expiresIn = 3600 }: TokenSubject,
): Promise<string> {
  const now = Math.floor(context.now().getTime() / 1000)
  return new SignJWT({
    client_id: clientId,
    azp: clientId,
    org_id: organizationId,
    session_generation: findUser(context.db, userId)?.session_generation,
    scope: 'openid profile email',
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: context.keys.jwk.kid ?? '' })
    .setIssuer(context.issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + expiresIn)
    .sign(context.keys.privateKey)
}

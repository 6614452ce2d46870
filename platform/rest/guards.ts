import { createMiddleware } from 'hono/factory'
import { findOrganization, findUser } from '../db/people'
import { portalClientId, verifyAccessToken, type AccessToken } from '../tokens'
import type { PlatformContext } from '../context'
import { PlatformError } from './errors'
import type { PlatformEnv } from './env'

/** The token of an Authorization header; undefined when it is missing or invalid. */
export async function validToken(
  context: PlatformContext,
  header: string | undefined,
): Promise<AccessToken | undefined> {
  const [scheme, value] = (header ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && value ? verifyAccessToken(context, value) : undefined
}

/** Answers 401 to a call without a valid bearer token. */
export function requireToken(context: PlatformContext) {
  return createMiddleware<PlatformEnv>(async (c, next) => {
    const token = await validToken(context, c.req.header('authorization'))
    if (!token) {
      c.header('www-authenticate', 'Bearer')
      throw new PlatformError(401, 'Unauthorized', 'A valid access token is required. Please sign in again.')
    }
    c.set('token', token)
    await next()
    if (token.usesFormerAudience) {
      c.header('warning', '299 - "This audience is being retired; ask for https://network.example instead"')
    }
  })
}

/**
 * Answers 403 to a token that was issued to another application than the portal; after `requireToken` or `optionalToken`.
 * A person who authorizes an application shares data with it, not the right to read secrets or to change the profile (PLATFORM-1).
 */
export const requirePortal = createMiddleware<PlatformEnv>(async (c, next) => {
  const token: AccessToken | undefined = c.get('token')
  if (token !== undefined && token.clientId !== portalClientId)
    throw new PlatformError(403, 'Forbidden', 'This call needs a token of Dev Center, not of another application.')
  await next()
})

/** Answers 403 to a token that an application obtained for itself; after `requireToken`. */
export function requirePerson(context: PlatformContext) {
  return createMiddleware<PlatformEnv>(async (c, next) => {
    const { userId } = c.get('token')
    const user = userId === undefined ? undefined : findUser(context.db, userId)
    if (!user)
      throw new PlatformError(403, 'Forbidden', 'This call needs the token of a person, not of an application.')
    c.set('user', user)
    await next()
  })
}

/** Reads the token of a call if there is one; an invalid one is answered 401. */
export function optionalToken(context: PlatformContext) {
  const required = requireToken(context)
  return createMiddleware<PlatformEnv>((c, next) =>
    c.req.header('authorization') === undefined ? next() : required(c, next),
  )
}

/** Whether a token belongs to the provider's staff (AUTH-12). */
export function isStaff({ db }: PlatformContext, token: AccessToken): boolean {
  const namespace = findOrganization(db, token.organizationId)?.namespace
  return token.userId !== undefined && (namespace === 'sps' || namespace === 'spsc')
}

/** Whether a token belongs to staff with the Network Toolbox (AUTH-13). */
export function hasToolbox(context: PlatformContext, token: AccessToken | undefined): boolean {
  const user = token?.userId === undefined ? undefined : findUser(context.db, token.userId)
  if (!token || !user || !isStaff(context, token)) return false
  return (JSON.parse(user.roles) as string[]).includes('network-toolbox:user')
}

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { recordOf } from '@/lib/json-values'
import type { PlatformContext } from '../context'
import { findOrganization, findUser, membershipsOf } from '../db/people'
import { portalClientId, verifyAccessToken, type AccessToken } from '../tokens'
import { parseJson } from './bodies'
import { PlatformError } from './errors'
import type { PlatformEnv } from './env'

/**
 * The callers that a rule admits. A member is a person with a token of the portal, a permission for it in the
 * organization of the token, and accepted terms. Calls open to `visitors` answer everybody; a token only shows members more.
 */
type Access = 'everybody' | 'visitors' | 'person' | 'signed-in' | 'member' | 'customer' | 'toolbox' | 'api'

type Rule = Access | ((c: Context<PlatformEnv>) => Access | Promise<Access>)

/** The access to every endpoint: a call of one that is not listed fails (PLATFORM-11). */
const rules: Readonly<Record<string, Rule>> = {
  'GET /': 'everybody',
  'GET /health': 'everybody',
  'GET /devcenter/v1/applications': 'member',
  'POST /devcenter/v1/applications': 'member',
  'GET /devcenter/v1/applications/:id': 'member',
  'PUT /devcenter/v1/applications/:id': 'member',
  'DELETE /devcenter/v1/applications/:id': 'member',
  'GET /devcenter/v1/applications/:id/retrieve_secret': (c) => (isForSandbox(c) ? 'member' : 'customer'),
  'POST /devcenter/public/v1/signup': 'everybody',
  'GET /devcenter/public/v1/services': 'everybody',
  'GET /devcenter/v1/services': 'api',
  'GET /devcenter/v1/services/:id': 'api',
  'POST /devcenter-auth0/redirect/v1/login-organizations-cache': 'everybody',
  'GET /identity/v3/users/invitations/unauthed/:signedInvite': 'everybody',
  'PATCH /identity/v3/users/invitations/verify': 'everybody',
  'GET /identity/v2/users/password-policy': 'everybody',
  'POST /identity/users/forgot-password': 'everybody',
  'POST /identity/users/reset-password': 'everybody',
  // Calls of the terms gate and of the page for people without a permission.
  'GET /identity/v3/users': 'signed-in',
  'GET /identity/v2/organizations/:id': 'signed-in',
  'GET /identity/orgs/:id': 'signed-in',
  'PATCH /identity/v3/users/:id/profile': async (c) => ((await onlyAcceptsTerms(c)) ? 'signed-in' : 'member'),
  'PUT /identity/v3/users/:id/profile': 'member',
  'POST /identity/users/:id/avatar': 'member',
  'PUT /identity/v1/users/me/change-password': 'member',
  'GET /label/v1': 'api',
  'POST /label/v1/consolidate': 'api',
  'GET /label/v1/:id': 'api',
  'GET /label/v1/:id/design-schema': 'api',
  'ALL /label/v1/:id/*': 'api',
  'GET /packing-slip/v1': 'api',
  'POST /packing-slip/v1/consolidate': 'api',
  'GET /packing-slip/v1/:id': 'api',
  'GET /packing-slip/v1/:id/design-schema': 'api',
  'ALL /packing-slip/v1/:id/*': 'api',
  'GET /avatars/test/400x400/:id': 'everybody',
  'GET /auth-check': 'api',
  'GET /userinfo': 'person',
  // Each file says who may read it.
  'GET /content/*': 'everybody',
  'GET /rsx/v1/schema_document_relationship/rsx': 'visitors',
  'GET /rsx/v1/assets': 'visitors',
  'GET /rsx/v1/assets/:version/:document': 'visitors',
  'GET /rsx/v2/internal/assets': 'toolbox',
  'GET /rsx/v1/internal/assets/sip_schema/:version/:document': 'toolbox',
  'GET /rsx/v1/valid_schema_names': 'member',
  'GET /rsx/v1/schema/:version/:document/fields': 'member',
}

/** Pages of browsers, with their scripts and forms, which need no token. */
const pages = /^\/(?:__control|api|continue|demo|forms|outbox|recaptcha|u)(?:\/|$)/

/** Checks the access to every endpoint, and passes the token and the person on. */
export function guardEndpoints(context: PlatformContext) {
  return createMiddleware<PlatformEnv>(async (c, next) => {
    const access = await accessTo(c)
    const header = c.req.header('authorization')
    if (access === 'everybody' || (access === 'visitors' && header === undefined)) return next()
    const token = await authorize(context, header, access).catch((error: unknown) => {
      if (error instanceof PlatformError && error.status === 401) c.header('www-authenticate', 'Bearer')
      throw error
    })
    // Somebody who may not use the portal reads what visitors read.
    if (access === 'visitors' && memberProblem(context, token) !== undefined) return next()
    c.set('token', token)
    const user = token.userId === undefined ? undefined : findUser(context.db, token.userId)
    if (user) c.set('user', user)
    await next()
    if (token.usesFormerAudience)
      c.header('warning', '299 - "This audience is being retired; ask for https://network.example instead"')
    return undefined
  })
}

/** The access to the endpoint of a call. The sandbox and the OpenID Connect library, which answer all others, have their own. */
function accessTo(c: Context<PlatformEnv>): Access | Promise<Access> {
  const endpoints = matchedRoutes(c).map(({ method, path }) => ({ method, path, key: `${method} ${path}` }))
  const listed = endpoints.find(({ key }) => Object.hasOwn(rules, key))
  const rule = listed && rules[listed.key]
  if (rule !== undefined) return typeof rule === 'function' ? rule(c) : rule
  const missing = endpoints.find(({ method, path }) => method !== 'ALL' && !pages.test(path))
  if (missing) throw new Error(`${missing.key} has no rule of access`)
  return 'everybody'
}

/**
 * Returns the token of a call that somebody may make.
 * @throws PlatformError 401 without a valid token, 403 with the reason for a token that does not suffice.
 */
export async function authorize(
  context: PlatformContext,
  header: string | undefined,
  access: Exclude<Access, 'everybody'>,
): Promise<AccessToken> {
  const token = await validToken(context, header)
  if (!token) throw new PlatformError(401, 'Unauthorized', 'A valid access token is required. Please sign in again.')
  const problem = problems[access](context, token)
  if (problem !== undefined) throw new PlatformError(403, 'Forbidden', problem)
  return token
}

/** The token of an Authorization header; undefined when it is missing or invalid. */
export async function validToken(
  context: PlatformContext,
  header: string | undefined,
): Promise<AccessToken | undefined> {
  const [scheme, value] = (header ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && value ? verifyAccessToken(context, value) : undefined
}

type Check = (context: PlatformContext, token: AccessToken) => string | undefined

/** Return why a token does not suffice for an access; undefined if it does. */
const problems: Readonly<Record<Exclude<Access, 'everybody'>, Check>> = {
  visitors: (_, token) => portalProblem(token),
  'signed-in': (_, token) => portalProblem(token),
  person: (_, { userId }) =>
    userId === undefined ? 'This call needs the token of a person, not of an application.' : undefined,
  // An application acts for an organization. Somebody in the portal acts as a member.
  api: (context, token) => (token.clientId === portalClientId ? memberProblem(context, token) : undefined),
  member: memberProblem,
  customer: (context, token) => {
    const isTrial = findOrganization(context.db, token.organizationId)?.is_trial === 1
    const trialProblem = isTrial ? 'Trial organizations have sandbox credentials only.' : undefined
    return memberProblem(context, token) ?? trialProblem
  },
  toolbox: (context, token) => {
    const message = 'The internal schemas are for staff with the Network Toolbox only.'
    return memberProblem(context, token) ?? (hasToolbox(context, token) ? undefined : message)
  },
}

/** A person who authorizes an application shares data with it, not the right to use the portal (PLATFORM-1). */
function portalProblem({ clientId }: AccessToken): string | undefined {
  return clientId === portalClientId ? undefined : 'This call needs a token of Dev Center, not of another application.'
}

/** Why the token is not one of a member, who may use the portal; undefined if it is. */
export function memberProblem({ db }: PlatformContext, token: AccessToken): string | undefined {
  const problem = portalProblem(token)
  if (problem !== undefined) return problem
  const user = findUser(db, token.userId ?? '')
  const membership = membershipsOf(db, token.userId ?? '').find(({ id }) => id === token.organizationId)
  const permissions = JSON.parse(membership?.permissions ?? '[]') as string[]
  if (!permissions.some((permission) => permission.startsWith('devcenter:')))
    return 'You have no permission for Dev Center in this organization.'
  return user?.tos_agreed_at ? undefined : 'Accept the terms of use of Dev Center first.'
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

/** Whether a call reads the secret of the sandbox. */
export function isForSandbox(c: Context<PlatformEnv>): boolean {
  return c.req.query('client_type') === 'test'
}

/** Whether a change of a profile accepts the terms and does nothing else. */
async function onlyAcceptsTerms(c: Context<PlatformEnv>): Promise<boolean> {
  try {
    const fields = Object.keys(recordOf(parseJson(await c.req.text())) ?? {})
    return fields.length === 1 && fields[0] === 'developer_center_tos_agreed_at'
  } catch {
    return false
  }
}

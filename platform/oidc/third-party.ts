import { randomBytes } from 'node:crypto'
import type { PlatformContext } from '../context'
import { findApplicationByClient } from '../db/applications'
import { findOrganization } from '../db/people'
import { demoApplications } from '../seed/demo-clients'

/** A third-party application, as its users see it. */
export interface ThirdParty {
  name: string
  /** Names of the retailers whose data it asks for. */
  partners: readonly string[]
  termsUrl: string | undefined
}

/** An authorization that waits for the answer of a portal screen. The screen reads it by its key, which cannot be guessed. */
export interface AuthorizationRequest {
  key: string
  /** Id of the interaction: the `state` of the screen and of `/continue`. */
  interaction: string
  userId: string
  clientId: string
  /** Where the client receives the answer, with its `state`. */
  redirectUri: string
  /** The organization that the client requested. */
  organizationHint: string | undefined
}

interface RequestRow {
  key: string
  interaction: string
  user_id: string
  client_id: string
  redirect_uri: string
  organization_hint: string | null
}

/** The third-party application with a client id; undefined for the portal and for unknown ids. */
export function findThirdParty(context: PlatformContext, clientId: string): ThirdParty | undefined {
  const demo = demoApplications.find(({ id }) => id === clientId)
  if (demo) {
    const { name, partners, termsPath } = demo
    return { name, partners, termsUrl: termsPath && context.origin + termsPath }
  }
  const application = findApplicationByClient(context.db, clientId)
  return application && { name: application.name, partners: [], termsUrl: undefined }
}

/** The claims that name the application and the organization of a person's token. */
export function namesFor(context: PlatformContext, clientId: string | undefined, organizationId: string | undefined) {
  const application = clientId === undefined ? undefined : findThirdParty(context, clientId)
  if (!application || organizationId === undefined) return {}
  return { org_name: findOrganization(context.db, organizationId)?.name, app_name: application.name }
}

/** Stores an authorization that a portal screen is about to ask for. `expiresAt` is in seconds. */
export function openRequest(
  { db, now }: PlatformContext,
  request: Omit<AuthorizationRequest, 'key'>,
  expiresAt: number,
): AuthorizationRequest {
  const key = randomBytes(24).toString('base64url')
  db.run('delete from authorization_requests where expires_at < ?', Math.floor(now().getTime() / 1000))
  db.run(
    `insert into authorization_requests (key, interaction, user_id, client_id, redirect_uri, organization_hint, expires_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    key,
    request.interaction,
    request.userId,
    request.clientId,
    request.redirectUri,
    request.organizationHint ?? null,
    expiresAt,
  )
  return { key, ...request }
}

/** The request with a key; undefined when it was answered or has expired. */
export function findRequest({ db, now }: PlatformContext, key: string): AuthorizationRequest | undefined {
  const seconds = Math.floor(now().getTime() / 1000)
  return fromRow(
    db.all<RequestRow>('select * from authorization_requests where key = ? and expires_at >= ?', key, seconds)[0],
  )
}

/** Removes and returns the request of an interaction: it can be answered once. */
export function takeRequest({ db, now }: PlatformContext, interaction: string): AuthorizationRequest | undefined {
  const seconds = Math.floor(now().getTime() / 1000)
  return fromRow(
    db.all<RequestRow>(
      'delete from authorization_requests where interaction = ? and expires_at >= ? returning *',
      interaction,
      seconds,
    )[0],
  )
}

/** The earlier authorization of an application by a person; undefined when there was none. */
export function authorizationOf(
  { db }: PlatformContext,
  { userId, clientId }: Pick<AuthorizationRequest, 'userId' | 'clientId'>,
): { consentedPartners: string[] } | undefined {
  const row = db.all<{ consented_partners: string }>(
    'select consented_partners from authorizations where user_id = ? and client_id = ?',
    userId,
    clientId,
  )[0]
  return row && { consentedPartners: JSON.parse(row.consented_partners) as string[] }
}

/** The partners that the person has not consented to yet. */
export function partnersToConsent(
  context: PlatformContext,
  request: Pick<AuthorizationRequest, 'userId' | 'clientId'>,
): string[] {
  const consented = authorizationOf(context, request)?.consentedPartners ?? []
  const requested = findThirdParty(context, request.clientId)?.partners ?? []
  return requested.filter((partner) => !consented.includes(partner))
}

/** Stores that a person authorized an application and its partners, so that consent is not asked for again. */
export function rememberAuthorization(
  context: PlatformContext,
  { userId, clientId }: Pick<AuthorizationRequest, 'userId' | 'clientId'>,
): void {
  const partners = findThirdParty(context, clientId)?.partners ?? []
  context.db.run(
    `insert into authorizations (user_id, client_id, consented_partners) values (?, ?, ?)
     on conflict (user_id, client_id) do update set consented_partners = excluded.consented_partners`,
    userId,
    clientId,
    JSON.stringify(partners),
  )
}

function fromRow(row: RequestRow | undefined): AuthorizationRequest | undefined {
  return (
    row && {
      key: row.key,
      interaction: row.interaction,
      userId: row.user_id,
      clientId: row.client_id,
      redirectUri: row.redirect_uri,
      organizationHint: row.organization_hint ?? undefined,
    }
  )
}

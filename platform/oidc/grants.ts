import type Provider from 'oidc-provider'
import type { errors as oidcErrors, Grant, KoaContextWithOIDC } from 'oidc-provider'
import type { PlatformContext } from '../context'
import { findGrantOrganization, insertGrantOrganization, supersedeGrant } from '../db/grants'
import { chooseOrganization, findUser, membershipsOf } from '../db/people'
import { audience, formerAudience, portalClientId } from '../tokens'

/** All scopes that a client can request. */
export const scopes = 'openid profile email offline_access'

/** How long a grant is valid, in seconds. */
export const grantSeconds = 14 * 86_400

/** Creates a grant of all scopes, for all audiences and one organization. */
export async function createGrant(
  context: PlatformContext,
  provider: Provider,
  { userId, clientId, organizationId }: { userId: string; clientId: string; organizationId: string },
): Promise<Grant> {
  const grant = new provider.Grant({ accountId: userId, clientId })
  grant.addOIDCScope(scopes)
  for (const resource of [audience, formerAudience]) grant.addResourceScope(resource, scopes)
  const grantId = await grant.save()
  insertGrantOrganization(context.db, { grantId, organizationId, now: context.now(), seconds: grantSeconds })
  return grant
}

/**
 * Makes the function with which oidc-provider finds the grant of an authorization request. The portal needs no consent: its
 * grant is created on demand, for the organization that `login_hint` names, else for that of the existing grant, else for the
 * preferred one. Any other application gets the grant that the organization or consent screen created; without one the
 * result is undefined, and the screen is shown.
 */
export function grantLoader(context: PlatformContext, errors: typeof oidcErrors) {
  return async ({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, params, provider } = oidc
    const user = session?.accountId === undefined ? undefined : findUser(context.db, session.accountId)
    if (!client || !session || !user) return undefined

    // oidc-provider has dropped `offline_access`, because the request does not prompt for consent. The bridge marks requests
    // for it with `offline`.
    if (params?.['offline'] === 'true' && client.grantTypeAllowed('refresh_token'))
      params['scope'] = withOffline(params['scope'])

    const grantId = oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId)
    const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
    const usable = existing?.accountId === user.id && existing.clientId === client.clientId ? existing : undefined
    const lastOrganizationId = usable && findGrantOrganization(context.db, grantId)

    if (client.clientId !== portalClientId) {
      const isMember = membershipsOf(context.db, user.id).some(({ id }) => id === lastOrganizationId)
      return isMember ? usable : undefined
    }
    const { organizationId, isRefused } = chooseOrganization(
      context.db,
      user,
      organizationHint(params?.['login_hint']),
      lastOrganizationId,
    )
    if (organizationId === undefined) throw new errors.AccessDenied('You are not a member of any organization.')
    if (isRefused) throw new errors.AccessDenied('You are not a member of the organization that was asked for.')
    // A page that is left while it exchanges its code repeats that, which revokes the grant of the code: each page has its own.
    // With refresh tokens no page renews with a code, and a sign-out revokes the one grant.
    const isRenewed = params?.['offline'] === 'true' && usable !== undefined && organizationId === lastOrganizationId
    if (isRenewed) return usable
    if (usable && grantId !== undefined) supersedeGrant(context.db, grantId, context.now())
    return createGrant(context, provider, { userId: user.id, clientId: client.clientId, organizationId })
  }
}

/** The organization id in a `login_hint`; undefined when the hint is an email address, which only prefills the sign-in page. */
export function organizationHint(hint: unknown): string | undefined {
  return typeof hint === 'string' && hint !== '' && !hint.includes('@') ? hint : undefined
}

function withOffline(scope: unknown): string {
  const requested = typeof scope === 'string' ? scope.split(' ') : []
  return [...new Set([...requested, 'offline_access'])].join(' ')
}

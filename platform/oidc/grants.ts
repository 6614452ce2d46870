import type Provider from 'oidc-provider'
import type { errors as oidcErrors, Grant, KoaContextWithOIDC } from 'oidc-provider'
import type { PlatformContext } from '../context'
import { findGrantOrganization, insertGrantOrganization } from '../db/grants'
import { chooseOrganization, findUser, membershipsOf } from '../db/people'
import { audience, formerAudience, portalClientId } from '../tokens'

export const scopes = 'openid profile email offline_access'

/** Makes a grant of everything that can be asked for, for one organization. */
export async function createGrant(
  context: PlatformContext,
  provider: Provider,
  { userId, clientId, organizationId }: { userId: string; clientId: string; organizationId: string },
): Promise<Grant> {
  const grant = new provider.Grant({ accountId: userId, clientId })
  grant.addOIDCScope(scopes)
  for (const resource of [audience, formerAudience]) grant.addResourceScope(resource, scopes)
  const grantId = await grant.save()
  insertGrantOrganization(context.db, grantId, organizationId)
  return grant
}

/**
 * The grant to answer an authorization with. For the portal nobody is asked: the organization is the one that `login_hint`
 * names, else the one of the grant that exists, else the person's own choice, and a new grant is made when it changes.
 * Other applications have the one that was made on the portal's organization or consent screen; undefined without one.
 */
export function grantLoader(context: PlatformContext, errors: typeof oidcErrors) {
  return async ({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, params, provider } = oidc
    const user = session?.accountId === undefined ? undefined : findUser(context.db, session.accountId)
    if (!client || !session || !user) return undefined

    // The library drops this scope unless a consent screen is shown.
    if (params?.['offline'] === 'true' && client.grantTypeAllowed('refresh_token'))
      params['scope'] = withOffline(params['scope'])

    const grantId = oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId)
    const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
    const usable = existing?.accountId === user.id && existing.clientId === client.clientId ? existing : undefined
    const last = usable && findGrantOrganization(context.db, grantId)

    if (client.clientId !== portalClientId) {
      const member = membershipsOf(context.db, user.id).some(({ id }) => id === last)
      return member ? usable : undefined
    }
    const { organizationId, refused } = chooseOrganization(
      context.db,
      user,
      organizationHint(params?.['login_hint']),
      last,
    )
    if (organizationId === undefined) throw new errors.AccessDenied('You are not a member of any organization.')
    if (refused) throw new errors.AccessDenied('You are not a member of the organization that was asked for.')
    if (usable && organizationId === last) return usable
    return createGrant(context, provider, { userId: user.id, clientId: client.clientId, organizationId })
  }
}

/** A `login_hint` that is an organization's id; one that is an address of mail only fills in the sign-in page. */
export function organizationHint(hint: unknown): string | undefined {
  return typeof hint === 'string' && hint !== '' && !hint.includes('@') ? hint : undefined
}

function withOffline(scope: unknown): string {
  const asked = typeof scope === 'string' ? scope.split(' ') : []
  return [...new Set([...asked, 'offline_access'])].join(' ')
}

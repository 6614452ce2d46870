import type { PlatformContext } from '../context'
import { findOrganization } from '../db/people'
import type { AccessToken } from '../tokens'

/** The scopes of the agreement that every organization has, and those that trial organizations lack. */
const [scopesOfAll, scopesOfCustomers] = [['items:read', 'label:render'], ['items:write']]

/** The scopes that a token has by the agreement of its organization; they are not asked for by name. */
export function grantedScopes({ db }: PlatformContext, { organizationId }: AccessToken): readonly string[] {
  const isTrial = findOrganization(db, organizationId)?.is_trial === 1
  return isTrial ? scopesOfAll : [...scopesOfAll, ...scopesOfCustomers]
}

import type { PlatformContext } from '../context'
import { findOrganization } from '../db/people'
import type { AccessToken } from '../tokens'

/** The scopes of all organizations, and the further scopes of organizations that are not trials. */
const [scopesOfAll, scopesOfCustomers] = [['items:read', 'label:render'], ['items:write']]

/** Returns the scopes of a token, which follow from the agreement of its organization and are not requested by name. */
export function grantedScopes({ db }: PlatformContext, { organizationId }: AccessToken): readonly string[] {
  const isTrial = findOrganization(db, organizationId)?.is_trial === 1
  return isTrial ? scopesOfAll : [...scopesOfAll, ...scopesOfCustomers]
}

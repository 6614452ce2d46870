import type { Database } from './database'

/** Stores for which organization a grant, and every token issued from it, is valid. */
export function insertGrantOrganization(db: Database, grantId: string, organizationId: string): void {
  db.run('insert into grant_organizations (grant_id, organization_id) values (?, ?)', grantId, organizationId)
}

/** The organization of a grant; undefined when the grant is unknown or was revoked. */
export function findGrantOrganization(db: Database, grantId: string | undefined): string | undefined {
  if (grantId === undefined) return undefined
  return db.all<{ organization_id: string }>(
    'select organization_id from grant_organizations where grant_id = ?',
    grantId,
  )[0]?.organization_id
}

/** Revokes a grant and everything issued from it: codes and refresh tokens are deleted, access tokens are refused (PLATFORM-4). */
export function revokeGrant(db: Database, grantId: string): void {
  db.run('delete from grant_organizations where grant_id = ?', grantId)
  db.run("delete from oidc where grant_id = ? or (model = 'Grant' and id = ?)", grantId, grantId)
}

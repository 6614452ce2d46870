import type { Database } from './database'

/** How long an access token is valid, in seconds. */
export const accessTokenSeconds = 3600

/** How long a code can be exchanged, in seconds. */
export const codeSeconds = 60

/** Stores for which organization a grant, and every token issued from it, is valid; removes the grants that have expired. */
export function insertGrantOrganization(
  db: Database,
  { grantId, organizationId, now, seconds }: { grantId: string; organizationId: string; now: Date; seconds: number },
): void {
  const nowSeconds = Math.floor(now.getTime() / 1000)
  db.run('delete from grant_organizations where expires_at < ?', nowSeconds)
  // Its last token may have been issued just before the grant expires.
  const expiresAt = nowSeconds + seconds + accessTokenSeconds
  db.run(
    'insert into grant_organizations (grant_id, organization_id, expires_at) values (?, ?, ?)',
    grantId,
    organizationId,
    expiresAt,
  )
}

/**
 * Lets a grant expire with the last token that its code may still obtain, because another one has taken its place. A grant
 * with refresh tokens stays: another page may renew with them.
 */
export function supersedeGrant(db: Database, grantId: string, now: Date): void {
  const expiresAt = Math.floor(now.getTime() / 1000) + codeSeconds + accessTokenSeconds
  const replaced = db.run(
    `update grant_organizations set expires_at = min(expires_at, ?)
     where grant_id = ? and not exists (select 1 from oidc where model = 'RefreshToken' and oidc.grant_id = ?)`,
    expiresAt,
    grantId,
    grantId,
  )
  if (replaced > 0) {
    db.run("update oidc set expires_at = min(expires_at, ?) where model = 'Grant' and id = ?", expiresAt, grantId)
  }
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

import type { Database } from './database'
import { hashLinkSecret, newLinkSecret } from './ids'

/** An invitation to finalize an account (AUTH-25). */
export interface NewInvitation {
  email: string
  firstName: string
  lastName: string
  /** The organization to join, or the name of the trial organization to create when the account is finalized. */
  organization: { id: string } | { trialName: string }
}

export interface InvitationRow {
  token_hash: string
  email: string
  first_name: string
  last_name: string
  organization_id: string | null
  trial_organization: string | null
  /** ISO timestamps. */
  expires_at: string
  used_at: string | null
}

/** Stores an invitation; returns its token, of which only the hash is stored. */
export function insertInvitation(db: Database, invitation: NewInvitation, expiresAt: string): string {
  const token = newLinkSecret()
  const { email, firstName, lastName, organization } = invitation
  db.run(
    `insert into invitations (token_hash, email, first_name, last_name, organization_id, trial_organization, expires_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    hashLinkSecret(token),
    email,
    firstName,
    lastName,
    'id' in organization ? organization.id : null,
    'trialName' in organization ? organization.trialName : null,
    expiresAt,
  )
  return token
}

export function findInvitation(db: Database, token: string): InvitationRow | undefined {
  return db.all<InvitationRow>('select * from invitations where token_hash = ?', hashLinkSecret(token))[0]
}

/** Marks an invitation as used. `at` is an ISO timestamp. */
export function markInvitationUsed(db: Database, tokenHash: string, at: string): void {
  db.run('update invitations set used_at = ? where token_hash = ?', at, tokenHash)
}

import type { Database } from './database'
import { hashLinkSecret, newLinkSecret } from './ids'

/** An invitation to finalize an account (2 §2, §3). */
export interface NewInvitation {
  email: string
  firstName: string
  lastName: string
  /** The organization to join, or the name of a trial organization that is made when the account is finalized. */
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

/** Stores an invitation and gives its token, which is kept as a hash only: the mail is the one place that has it. */
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

/** Uses an invitation up. `at` is an ISO timestamp. */
export function markInvitationUsed(db: Database, tokenHash: string, at: string): void {
  db.run('update invitations set used_at = ? where token_hash = ?', at, tokenHash)
}

import type { Database } from './database'
import { hashLinkSecret, newLinkSecret } from './ids'

export interface PasswordResetRow {
  user_id: string
  /** ISO timestamps. */
  expires_at: string
  used_at: string | null
}

/** Stores a code for setting a new password; returns the code, of which only the hash is stored. */
export function insertPasswordReset(db: Database, userId: string, expiresAt: string): string {
  const code = newLinkSecret()
  db.run(
    'insert into password_resets (code_hash, user_id, expires_at) values (?, ?, ?)',
    hashLinkSecret(code),
    userId,
    expiresAt,
  )
  return code
}

/** The stored code of a person; undefined when the person never had this code. */
export function findPasswordReset(db: Database, userId: string, code: string): PasswordResetRow | undefined {
  return db.all<PasswordResetRow>(
    'select user_id, expires_at, used_at from password_resets where code_hash = ? and user_id = ?',
    hashLinkSecret(code),
    userId,
  )[0]
}

/** Marks all codes of a person as used. `at` is an ISO timestamp. */
export function markPasswordResetsUsed(db: Database, userId: string, at: string): void {
  db.run('update password_resets set used_at = ? where user_id = ? and used_at is null', at, userId)
}

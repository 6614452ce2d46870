import type { Database } from './database'
import { hashLinkSecret, newLinkSecret } from './ids'

export interface PasswordResetRow {
  user_id: string
  /** ISO timestamps. */
  expires_at: string
  used_at: string | null
}

/** Stores a code with which this person may set a new password, as a hash only, and gives it. */
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

/** The code of this person; undefined when it was never given to them. */
export function findPasswordReset(db: Database, userId: string, code: string): PasswordResetRow | undefined {
  return db.all<PasswordResetRow>(
    'select user_id, expires_at, used_at from password_resets where code_hash = ? and user_id = ?',
    hashLinkSecret(code),
    userId,
  )[0]
}

/** Uses up every code of a person: one new password is enough. `at` is an ISO timestamp. */
export function markPasswordResetsUsed(db: Database, userId: string, at: string): void {
  db.run('update password_resets set used_at = ? where user_id = ? and used_at is null', at, userId)
}

import type { Database } from './database'
import { hashPassword } from './passwords'

export function setPassword(db: Database, userId: string, password: string): void {
  db.run('update users set password_hash = ? where id = ?', hashPassword(password), userId)
}

/**
 * Ends everything that was begun with the password of a person so far: sessions, grants, codes and refresh tokens go,
 * access tokens are refused from now on.
 */
export function endSessions(db: Database, userId: string): void {
  db.run('update users set session_generation = session_generation + 1 where id = ?', userId)
  db.run("delete from oidc where json_extract(payload, '$.accountId') = ?", userId)
}

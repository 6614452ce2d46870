import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Database } from './database'

// Cheap on purpose: the accounts are not real, and a sign-in must stay below 100 ms on a busy machine.
const cost = { N: 4096, r: 8, p: 1 }
const keyLength = 32

/** Hashes a password as `salt:key`, both in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${scryptSync(password, salt, keyLength, cost).toString('hex')}`
}

/** Whether a password matches a hash. Without a hash it takes as long, so that the time does not reveal who has an account. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split(':')
  const computed = await derive(password, Buffer.from(salt, 'hex'))
  const expected = Buffer.from(key, 'hex')
  return expected.length === computed.length && timingSafeEqual(expected, computed)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

export function setPassword(db: Database, userId: string, password: string): void {
  db.run('update users set password_hash = ? where id = ?', hashPassword(password), userId)
}

/** Ends all sessions of a person: grants, codes and refresh tokens are deleted, access tokens are refused from now on. */
export function endSessions(db: Database, userId: string): void {
  db.run('update users set session_generation = session_generation + 1 where id = ?', userId)
  db.run("delete from oidc where json_extract(payload, '$.accountId') = ?", userId)
}

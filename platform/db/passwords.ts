import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

// Cheap on purpose: accounts of a stand-in, and a sign-in has to stay below 100 ms on a busy machine.
const cost = { N: 4096, r: 8, p: 1 }
const keyLength = 32

/** Hashes a password as `salt:key`, both in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${scryptSync(password, salt, keyLength, cost).toString('hex')}`
}

/** Whether a password is the hashed one. Takes as long when there is no hash, so that it does not tell who has an account. */
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

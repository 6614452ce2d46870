import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Database } from './db/database'

export interface Keys {
  /** The private signing key in the form that the OpenID Connect server needs. */
  jwk: JWK
  privateKey: CryptoKey
  publicKey: CryptoKey
  /** Keys that sign the cookies. */
  cookies: string[]
}

/** Generated once per process, because it takes long and tests create many platforms. */
let newKey: Promise<JWK> | undefined

/** Loads the keys of this platform, creating them once, so that sessions and tokens survive a restart. */
export async function loadKeys(db: Database): Promise<Keys> {
  const stored = read(db, 'jwk')
  const jwk: JWK = stored === undefined ? await (newKey ??= newSigningKey()) : (JSON.parse(stored) as JWK)
  const cookie = read(db, 'cookie-key') ?? randomBytes(32).toString('base64url')
  write(db, 'jwk', JSON.stringify(jwk))
  write(db, 'cookie-key', cookie)
  const { kty, n, e, kid, alg, use } = jwk
  return {
    jwk,
    privateKey: (await importJWK(jwk, 'RS256')) as CryptoKey,
    publicKey: (await importJWK({ kty, n, e, kid, alg, use } as JWK, 'RS256')) as CryptoKey,
    cookies: [cookie],
  }
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }
}

function read(db: Database, key: string): string | undefined {
  return db.all<{ value: string }>('select value from meta where key = ?', key)[0]?.value
}

function write(db: Database, key: string, value: string): void {
  db.run('insert into meta (key, value) values (?, ?) on conflict (key) do nothing', key, value)
}

import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export { randomUUID as newId }

/** Random letters and digits after a prefix that says what the text is for. */
function random(prefix: string, length: number): string {
  return prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

export const newClientId = () => random('prd_', 24)
export const newTestClientId = () => random('sbx_', 24)
export const newSecret = () => random('s3k_', 40)

/** A secret that travels in a link: 256 random bits. */
export const newLinkSecret = () => randomBytes(32).toString('base64url')

/** Hashes the secret of a link for storage. A random secret needs neither salt nor a slow hash. */
export const hashLinkSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

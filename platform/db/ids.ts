import { randomInt, randomUUID } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export { randomUUID as newId }

/** A random text of letters and digits after a prefix that tells what it is. */
function random(prefix: string, length: number): string {
  return prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

export const newClientId = () => random('prd_', 24)
export const newTestClientId = () => random('sbx_', 24)
export const newSecret = () => random('s3k_', 40)
